extension ByteBuffer {
  /// Appends eight bytes, the lowest first.
  package mutating func append(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0.bindMemory(to: UInt8.self)) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes at a place that there is, read as ``ByteBuffer/append(word:)`` writes them.
  @inlinable
  @inline(__always)
  package func word(at place: Int) -> UInt64 {
    let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: place, as: UInt64.self)
    return UInt64(littleEndian: word)
  }
}

extension [UInt8] {
  /// The eight bytes at a place that there is, read as ``ByteBuffer/append(word:)`` writes them.
  package func word(at place: Int) -> UInt64 {
    withUnsafeBufferPointer { $0.word(at: place) }
  }
}
