extension UnsafeBufferPointer<UInt8> {
  /// Whether these are the same bytes as others. O(n), without a branch for each byte.
  @inlinable
  package func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var difference: UInt8 = 0
    for place in 0..<count { difference |= self[place] ^ other[place] }
    return difference == 0
  }
}

extension String {
  /// Calls a closure with the text's UTF-8 bytes.
  ///
  /// `withUTF8(_:)` wants a variable, and every copy of a text is counted up and down; this reads a
  /// native text where it lies. O(1); O(length of the text) where it has to be copied first.
  @inlinable
  package func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
