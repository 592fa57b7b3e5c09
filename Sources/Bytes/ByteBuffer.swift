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

  @usableFromInline var memory: Memory?
  /// Where the memory begins.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>?
  /// How many bytes of memory there are.
  @usableFromInline var capacity = 0
  @usableFromInline var written = 0

  /// The number of bytes written so far.
  @inlinable public var count: Int { written }

  /// Creates an empty buffer with room for `capacity` bytes; one without room has no memory yet.
  public init(capacity: Int = 0) {
    if capacity > 0 { move(for: capacity) }
  }

  /// Whether nothing has been written.
  public var isEmpty: Bool { count == 0 }

  /// The last byte, nil where nothing has been written.
  public var last: UInt8? { count > 0 ? start?[count - 1] : nil }

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

  /// Forgets what was written and keeps the memory, unless a copy has it too.
  public mutating func clear() {
    written = 0
    if memory != nil { claim() }
  }

  /// Takes memory of its own, unless it has that.
  ///
  /// From here on bytes may be appended by ``append(claimed:)``, which doesn't ask again. A copy that
  /// is made in between stays as it is: what it holds ends before the bytes that are appended, and
  /// when it grows, it finds that the memory is shared. Such a copy must not be assigned back, since
  /// what was appended behind it would be overwritten for whoever holds that.
  package mutating func claim() {
    if !isKnownUniquelyReferenced(&memory) { move(for: 0) }
  }

  /// Memory behind what was written, for so many bytes more.
  @inlinable
  @inline(__always)
  mutating func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity &- count < more || !isKnownUniquelyReferenced(&memory) { move(for: more) }
    return end
  }

  /// The place behind what was written, in memory that there is.
  @inlinable var end: UnsafeMutablePointer<UInt8> { start.unsafelyUnwrapped + count }

  /// Takes new memory, with room for so many bytes more.
  @inline(never)
  @usableFromInline
  mutating func move(for more: Int) {
    let grown = max(64, count + more, capacity - count < more ? capacity * 2 : capacity)
    let moved = Memory.create(minimumCapacity: grown) { _ in }
    let target = moved.withUnsafeMutablePointerToElements { $0 }
    if let start { target.initialize(from: start, count: count) }
    memory = moved
    start = target
    capacity = grown
  }
}

extension ByteBuffer {
  /// Appends one byte.
  public mutating func append(_ byte: UInt8) {
    room(for: 1).initialize(to: byte)
    written += 1
  }

  /// Appends bytes as they are.
  public mutating func append(contentsOf more: UnsafeBufferPointer<UInt8>) {
    room(for: more.count).put(more)
    written &+= more.count
  }

  /// Appends bytes as they are to a buffer that was claimed, see ``claim()``.
  @inlinable
  @inline(__always)
  package mutating func append(claimed more: UnsafeBufferPointer<UInt8>) {
    if capacity &- count < more.count { move(for: more.count) }
    end.put(more)
    written &+= more.count
  }

  /// Appends two runs of bytes as they are, with one look at the memory that is left.
  public mutating func append(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) {
    room(for: first.count + second.count).put(first).put(second)
    written &+= first.count + second.count
  }

  /// Appends bytes between two literals, with one look at the memory that is left.
  @inlinable
  @inline(__always)
  mutating func append(
    _ opening: StaticString, _ middle: UnsafeBufferPointer<UInt8>, _ closing: StaticString
  ) {
    opening.withUTF8Buffer { opening in
      closing.withUTF8Buffer { closing in
        let length = opening.count + middle.count + closing.count
        room(for: length).put(opening).put(middle).put(closing)
        written &+= length
      }
    }
  }

  /// Appends a literal.
  ///
  /// The compiler knows it and its length, so that a short one is a look at the memory that is left
  /// and two words.
  @inlinable
  @inline(__always)
  public mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { literal in
      guard literal.count <= 64 else { return append(contentsOf: literal) }
      room(for: literal.count).put(literal)
      written &+= literal.count
    }
  }

  /// Appends the UTF-8 bytes of a text as they are. Literals are left to the method above, which
  /// needn't ask where a text has its bytes.
  @_disfavoredOverload
  public mutating func append(_ text: String) {
    text.withUTF8Bytes { append(contentsOf: $0) }
  }

  /// Appends the UTF-8 bytes of a part of a text as they are.
  @_disfavoredOverload
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

  /// Inserts what was written to another buffer before the byte at a place, of at most ``count``.
  /// O(bytes inserted and behind the place).
  public mutating func insert(_ other: ByteBuffer, at place: Int) {
    precondition((0...count).contains(place), "the place lies behind what was written")
    other.withBytes { other in
      let gap = room(for: other.count) - (count - place)
      (gap + other.count).update(from: gap, count: count - place)
      gap.put(other)
      written += other.count
    }
  }

  /// Appends a number in decimal digits.
  public mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt) {
    var length = 1
    var rest = number / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    let digits = room(for: length)
    rest = number
    for place in stride(from: length - 1, through: 0, by: -1) {
      digits[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    written += length
  }
}
