import Bytes
import Notes

/// The headings of a note as one line of text: what is remembered of a page that need not be made
/// again, because links and search ask for the headings of every note.
///
/// Each heading is its level, line, id and text, with a tab in front of each. `%` and control
/// characters are percent-encoded.
struct HeadingMemo: Sendable {
  /// The line of a note without headings.
  static let none = HeadingMemo(of: [])

  private let lines: PackedTexts
  private let position: Int

  /// One of several lines.
  init(_ position: Int, of lines: PackedTexts) {
    self.lines = lines
    self.position = position
  }

  /// The line of a note's headings.
  init(of headings: [Heading]) {
    self.init(0, of: PackedTexts(count: 1) { Self.write(headings, into: &$1) })
  }

  /// Whether there is no heading.
  var isEmpty: Bool { lines.byteCount(position) == 0 }

  /// The headings.
  var headings: [Heading] {
    var headings: [Heading] = []
    forEach { heading in
      guard let level = Self.number(heading.level), let line = Self.number(heading.line) else {
        return
      }
      headings.append(
        Heading(
          level: level, id: PercentEncoding.decoded(heading.id),
          text: PercentEncoding.decoded(heading.text), line: line))
    }
    return headings
  }

  /// Writes a note's headings as a line.
  static func write(_ headings: [Heading], into line: inout ByteBuffer) {
    for heading in headings {
      line.append("\t")
      line.append(decimal: heading.level)
      line.append("\t")
      line.append(decimal: heading.line)
      line.append("\t")
      write(heading.id, into: &line)
      line.append("\t")
      write(heading.text, into: &line)
    }
  }

  /// Writes each heading's text and id in turn as a JSON array.
  func writeJSON(into out: inout ByteBuffer) {
    out.append("[")
    var isFirst = true
    forEach { heading in
      if !isFirst { out.append(",") }
      isFirst = false
      Self.writeJSON(heading.text, into: &out)
      out.append(",")
      Self.writeJSON(heading.id, into: &out)
    }
    out.append("]")
  }

  /// Calls a closure with the line's bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    lines.withBytes(of: position, body)
  }

  private typealias Field = UnsafeBufferPointer<UInt8>

  /// Calls a closure with the fields of each heading.
  private func forEach(_ body: ((level: Field, line: Field, id: Field, text: Field)) -> Void) {
    withBytes { bytes in
      var rest = bytes
      func next() -> Field? {
        guard rest.first == UInt8(ascii: "\t") else { return nil }
        rest = Field(rebasing: rest.dropFirst())
        let field = Field(rebasing: rest.prefix { $0 != UInt8(ascii: "\t") })
        rest = Field(rebasing: rest.dropFirst(field.count))
        return field
      }
      while let level = next(), let line = next(), let id = next(), let text = next() {
        body((level, line, id, text))
      }
    }
  }

  private static func number(_ digits: Field) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }

  private static func writeJSON(_ field: Field, into out: inout ByteBuffer) {
    if field.contains(UInt8(ascii: "%")) {
      out.append(json: PercentEncoding.decoded(field))
    } else {
      out.append(json: field)
    }
  }

  private static func write(_ text: String, into line: inout ByteBuffer) {
    text.withUTF8Bytes { line.append(percentEncoding: $0) { !isEncoded($0) } }
  }

  private static func isEncoded(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
  }
}
