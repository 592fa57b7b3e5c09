import Bytes

/// The text of one template, with the name that tags use and the file that messages name.
public struct TemplateSource: Sendable {
  /// The name that `{{>name}}` and `{{<name}}` ask for.
  public let name: String
  /// The file as messages show it, relative to the project's root.
  public let file: String
  /// The text in UTF-8; a byte order mark in front is left out.
  public let bytes: [UInt8]
  /// Where each line but the first begins.
  private let lineStarts: [Int]

  /// Wraps the bytes of a template file.
  public init(name: String, file: String, bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.name = name
    self.file = file
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.bytes = bytes
    lineStarts = bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
  }

  /// Wraps a template's text.
  public init(name: String, file: String, text: String) {
    self.init(name: name, file: file, bytes: Array(text.utf8))
  }
}

extension TemplateSource {
  /// The place of a byte, as people count. O(log lines).
  func location(of offset: Int) -> TemplateLocation {
    // The number of lines that begin at or before the byte.
    let before = lineStarts.partitioningIndex { $0 > offset }
    let lineStart = before > 0 ? lineStarts[before - 1] : 0
    return TemplateLocation(file: file, line: before + 1, column: offset - lineStart + 1)
  }
}
