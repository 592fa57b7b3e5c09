extension ByteBuffer {
  /// Appends a text as a JSON string, in quotes.
  ///
  /// `<` is escaped too, so that the text stays safe inside a script element, and the line
  /// separators U+2028 and U+2029 are left as they are, which JSON allows. O(length of the text).
  public mutating func append(json text: String) {
    text.withUTF8Bytes { append(json: $0) }
  }

  /// Appends UTF-8 bytes as a JSON string, in quotes.
  public mutating func append(json source: UnsafeBufferPointer<UInt8>) {
    // Most texts stand for themselves.
    guard JSONEscape.first(in: source, from: 0) != nil else { return append("\"", source, "\"") }
    append(UInt8(ascii: "\""))
    var start = 0
    while let index = JSONEscape.first(in: source, from: start) {
      append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
      JSONEscape.write(source[index], into: &self)
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
    append(UInt8(ascii: "\""))
  }

  /// Appends what begins a field after an object's first one: `, "name": `.
  ///
  /// - Parameter name: The field's name, which needs no escaping.
  @inlinable
  @inline(__always)
  public mutating func append(jsonKey name: StaticString) {
    name.withUTF8Buffer { append(", \"", $0, "\": ") }
  }

  /// Appends a text as a JSON string, or `null`.
  public mutating func append(json text: String?) {
    if let text { append(json: text) } else { append("null") }
  }
}

/// The bytes that can't stand for themselves in a JSON string: control characters, `"`, `\`, `<`.
private enum JSONEscape {
  /// The place of the first such byte at or after a start.
  static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    WordScan.first(in: bytes, from: start) { word in
      WordScan.marks(below: 0x20, in: word) | WordScan.marks(of: UInt8(ascii: "\""), in: word)
        | WordScan.marks(of: UInt8(ascii: "\\"), in: word)
        | WordScan.marks(of: UInt8(ascii: "<"), in: word)
    }
  }

  static func write(_ byte: UInt8, into buffer: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "\""): buffer.append("\\\"")
    case UInt8(ascii: "\\"): buffer.append("\\\\")
    case UInt8(ascii: "\n"): buffer.append("\\n")
    case UInt8(ascii: "\t"): buffer.append("\\t")
    default:
      buffer.append("\\u00")
      buffer.append(hexadecimalDigit: byte >> 4)
      buffer.append(hexadecimalDigit: byte & 15)
    }
  }
}
