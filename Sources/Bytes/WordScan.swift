/// Looks at eight bytes at a time for bytes that can't be copied as they are.
///
/// The tests are those of Anderson's "Bit Twiddling Hacks" for a word that has a zero byte, and for
/// one that has a byte below a bound. A byte that is no such byte may be marked too, but only behind
/// one that is: the first mark is always right.
enum WordScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Marks of a byte in a word; zero where it is not in it.
  ///
  /// - Parameter other: A bit in which bytes that are looked for too may differ from it.
  @inline(__always)
  static func marks(of byte: UInt8, orWith other: UInt8 = 0, in word: UInt64) -> UInt64 {
    let difference = (word & ~(ones &* UInt64(other))) ^ (ones &* UInt64(byte & ~other))
    return (difference &- ones) & ~difference & highs
  }

  /// Marks of bytes below a bound of at most 128 in a word; zero where none is in it.
  @inline(__always)
  static func marks(below bound: UInt8, in word: UInt64) -> UInt64 {
    (word &- ones &* UInt64(bound)) & ~word & highs
  }

  /// The place of the first byte at or after a start that is looked for; nil where there is none.
  ///
  /// - Parameter marks: Marks the bytes that are looked for in a word, the first of them rightly.
  @inline(__always)
  static func first(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, marks: (UInt64) -> UInt64
  ) -> Int? {
    guard let first = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    let end = first + bytes.count
    var place = first + start
    while end - place >= 8 {
      let found = marks(word(at: place))
      if found != 0 { return place - first &+ index(found) }
      place += 8
    }
    let count = end - place
    guard count > 0 else { return nil }
    let last =
      bytes.count >= 8
      ? word(at: end - 8) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
      : shortWord(at: place, count)
    let found = index(marks(last))
    return found < count ? place - first &+ found : nil
  }

  /// The place of the first marked byte, 8 where none is.
  @inline(__always)
  private static func index(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  /// Eight bytes, the first in the lowest bits.
  @inline(__always)
  private static func word(at place: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
  }

  /// One to seven bytes, the first in the lowest bits and zeros above: the first and the last ones,
  /// which may be the same.
  @inline(__always)
  private static func shortWord(at place: UnsafeRawPointer, _ count: Int) -> UInt64 {
    func half(_ offset: Int) -> UInt64 {
      let half = UInt32(littleEndian: (place + offset).loadUnaligned(as: UInt32.self))
      return UInt64(half) &<< UInt64(truncatingIfNeeded: offset &* 8)
    }
    func byte(_ offset: Int) -> UInt64 {
      UInt64((place + offset).load(as: UInt8.self))
        &<< UInt64(truncatingIfNeeded: offset &* 8)
    }
    return count < 4
      ? byte(0) | byte(count &>> 1) | byte(count &- 1) : half(0) | half(count &- 4)
  }
}
