/// Growing output, reused from page to page.
///
/// A worker keeps one buffer, clears it for each page and never gives its memory back in between:
/// that, and appending in runs instead of characters, is what makes writing a page cheap. A page is
/// some hundred runs of a few bytes each, so the buffer has memory of its own, where a run costs
/// half of what it costs in an array.
///
/// A value: a copy shares the memory until one of the two is changed. Unchecked, because the compiler
/// can't know that memory is written only by a buffer that has it for itself.
public struct ByteBuffer: @unchecked Sendable {
  /// Memory that is freed with its last buffer. Its header is not used.
  @usableFromInline typealias Memory = ManagedBuffer<Void, UInt8>

  @usableFromInline var memory: Memory
  /// Where the memory begins.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  /// How many bytes of memory there are.
  private var capacity: Int
  /// The number of bytes written so far.
  public private(set) var count = 0

  /// Creates an empty buffer with room for `capacity` bytes.
  public init(capacity: Int = 0) {
    self.capacity = max(0, capacity)
    memory = Memory.create(minimumCapacity: self.capacity) { _ in }
    start = memory.withUnsafeMutablePointerToElements { $0 }
  }

  /// Whether nothing has been written.
  public var isEmpty: Bool { count == 0 }

  /// The last byte, nil where nothing has been written.
  public var last: UInt8? { count > 0 ? start[count - 1] : nil }

  /// Calls a closure with the bytes written so far.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(memory) {} }
    return try body(UnsafeBufferPointer(start: start, count: count))
  }

  /// A copy of the bytes written so far. O(n).
  public var bytes: [UInt8] { withBytes { Array($0) } }

  /// What was written, as text; bytes that are no UTF-8 are repaired. O(n).
  public var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Forgets what was written and keeps the memory.
  public mutating func clear() {
    count = 0
  }

  /// Memory behind what was written, for so many bytes more.
  @inline(__always)
  private mutating func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < more || !isKnownUniquelyReferenced(&memory) { move(for: more) }
    return start + count
  }

  /// Takes new memory, with room for so many bytes more.
  @inline(never)
  private mutating func move(for more: Int) {
    let grown = max(64, count + more, capacity - count < more ? capacity * 2 : capacity)
    let moved = Memory.create(minimumCapacity: grown) { _ in }
    let target = moved.withUnsafeMutablePointerToElements { $0 }
    target.initialize(from: start, count: count)
    memory = moved
    start = target
    capacity = grown
  }
}

extension ByteBuffer {
  /// Appends one byte.
  public mutating func append(_ byte: UInt8) {
    room(for: 1).initialize(to: byte)
    count += 1
  }

  /// Appends bytes as they are.
  public mutating func append(contentsOf more: UnsafeBufferPointer<UInt8>) {
    room(for: more.count).put(more)
    count += more.count
  }

  /// Appends bytes between two literals, with one look at the memory that is left.
  @inline(__always)
  mutating func append(
    _ opening: StaticString, _ middle: UnsafeBufferPointer<UInt8>, _ closing: StaticString
  ) {
    opening.withUTF8Buffer { opening in
      closing.withUTF8Buffer { closing in
        let length = opening.count + middle.count + closing.count
        room(for: length).put(opening).put(middle).put(closing)
        count += length
      }
    }
  }

  /// Appends a literal, which is known to the compiler and never copied into a `String`.
  public mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends the UTF-8 bytes of a text as they are.
  public mutating func append(_ text: String) {
    text.withUTF8Bytes { append(contentsOf: $0) }
  }

  /// Appends the UTF-8 bytes of a part of a text as they are.
  public mutating func append(_ text: Substring) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends what was written to another buffer.
  public mutating func append(_ other: ByteBuffer) {
    other.withBytes { append(contentsOf: $0) }
  }

  /// Appends a part of what was written to another buffer.
  public mutating func append(_ other: ByteBuffer, in range: Range<Int>) {
    other.withBytes { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Appends bytes as they are.
  public mutating func append(contentsOf more: [UInt8]) {
    more.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Appends bytes as they are.
  public mutating func append(contentsOf more: ArraySlice<UInt8>) {
    more.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Appends a part of an array as it is.
  public mutating func append(contentsOf more: [UInt8], in range: Range<Int>) {
    more.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Appends a number in decimal digits.
  public mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { append(digitsOf: rest) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }
}
