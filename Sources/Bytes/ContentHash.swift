/// A 64-bit fingerprint of bytes, the same on every machine and in every run.
///
/// The function is XXH64 (Yann Collet, xxHash specification 0.1.1, seed 0): fast enough to hash
/// every page of every build. It tells changed content from unchanged content and names files; it
/// is no defence against somebody who looks for collisions.
public struct ContentHash: Hashable, Sendable {
  /// The hash value.
  public let value: UInt64

  /// Wraps a value read back from where an earlier one was stored.
  public init(value: UInt64) {
    self.value = value
  }

  /// Hashes bytes. O(n).
  public init(of bytes: UnsafeBufferPointer<UInt8>) {
    value = XXH64.hash(UnsafeRawBufferPointer(bytes))
  }

  /// Hashes bytes. O(n).
  public init(of bytes: [UInt8]) {
    value = bytes.withUnsafeBytes { XXH64.hash($0) }
  }

  /// Hashes the UTF-8 bytes of a text. O(n).
  public init(of text: String) {
    value = text.withUTF8Bytes { XXH64.hash(UnsafeRawBufferPointer($0)) }
  }

  /// Hashes what was written to a buffer. O(n).
  public init(of buffer: ByteBuffer) {
    self = buffer.withBytes { ContentHash(of: $0) }
  }

  /// Reads sixteen hexadecimal digits; nil for anything else.
  public init?(hexadecimal digits: UnsafeBufferPointer<UInt8>) {
    guard digits.count == 16 else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      guard let digit = digit.hexadecimalValue else { return nil }
      value = value << 4 | UInt64(digit)
    }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  public var hexadecimal: String {
    var buffer = ByteBuffer(capacity: 16)
    buffer.append(hexadecimal: self)
    return buffer.text
  }

  /// The first `length` base-32 letters (a-z, 2-7), for file names; at most 12, five bits each.
  public func letters(_ length: Int) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    var rest = value
    var letters: [UInt8] = []
    for _ in 0..<min(max(length, 1), 12) {
      letters.append(alphabet[Int(rest >> 59)])
      rest <<= 5
    }
    return String(decoding: letters, as: UTF8.self)
  }
}

extension ByteBuffer {
  /// Appends a fingerprint's sixteen hexadecimal digits.
  public mutating func append(hexadecimal hash: ContentHash) {
    let digits = room(for: 16)
    var rest = hash.value
    for place in 0..<16 {
      digits[place] = Self.hexadecimal(UInt8(truncatingIfNeeded: rest &>> 60))
      rest &<<= 4
    }
    written += 16
  }

  /// Appends a hexadecimal digit from 0 to 15, in small letters.
  package mutating func append(hexadecimalDigit digit: UInt8) {
    append(Self.hexadecimal(digit))
  }

  @inline(__always)
  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") &- 10 &+ digit
  }
}

/// Takes the fingerprint of bytes that come in pieces.
public struct ContentHasher: Sendable {
  private var lanes = XXH64.Lanes()
  /// The last bytes that fill no stripe yet.
  private var rest: [UInt8] = []
  private var count = 0

  /// Begins with no bytes.
  public init() {
    rest.reserveCapacity(XXH64.stripe)
  }

  /// Takes in the next piece. O(n).
  public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    count += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(XXH64.stripe - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == XXH64.stripe else { return }
      rest.withUnsafeBytes { _ = lanes.takeStripes(of: $0) }
      rest.removeAll(keepingCapacity: true)
    }
    let pieces = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start...]))
    rest += pieces[lanes.takeStripes(of: pieces)...]
  }

  /// The fingerprint of all pieces: that of their bytes in one.
  public var hash: ContentHash {
    let start = count >= XXH64.stripe ? lanes.merged : XXH64.prime5
    return ContentHash(
      value: rest.withUnsafeBytes { XXH64.finish(start, count: count, rest: $0) })
  }
}

/// The xxHash specification's 64-bit function.
private enum XXH64 {
  static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// How many bytes the lanes take in at once.
  static let stripe = 32

  static func hash(_ input: UnsafeRawBufferPointer) -> UInt64 {
    guard input.count >= stripe else { return finish(prime5, count: input.count, rest: input) }
    var lanes = Lanes()
    let taken = lanes.takeStripes(of: input)
    return finish(
      lanes.merged, count: input.count, rest: UnsafeRawBufferPointer(rebasing: input[taken...]))
  }

  /// The four accumulators.
  struct Lanes: Sendable {
    private var lanes = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)

    /// Takes in whole stripes.
    ///
    /// - Returns: The number of bytes that were taken in; fewer than a stripe are left.
    mutating func takeStripes(of input: UnsafeRawBufferPointer) -> Int {
      guard var place = input.baseAddress else { return 0 }
      let taken = input.count - input.count % stripe
      let end = place + taken
      var copy = self
      while end - place >= 2 * stripe {
        copy.takeStripe(at: place)
        copy.takeStripe(at: place + stripe)
        place += 2 * stripe
      }
      if place < end { copy.takeStripe(at: place) }
      self = copy
      return taken
    }

    @inline(__always)
    private mutating func takeStripe(at place: UnsafeRawPointer) {
      lanes.0 = round(lanes.0, word(place))
      lanes.1 = round(lanes.1, word(place + 8))
      lanes.2 = round(lanes.2, word(place + 16))
      lanes.3 = round(lanes.3, word(place + 24))
    }

    /// The lanes in one.
    var merged: UInt64 {
      var hash =
        rotated(lanes.0, 1) &+ rotated(lanes.1, 7) &+ rotated(lanes.2, 12) &+ rotated(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
      }
      return hash
    }
  }

  /// Ends with the bytes that fill no stripe.
  ///
  /// - Parameters:
  ///   - start: What the lanes make, `prime5` where there was no stripe.
  ///   - count: How many bytes there are altogether.
  static func finish(_ start: UInt64, count: Int, rest: UnsafeRawBufferPointer) -> UInt64 {
    var hash = start &+ UInt64(truncatingIfNeeded: count)
    if var place = rest.baseAddress {
      let end = place + rest.count
      while end - place >= 8 {
        hash = rotated(hash ^ round(0, word(place)), 27) &* prime1 &+ prime4
        place += 8
      }
      if end - place >= 4 {
        let half = UInt64(UInt32(littleEndian: place.loadUnaligned(as: UInt32.self)))
        hash = rotated(hash ^ (half &* prime1), 23) &* prime2 &+ prime3
        place += 4
      }
      while place < end {
        hash = rotated(hash ^ (UInt64(place.load(as: UInt8.self)) &* prime5), 11) &* prime1
        place += 1
      }
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  @inline(__always)
  fileprivate static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotated(lane &+ input &* prime2, 31) &* prime1
  }

  @inline(__always)
  fileprivate static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    (value << bits) | (value >> (64 - bits))
  }

  @inline(__always)
  fileprivate static func word(_ place: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
  }
}
