/// One line of a file, and what it could be in front matter.
struct TextLine {
  /// What a line could be, judged by itself.
  enum Kind {
    /// Nothing but blanks.
    case blank
    /// Three dashes and blanks: opens or closes front matter.
    case marker
    /// A YAML comment, or a Markdown heading.
    case comment
    /// A word and a colon in the first column.
    case key
    /// Something that can stand in YAML: indented, a list item, quoted, with a colon.
    case maybeYAML
    /// Something that cannot.
    case prose
  }

  /// The offset of the first byte.
  let start: Int
  /// The offset after the line's end.
  let next: Int
  /// What the line could be.
  let kind: Kind

  /// Reads the line that begins at an offset; an offset at the end gives a blank line.
  init(at start: Int, in text: UnsafeBufferPointer<UInt8>) {
    let end = ByteSearch.first(UInt8(ascii: "\n"), in: text, from: start) ?? text.count
    self.start = start
    next = min(end + 1, text.count)
    kind = Self.kind(of: UnsafeBufferPointer(rebasing: text[start..<end]))
  }

  private static func kind(of line: UnsafeBufferPointer<UInt8>) -> Kind {
    guard let first = line.first(where: { !isBlank($0) }) else { return .blank }
    if isMarker(line) { return .marker }
    if first == UInt8(ascii: "#") { return .comment }
    if isBlank(line[0]) { return .maybeYAML }
    switch first {
    case UInt8(ascii: "{"): return .key
    case UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "?"):
      return .maybeYAML
    default: return keyword(line)
    }
  }

  private static func isMarker(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let dash = UInt8(ascii: "-")
    return line.count >= 3 && line[0] == dash && line[1] == dash && line[2] == dash
      && line.dropFirst(3).allSatisfy(isBlank)
  }

  private static func keyword(_ line: UnsafeBufferPointer<UInt8>) -> Kind {
    let colon = UInt8(ascii: ":")
    guard
      let end = line.indices.first(where: {
        line[$0] == colon && ($0 + 1 == line.count || isBlank(line[$0 + 1]))
      })
    else { return isQuote(line[0]) ? .maybeYAML : .prose }
    let isOneWord = line[..<end].allSatisfy { isWord($0) || isQuote($0) }
    return isOneWord && end > 0 ? .key : .maybeYAML
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      return true
    default: return false
    }
  }
}
