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
    var start = 0
    while let index = HTMLEntity.first(in: source, from: start) {
      append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
      append(HTMLEntity.of(source[index]))
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
  }
}

/// The five characters that HTML gives a meaning to.
private enum HTMLEntity {
  /// The place of the first of them at or after a start.
  static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    WordScan.first(in: bytes, from: start) { word in
      WordScan.marks(of: UInt8(ascii: "&"), in: word)
        | WordScan.marks(of: UInt8(ascii: "<"), in: word)
        | WordScan.marks(of: UInt8(ascii: ">"), in: word)
        | WordScan.marks(of: UInt8(ascii: "\""), in: word)
        | WordScan.marks(of: UInt8(ascii: "'"), in: word)
    } where: { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        true
      default: false
      }
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
