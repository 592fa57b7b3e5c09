import Bytes
import Notes

/// The headings of a note as one line of text: what is remembered of a page that need not be made
/// again, because links and search ask for the headings of every note.
///
/// Each heading is its level, line, id and text, all with tabs between. `%` and control characters
/// are percent-encoded.
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
        level: level, id: decoded(fields[start + 2]), text: decoded(fields[start + 3]), line: line)
    }
  }

  private static func write(_ text: String, into line: inout ByteBuffer) {
    text.withUTF8Bytes { text in
      guard text.contains(where: isEncoded) else { return line.append(contentsOf: text) }
      for byte in text {
        guard isEncoded(byte) else {
          line.append(byte)
          continue
        }
        line.append(byte < 0x10 ? "%0" : "%")
        line.append(String(byte, radix: 16))
      }
    }
  }

  private static func isEncoded(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
  }

  /// By bytes: a mark that combines with the sign or its digits makes one letter of them.
  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    let decoded = parts.dropFirst().reduce(into: parts.first.map(Array.init) ?? []) { bytes, part in
      if let byte = UInt8(String(Substring(part.prefix(2))), radix: 16) { bytes.append(byte) }
      bytes += part.dropFirst(2)
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
