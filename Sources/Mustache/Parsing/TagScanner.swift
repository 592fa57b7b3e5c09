/// Finds the tags of a template, one after the other, and keeps the delimiters that hold.
struct TagScanner {
  private let bytes: [UInt8]
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag, nil at the end of the text.
  ///
  /// O(bytes up to the tag's end).
  mutating func next() throws(TemplateFault) -> Tag? {
    guard let start = bytes.firstOffset(of: open, from: position) else { return nil }
    let inside = start + open.count
    guard inside < bytes.count else { throw unclosed(by: close, at: start) }
    let (kind, signLength, ending) = sign(at: inside)
    guard let end = bytes.firstOffset(of: ending, from: inside + signLength) else {
      throw unclosed(by: ending, at: start)
    }
    let content = ((inside + signLength)..<end).trimmed(in: bytes)
    position = end + ending.count
    let range = start..<position
    if bytes[inside] == UInt8(ascii: "=") {
      try changeDelimiters(content, at: start)
    }
    let name = kind == .silent ? "" : String(decoding: bytes[content], as: UTF8.self)
    if kind != .silent { try judge(name, content: content, at: start) }
    return Tag(kind: kind, name: name, range: range)
  }

  /// What the byte behind the opening delimiter announces: the kind of tag, how many bytes the sign
  /// takes, and what ends the tag.
  private func sign(at offset: Int) -> (kind: Tag.Kind, length: Int, ending: [UInt8]) {
    switch bytes[offset] {
    case UInt8(ascii: "#"): (.section, 1, close)
    case UInt8(ascii: "^"): (.inverted, 1, close)
    case UInt8(ascii: "/"): (.close, 1, close)
    case UInt8(ascii: ">"): (.partial, 1, close)
    case UInt8(ascii: "<"): (.parent, 1, close)
    case UInt8(ascii: "$"): (.block, 1, close)
    case UInt8(ascii: "&"): (.raw, 1, close)
    case UInt8(ascii: "{"): (.raw, 1, Array("}".utf8) + close)
    case UInt8(ascii: "!"): (.silent, 1, close)
    case UInt8(ascii: "="): (.silent, 1, Array("=".utf8) + close)
    default: (.variable, 0, close)
    }
  }

  /// Takes over the two delimiters of `{{=<% %>=}}`.
  private mutating func changeDelimiters(
    _ content: Range<Int>, at start: Int
  ) throws(TemplateFault) {
    let parts = bytes[content].split { $0.isWhitespace }
    guard parts.count == 2, !bytes[content].contains(UInt8(ascii: "=")) else {
      throw TemplateFault(.invalidDelimiters, at: start)
    }
    open = Array(parts[0])
    close = Array(parts[1])
  }

  /// Refuses a name that is empty or that holds white space.
  private func judge(_ name: String, content: Range<Int>, at start: Int) throws(TemplateFault) {
    if name.isEmpty { throw TemplateFault(.missingName, at: start) }
    if bytes[content].contains(where: \.isWhitespace) {
      throw TemplateFault(.invalidName(name), at: start)
    }
  }

  private func unclosed(by ending: [UInt8], at start: Int) -> TemplateFault {
    TemplateFault(.unclosedTag(ending: String(decoding: ending, as: UTF8.self)), at: start)
  }
}
