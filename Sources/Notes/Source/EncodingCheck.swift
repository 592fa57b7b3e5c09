import Bytes
import RouteGraph

/// Tells text from what only looks like it. libcmark would turn every bad byte into a replacement
/// character without a word.
enum EncodingCheck {
  /// The mark that some editors put before UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Marks of the encodings that a note may not have; the longer ones first, as the UTF-32 mark
  /// begins with the UTF-16 one.
  private static let foreignMarks: [(bytes: [UInt8], name: String)] = [
    ([0xFF, 0xFE, 0x00, 0x00], "UTF-32 (little-endian)"),
    ([0x00, 0x00, 0xFE, 0xFF], "UTF-32 (big-endian)"),
    ([0xFF, 0xFE], "UTF-16 (little-endian)"),
    ([0xFE, 0xFF], "UTF-16 (big-endian)"),
  ]

  /// The first thing that keeps a file from being a note's text, or nil.
  static func problem(in source: NoteSource, traits: ByteTraits) -> Diagnostic? {
    guard traits.hasNUL || traits.hasNonASCII else { return nil }
    if let mark = foreignMarks.first(where: { source.bytes.starts(with: $0.bytes) }) {
      return Diagnostic(
        .error, "invalid-utf-8", at: SourceLocation(file: source.file, line: 1, column: 1),
        "the note is encoded in \(mark.name), not in UTF-8", fix: "save the file as UTF-8")
    }
    if let offset = UTF8Validation.firstInvalidByte(in: source.bytes) {
      let digits = String(source.bytes[offset], radix: 16, uppercase: true)
      return Diagnostic(
        .error, "invalid-utf-8", at: location(of: offset, in: source),
        "the byte 0x\(digits) at offset \(offset) is not UTF-8", fix: "save the file as UTF-8")
    }
    if traits.hasNUL, let offset = source.bytes.firstIndex(of: 0) {
      return Diagnostic(
        .error, "nul-byte", at: location(of: offset, in: source),
        "a note cannot hold the NUL at offset \(offset)", fix: "remove the character")
    }
    return nil
  }

  private static func location(of offset: Int, in source: NoteSource) -> SourceLocation {
    let start = source.bytes.starts(with: byteOrderMark) ? 3 : 0
    var line = 1
    var lineStart = start
    var index = start
    while index < offset {
      let byte = source.bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), source.bytes[index] == UInt8(ascii: "\n") { index += 1 }
      line += 1
      lineStart = index
    }
    return SourceLocation(file: source.file, line: line, column: max(1, offset - lineStart + 1))
  }
}
