import Foundation
import WaymarkCommands

/// The tool: builds sites from graph files and from the source of apps.
@main struct WaymarkTool {
  static func main() async {
    let arguments = CommandLine.arguments
    let name = arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "waymark"
    let tool = CommandLineTool(name: name, scanner: AppScanner())
    exit(await tool.run(Array(arguments.dropFirst())).rawValue)
  }
}
