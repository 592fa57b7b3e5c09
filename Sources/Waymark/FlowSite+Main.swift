import Foundation
import RouteGraph
import SiteGenerator
import WaymarkCommands

extension FlowSite {
  /// Carries out the program's arguments, and ends the process: `build` publishes the site.
  public static func main() async {
    await run()
  }

  /// What ``main()`` does, for a program that has something to do before.
  ///
  /// Ends the process with the command's exit status.
  public static func run() async {
    let site = Self()
    let definition = SiteDefinition(
      title: site.title, language: site.language, flows: site.flows)
    let arguments = CommandLine.arguments
    let name = arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "site"
    let status = await CommandLineTool(definition, name: name).run(Array(arguments.dropFirst()))
    exit(status.rawValue)
  }
}
