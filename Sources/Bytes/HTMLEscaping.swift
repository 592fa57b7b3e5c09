extension ByteBuffer {
  /// Appends a text with `&`, `<`, `>`, `"` and `'` escaped, right for element content and for a
  /// quoted attribute.
  ///
  /// Copies run by run between the characters to escape. O(length of the text).
  public mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Appends UTF-8 bytes with `&`, `<`, `>`, `"` and `'` escaped.
  public mutating func append(escaping source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in source.indices {
      guard let entity = HTMLEntity.of(source[index]) else { continue }
      append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
      append(entity)
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
  }
}

/// The five characters that HTML gives a meaning to.
private enum HTMLEntity {
  /// What stands for a byte, or nil for the many that stand for themselves.
  @inline(__always)
  static func of(_ byte: UInt8) -> StaticString? {
    guard byte <= UInt8(ascii: ">") else { return nil }
    switch byte {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return "&quot;"
    case UInt8(ascii: "'"): return "&#39;"
    default: return nil
    }
  }
}
