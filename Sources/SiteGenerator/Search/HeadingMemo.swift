import Bytes
import Notes

/// The headings of a note as one line of text: what is remembered of a page that need not be made
/// again, because links and search ask for the headings of every note.
///
/// Each heading is its level, line, id and text, with a tab in front of each. `%` and control
/// characters are percent-encoded.
enum HeadingMemo {
  /// The line.
  static func text(of headings: [Heading]) -> String {
    guard !headings.isEmpty else { return "" }
    var line = ByteBuffer(capacity: 256)
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
    return line.text
  }

  /// The headings in a line that ``text(of:)`` wrote.
  static func headings(in memo: String) -> [Heading] {
    let fields = memo.split(separator: "\t", omittingEmptySubsequences: false).dropFirst()
    return stride(from: fields.startIndex, to: fields.endIndex - 3, by: 4).compactMap { start in
      guard let level = Int(fields[start]), let line = Int(fields[start + 1]) else { return nil }
      return Heading(
        level: level, id: PercentEncoding.decoded(fields[start + 2]),
        text: PercentEncoding.decoded(fields[start + 3]), line: line)
    }
  }

  private static func write(_ text: String, into line: inout ByteBuffer) {
    text.withUTF8Bytes { line.append(percentEncoding: $0) { !isEncoded($0) } }
  }

  private static func isEncoded(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
  }
}
