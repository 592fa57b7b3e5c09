extension String {
  /// Calls a closure with the text's UTF-8 bytes.
  ///
  /// `withUTF8(_:)` wants a variable, and every copy of a text is counted up and down; this reads a
  /// native text where it lies. O(1); O(length of the text) where it has to be copied first.
  @inline(__always)
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
