internal import CPrefetch

extension Array {
  /// Asks for the memory where an element begins, for whoever has other work before it is used: the
  /// processor fetches what was asked for side by side, where each use would wait for itself.
  ///
  /// It pays where elements lie anywhere in an array of megabytes, and changes nothing but time.
  @inlinable
  @inline(__always)
  public func prefetch(_ place: Int) {
    precondition(indices.contains(place))
    withUnsafeBufferPointer { prefetchMemory(at: $0.baseAddress.map { $0 + place }) }
  }

  /// Asks for the memory where the array's references are counted, right before its elements, for
  /// whoever copies it soon.
  @inlinable
  @inline(__always)
  public func prefetchReferences() {
    withUnsafeBytes { prefetchMemory(at: $0.baseAddress.map { $0 - 24 }) }
  }
}

/// Asks for the memory at an address.
@usableFromInline
func prefetchMemory(at address: UnsafeRawPointer?) { waymark_prefetch(address) }
