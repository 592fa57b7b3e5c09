extension ByteBuffer {
  /// Appends a text with `&`, `<`, `>`, `"` and `'` escaped, right for element content and for a
  /// quoted attribute.
  ///
  /// Copies run by run between the characters to escape. O(length of the text).
  public mutating func append(escaping text: String) {
    text.withUTF8Bytes { append(escaping: $0) }
  }

  /// Appends UTF-8 bytes with `&`, `<`, `>`, `"` and `'` escaped.
  public mutating func append(escaping source: UnsafeBufferPointer<UInt8>) {
    // Most texts stand for themselves.
    guard let first = HTMLEntity.first(in: source, from: 0) else {
      return append(contentsOf: source)
    }
    append(source, escapingFrom: first)
  }

  @inline(never)
  private mutating func append(_ source: UnsafeBufferPointer<UInt8>, escapingFrom first: Int) {
    var start = 0
    var index: Int? = first
    while let place = index {
      append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<place]))
      append(HTMLEntity.of(source[place]))
      start = place + 1
      index = HTMLEntity.first(in: source, from: start)
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether nothing in a text is escaped for HTML. O(n).
  package var isPlainInHTML: Bool { HTMLEntity.first(in: self, from: 0) == nil }
}

/// The five characters that HTML gives a meaning to.
private enum HTMLEntity {
  /// The place of the first of them at or after a start.
  @inline(__always)
  static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    WordScan.first(in: bytes, from: start) { word in
      // '&' and ''' differ in one bit, so do `<` and `>`.
      WordScan.marks(of: UInt8(ascii: "&"), orWith: 0b01, in: word)
        | WordScan.marks(of: UInt8(ascii: "<"), orWith: 0b10, in: word)
        | WordScan.marks(of: UInt8(ascii: "\""), in: word)
    }
  }

  /// What stands for one of them.
  static func of(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }
}
