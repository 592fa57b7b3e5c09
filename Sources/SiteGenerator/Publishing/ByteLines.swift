/// The lines of a text in memory, each ended by a line feed.
struct ByteLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var start = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether nothing is left, not even a line without an end.
  var isAtEnd: Bool { start == bytes.count }

  /// The next line without its end, or nil where no more line ends.
  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { start = end + 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }
}
