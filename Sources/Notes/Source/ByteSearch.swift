import CCmark

/// The C library's search for bytes, which looks at many of them at a time.
enum ByteSearch {
  /// The offset of the first byte with a value, at or after a start. O(n).
  static func first(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Whether bytes begin with a literal's.
  static func begins(_ bytes: UnsafeBufferPointer<UInt8>, with literal: StaticString) -> Bool {
    literal.withUTF8Buffer { literal in
      guard let base = bytes.baseAddress, let wanted = literal.baseAddress else { return false }
      return bytes.count >= literal.count && memcmp(base, wanted, literal.count) == 0
    }
  }
}
