/// Looks at eight bytes at a time for bytes that can't be copied as they are.
///
/// The tests are those of Anderson's "Bit Twiddling Hacks" for a word that has a zero byte, and for
/// one that has a byte below a bound. They are exact as to whether there is such a byte, not as to
/// where: the bytes of a word that has one are looked at one by one.
enum WordScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Marks of a byte in a word; zero where it is not in it.
  @inline(__always)
  static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & highs
  }

  /// Marks of bytes below a bound of at most 128 in a word; zero where none is in it.
  @inline(__always)
  static func marks(below bound: UInt8, in word: UInt64) -> UInt64 {
    (word &- ones &* UInt64(bound)) & ~word & highs
  }

  /// The place of the first byte at or after a start that is looked for; nil where there is none.
  ///
  /// - Parameters:
  ///   - marks: Marks the bytes that are looked for in a word.
  ///   - isWanted: Whether one byte is looked for.
  @inline(__always)
  static func first(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, marks: (UInt64) -> UInt64,
    where isWanted: (UInt8) -> Bool
  ) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count,
      marks(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) == 0
    {
      index += 8
    }
    while index < bytes.count {
      if isWanted(bytes[index]) { return index }
      index += 1
    }
    return nil
  }
}
