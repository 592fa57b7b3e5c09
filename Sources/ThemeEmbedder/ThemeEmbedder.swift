import Foundation

/// Writes the files of a folder into a Swift file, as string literals.
///
///     ThemeEmbedder FOLDER SWIFT-FILE
///
/// The files must be UTF-8; hidden ones are left out. The Swift file names them `embeddedFiles`,
/// sorted by path.
@main struct ThemeEmbedder {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { throw Failure("usage: ThemeEmbedder FOLDER SWIFT-FILE") }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let literals = try paths(in: folder).map { path in
      try literal(of: folder.appending(path: path), path: path)
    }
    let source = """
      extension BuiltInTheme {
        static let embeddedFiles: [File] = [
      \(literals.joined(separator: ",\n"))
        ]
      }

      """
    try source.write(to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
  }

  /// The paths of the files below a folder, sorted.
  private static func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { path in
        let values = try? folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
        return values?.isRegularFile == true
          && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .sorted()
  }

  /// A file as an element of the array: a raw literal whose delimiter its text doesn't hold.
  private static func literal(of file: URL, path: String) throws -> String {
    guard let text = String(data: try Data(contentsOf: file), encoding: .utf8) else {
      throw Failure("\(path) is not UTF-8")
    }
    guard !text.utf8.contains(UInt8(ascii: "\r")) else {
      throw Failure("\(path) has carriage returns, which a literal does not keep")
    }
    var marks = "#"
    while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
    return """
      File("\(path)", \(marks)\"""
      \(text)
      \"""\(marks))
      """
  }

  /// Why the files can't be embedded.
  private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
