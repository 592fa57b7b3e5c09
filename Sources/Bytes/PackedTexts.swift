/// Many short texts end to end in one array, ready to be copied.
///
/// A page names some forty destinations. Their titles and ids lie far apart in a graph, and each
/// `String` on the way to a page is counted by two cores at once; here they are neighbours.
public struct PackedTexts: Sendable {
  @usableFromInline var bytes = ByteBuffer()
  /// Where each text ends, after the beginning of the first. Half as long as an `Int`, since a page
  /// looks up texts that lie anywhere; one that ends beyond four gigabytes would be empty.
  @usableFromInline var ends: [UInt32] = [0]

  /// No texts yet.
  public init() {}

  /// Packs texts. O(bytes of the texts).
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - write: Writes one of them.
  public init(count: Int, _ write: (Int, inout ByteBuffer) -> Void) {
    ends.reserveCapacity(count + 1)
    for position in 0..<count { append { write(position, &$0) } }
  }

  /// Packs one more text.
  public mutating func append(_ write: (inout ByteBuffer) -> Void) {
    write(&bytes)
    ends.append(UInt32(exactly: bytes.count) ?? ends[count])
  }

  /// The number of texts.
  public var count: Int { ends.count - 1 }

  /// The number of bytes of one of the texts.
  public func byteCount(_ position: Int) -> Int { range(of: position).count }

  /// Writes one of the texts.
  public func write(_ position: Int, into out: inout ByteBuffer) {
    out.append(bytes, in: range(of: position))
  }

  /// Calls a closure with the bytes of one of the texts.
  @inlinable
  @inline(__always)
  public func withBytes<Result>(
    of position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withBytes { body(UnsafeBufferPointer(rebasing: $0[range(of: position)])) }
  }

  /// Asks for the memory of one of the texts ahead of its use, see `Array.prefetch(_:)`.
  public func prefetch(_ position: Int) {
    bytes.withBytes { prefetchMemory(at: $0.baseAddress.map { $0 + Int(ends[position]) }) }
  }

  @inlinable
  @inline(__always)
  func range(of position: Int) -> Range<Int> {
    Int(ends[position])..<Int(ends[position + 1])
  }
}
