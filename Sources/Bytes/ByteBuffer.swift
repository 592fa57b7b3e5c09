/// Growing output, reused from page to page.
///
/// A worker keeps one buffer, clears it for each page and never gives its memory back in between:
/// that, and appending in runs instead of characters, is what makes writing a page cheap.
public struct ByteBuffer: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8]

  /// Creates an empty buffer with room for `capacity` bytes.
  public init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Calls a closure with the bytes written so far.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer(body)
  }

  /// The number of bytes written so far.
  @inlinable public var count: Int { bytes.count }

  /// Whether nothing has been written.
  @inlinable public var isEmpty: Bool { bytes.isEmpty }

  /// Forgets what was written and keeps the memory.
  public mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Forgets what was written after the first `count` bytes.
  public mutating func truncate(to count: Int) {
    guard count < bytes.count else { return }
    bytes.removeSubrange(max(0, count)...)
  }

  /// Appends one byte.
  public mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends a literal, which is known to the compiler and never copied into a `String`.
  public mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends the UTF-8 bytes of a text as they are.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends the UTF-8 bytes of a part of a text as they are.
  public mutating func append(_ text: Substring) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes as they are.
  public mutating func append(contentsOf more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  /// Appends bytes as they are.
  public mutating func append(contentsOf more: ArraySlice<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Appends a part of an array as it is.
  public mutating func append(contentsOf more: [UInt8], in range: Range<Int>) {
    more.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Appends bytes as they are.
  public mutating func append(contentsOf more: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Appends a number in decimal digits.
  public mutating func append(decimal number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { append(digitsOf: rest) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// What was written, as text; bytes that are no UTF-8 are repaired.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
