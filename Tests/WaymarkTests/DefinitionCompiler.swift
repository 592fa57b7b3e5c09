import Foundation

/// The compiler, looking over a definition with the modules of this build.
enum DefinitionCompiler {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the compiler takes a source; nil where this build keeps its modules elsewhere.
  static func accepts(_ source: String) throws -> Bool? {
    let modules = Tool.products.appending(path: "Modules")
    guard FileManager.default.fileExists(atPath: modules.path + "/Waymark.swiftmodule") else {
      print("skipped: this build does not keep its modules in 'Modules'")
      return nil
    }
    let file = NSTemporaryDirectory() + "waymark-definition-\(UUID().uuidString).swift"
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    let system = root.appending(path: "Sources/System").path
    compiler.arguments =
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path]
      + (try FileManager.default.contentsOfDirectory(atPath: system)).flatMap {
        ["-I", "\(system)/\($0)"]
      } + [file]
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0
  }
}
