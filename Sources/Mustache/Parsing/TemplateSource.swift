/// The text of one template, with the name that tags use and the file that messages name.
public struct TemplateSource: Sendable {
  /// The name that `{{>name}}` and `{{<name}}` ask for.
  public let name: String
  /// The file as messages show it, relative to the project's root.
  public let file: String
  /// The text in UTF-8; a byte order mark in front is left out.
  public let bytes: [UInt8]

  /// Wraps the bytes of a template file.
  public init(name: String, file: String, bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.name = name
    self.file = file
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// Wraps a template's text.
  public init(name: String, file: String, text: String) {
    self.init(name: name, file: file, bytes: Array(text.utf8))
  }
}

extension TemplateSource {
  /// The place of a byte, as people count. O(offset).
  func location(of offset: Int) -> TemplateLocation {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return TemplateLocation(
      file: file, line: before.count { $0 == .newline } + 1, column: offset - lineStart + 1)
  }
}
