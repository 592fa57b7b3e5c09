extension ByteBuffer {
  /// Appends a text as a JSON string, in quotes.
  ///
  /// `<` is escaped too, so that the text stays safe inside a script element, and the line
  /// separators U+2028 and U+2029 are left as they are, which JSON allows. O(length of the text).
  public mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in
      var start = 0
      for index in source.indices {
        guard let escape = JSONEscape(source[index]) else { continue }
        append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
        escape.write(into: &self)
        start = index + 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a text as a JSON string, or `null`.
  public mutating func append(json text: String?) {
    if let text { append(json: text) } else { append("null") }
  }
}

/// A byte that can't stand for itself in a JSON string.
private struct JSONEscape {
  let byte: UInt8

  @inline(__always)
  init?(_ byte: UInt8) {
    guard
      byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || byte == UInt8(ascii: "<")
    else { return nil }
    self.byte = byte
  }

  func write(into buffer: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "\""): buffer.append("\\\"")
    case UInt8(ascii: "\\"): buffer.append("\\\\")
    case UInt8(ascii: "\n"): buffer.append("\\n")
    case UInt8(ascii: "\t"): buffer.append("\\t")
    default:
      let digits = Array("0123456789abcdef".utf8)
      buffer.append("\\u00")
      buffer.append(digits[Int(byte >> 4)])
      buffer.append(digits[Int(byte & 15)])
    }
  }
}
