/// Finds where bytes stop being UTF-8.
public enum UTF8Validation {
  /// The offset of the first byte that begins no valid UTF-8 sequence, or nil when all are valid.
  ///
  /// Follows table 3-7 of the Unicode Standard: no overlong forms, no surrogates, nothing above
  /// U+10FFFF. O(n), without allocation.
  public static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = skipASCII(in: bytes, from: 0)
    while index < bytes.count {
      let end = skipThreeByteLetters(in: bytes, from: index)
      guard end == index else {
        index = skipASCII(in: bytes, from: end)
        continue
      }
      let lead = bytes[index]
      guard let sequence = Sequence(lead: lead), index + sequence.length <= bytes.count,
        sequence.second.contains(bytes[index + 1])
      else { return index }
      for place in stride(from: 2, to: sequence.length, by: 1)
      where bytes[index + place] & 0xC0 != 0x80 {
        return index
      }
      index = skipASCII(in: bytes, from: index + sequence.length)
    }
    return nil
  }

  /// The offset of the first byte that begins no valid UTF-8 sequence, or nil when all are valid.
  public static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { firstInvalidByte(in: $0) }
  }

  /// The offset of the first byte at or after a start that is no ASCII, the end where all are; looks
  /// at eight bytes at a time.
  @inline(__always)
  private static func skipASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let marks = word & 0x8080_8080_8080_8080
      guard marks == 0 else { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The offset behind the sequences of three bytes that begin at a start, which most scripts of Asia
  /// consist of; one word and three masks for each. The last bytes of a text are left out.
  @inline(__always)
  private static func skipThreeByteLetters(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 4 <= raw.count {
      let word = UInt32(
        littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
      let bound = word & 0x200F
      // The form, then overlong ones (E0 80...9F) and surrogates (ED A0...BF).
      guard word & 0xC0_C0F0 == 0x80_80E0, bound != 0, bound != 0x200D else { break }
      index += 3
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
