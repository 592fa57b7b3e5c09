/// Finds where bytes stop being UTF-8.
public enum UTF8Validation {
  /// The offset of the first byte that begins no valid UTF-8 sequence, or nil when all are valid.
  ///
  /// Follows table 3-7 of the Unicode Standard: no overlong forms, no surrogates, nothing above
  /// U+10FFFF. O(n), without allocation.
  public static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index = skipASCII(in: bytes, from: index + 1)
        continue
      }
      guard let sequence = Sequence(lead: lead), index + sequence.length <= bytes.count,
        sequence.second.contains(bytes[index + 1])
      else { return index }
      for place in stride(from: 2, to: sequence.length, by: 1)
      where bytes[index + place] & 0xC0 != 0x80 {
        return index
      }
      index += sequence.length
    }
    return nil
  }

  /// The offset of the first byte that begins no valid UTF-8 sequence, or nil when all are valid.
  public static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { firstInvalidByte(in: $0) }
  }

  /// The first offset, at or after a start, that is not known to hold ASCII; looks at eight bytes at
  /// a time.
  @inline(__always)
  private static func skipASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
    return index
  }

  /// What a leading byte announces: how many bytes, and which ones may follow it.
  private struct Sequence {
    let length: Int
    let second: ClosedRange<UInt8>

    init?(lead: UInt8) {
      switch lead {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return nil
      }
    }
  }
}
