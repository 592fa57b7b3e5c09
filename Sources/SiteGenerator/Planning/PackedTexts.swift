import Bytes

/// Many short texts end to end in one array, ready to be copied into pages.
///
/// A page names some forty destinations. Their titles and ids lie far apart in a graph, and each
/// `String` on the way to a page is counted by two cores at once; here they are neighbours.
struct PackedTexts: Sendable {
  private var bytes = ByteBuffer()
  private var ends: [Int] = [0]

  /// Packs texts. O(bytes of the texts).
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - write: Writes one of them.
  init(count: Int, _ write: (Int, inout ByteBuffer) -> Void) {
    ends.reserveCapacity(count + 1)
    for position in 0..<count {
      write(position, &bytes)
      ends.append(bytes.count)
    }
  }

  /// The number of bytes of one of the texts.
  func byteCount(_ position: Int) -> Int { ends[position + 1] - ends[position] }

  /// Writes one of the texts.
  func write(_ position: Int, into out: inout ByteBuffer) {
    out.append(bytes, in: ends[position]..<ends[position + 1])
  }

  /// Calls a closure with the bytes of one of the texts.
  func withBytes<Result>(
    of position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withBytes { body(UnsafeBufferPointer(rebasing: $0[ends[position]..<ends[position + 1]])) }
  }

  /// Calls a closure with the bytes of all texts.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withBytes(body)
  }
}
