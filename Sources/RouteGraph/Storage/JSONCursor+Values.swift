/// The kinds of JSON values, as messages call them.
enum JSONKind: String {
  case text = "a text"
  case number = "a number"
  case flag = "true or false"
  case null = "null"
  case list = "a list"
  case object = "an object"

  /// The kind of the value that begins with a byte.
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): self = .text
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .flag
    case UInt8(ascii: "n"): self = .null
    case UInt8(ascii: "["): self = .list
    case UInt8(ascii: "{"): self = .object
    default: return nil
    }
  }
}

extension JSONCursor {
  /// The kind of the value that begins here; nil, and the end of the reading, where none does.
  mutating func kind() -> JSONKind? {
    guard let kind = peek().flatMap(JSONKind.init) else {
      failExpecting("a value")
      return nil
    }
    return kind
  }

  /// Whether a value of a kind begins here; reports and goes past one of another kind.
  ///
  /// - Parameter mayBeNull: Whether `null` is passed over without a word.
  mutating func expect(_ wanted: JSONKind, mayBeNull: Bool = false) -> Bool {
    guard let found = kind() else { return false }
    guard found != wanted else { return true }
    if !(mayBeNull && found == .null) { reportKind(wanted.rawValue, found: found.rawValue) }
    skip()
    return false
  }

  /// Reports that a value of another kind is wanted here.
  mutating func reportKind(_ wanted: String, found: String) {
    let subject = path.isEmpty ? "the file" : "'\(path.text)'"
    report("wrong-kind", "\(subject) must be \(wanted), but is \(found)", at: offset)
  }

  /// A text.
  mutating func text(mayBeNull: Bool = false) -> String? {
    guard expect(.text, mayBeNull: mayBeNull) else { return nil }
    guard let range = textRange() else { return nil }
    return range.isPlain
      ? String(decoding: bytes[range.bytes], as: UTF8.self) : unescaped(range.bytes)
  }

  /// `true` or `false`.
  mutating func flag() -> Bool? {
    guard expect(.flag) else { return nil }
    let value = bytes[offset] == UInt8(ascii: "t")
    literal(value ? "true" : "false")
    return value
  }

  /// A whole number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int? {
    guard expect(.number) else { return nil }
    let start = offset
    guard let digits = numberRange() else { return nil }
    let text = String(decoding: bytes[digits], as: UTF8.self)
    guard let value = Int(text), range.contains(value) else {
      let bound = range.lowerBound == Int.min ? "" : " of at least \(range.lowerBound)"
      report(
        "wrong-kind", "'\(path.text)' must be a whole number\(bound), but is \(text)", at: start)
      return nil
    }
    return value
  }

  /// Goes past any value.
  mutating func skip() {
    guard let kind = kind() else { return }
    switch kind {
    case .text: _ = textRange()
    case .number: _ = numberRange()
    case .flag: literal(bytes[offset] == UInt8(ascii: "t") ? "true" : "false")
    case .null: literal("null")
    case .list:
      guard enter() else { return }
      var isFirst = true
      while next(isFirst: isFirst, end: UInt8(ascii: "]")) {
        skip()
        isFirst = false
      }
    case .object:
      guard enter() else { return }
      var isFirst = true
      while next(isFirst: isFirst, end: UInt8(ascii: "}")), key() != nil {
        skip()
        isFirst = false
      }
    }
  }

  /// A key and the colon after it.
  mutating func key() -> (bytes: Range<Int>, isPlain: Bool)? {
    guard peek() == UInt8(ascii: "\"") else {
      failExpecting("a key in double quotes")
      return nil
    }
    guard let range = textRange() else { return nil }
    guard peek() == UInt8(ascii: ":") else {
      failExpecting("':'")
      return nil
    }
    advance()
    return range
  }

  private mutating func literal(_ word: StaticString) {
    let end = offset + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { letters in
      end <= bytes.count && zip(bytes[offset..<end], letters).allSatisfy { $0 == $1 }
    }
    guard matches else { return failExpecting("a value") }
    advance(to: end)
  }

  /// The digits of a number in JSON's grammar.
  private mutating func numberRange() -> Range<Int>? {
    let start = offset
    var end = offset
    func digits() -> Bool {
      let first = end
      while end < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[end] { end += 1 }
      return end > first
    }
    func take(_ letters: StaticString) -> Bool {
      guard end < bytes.count else { return false }
      let byte = bytes[end]
      guard letters.withUTF8Buffer({ $0.contains(byte) }) else { return false }
      end += 1
      return true
    }
    _ = take("-")
    var isValid = take("0") || digits()
    if isValid, take(".") { isValid = digits() }
    if isValid, take("eE") {
      _ = take("+-")
      isValid = digits()
    }
    if isValid, end < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[end] {
      isValid = false
    }
    guard isValid else {
      fail("a number is not written as JSON wants it", fix: "write it like -1, 0 or 25")
      return nil
    }
    advance(to: end)
    return start..<end
  }
}
