import Notes

/// The headings of a note as one line of text: what is remembered of a page that need not be made
/// again, because links and search ask for the headings of every note.
///
/// Each heading is its level, line, id and text, all with tabs between. `%` and control characters
/// are percent-encoded.
enum HeadingMemo {
  /// The line.
  static func text(of headings: [Heading]) -> String {
    headings.map { heading in
      "\t\(heading.level)\t\(heading.line)\t\(encoded(heading.id))\t\(encoded(heading.text))"
    }.joined()
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

  private static func encoded(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "%") }) else {
      return text
    }
    return text.unicodeScalars.map { scalar in
      let isPlain = scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "%"
      let digits = String(scalar.value, radix: 16)
      return isPlain ? String(scalar) : digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
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
