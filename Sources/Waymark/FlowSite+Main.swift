import Foundation
import RouteGraph
import SiteGenerator
import WaymarkCommands

extension FlowSite {
  /// Carries out the program's arguments: `build` publishes the site.
  public static func main() async {
    let site = Self()
    let definition = SiteDefinition(
      title: site.title, language: site.language, flows: site.flows)
    let arguments = CommandLine.arguments
    let name = arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "site"
    let status = await CommandLineTool(definition, name: name).run(Array(arguments.dropFirst()))
    exit(status.rawValue)
  }
}
