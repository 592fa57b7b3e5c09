import Foundation
import PackagePlugin

/// Has the `Templates` folder written into the target as Swift source when a file in it changed.
@main struct ThemeEmbedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let inputs = (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path() < $1.path() }
    return [
      .buildCommand(
        displayName: "Embedding the theme",
        executable: try context.tool(named: "ThemeEmbedder").url,
        arguments: [folder, output].map { $0.path(percentEncoded: false) }, inputFiles: inputs,
        outputFiles: [output])
    ]
  }
}
