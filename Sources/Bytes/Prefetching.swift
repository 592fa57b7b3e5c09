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

  /// Asks for the object that an element refers to, for whoever reads or copies it soon. What refers
  /// to it is read as a number: a copy would wait for the object to be counted there.
  ///
  /// - Parameters:
  ///   - place: The element's place.
  ///   - offset: Where in the element's bytes the reference is, an array's or a class's.
  @inlinable
  @inline(__always)
  public func prefetchObject(of place: Int, at offset: Int = 0) {
    precondition(indices.contains(place))
    withUnsafeBytes { bytes in
      let reference = bytes.loadUnaligned(
        fromByteOffset: place * MemoryLayout<Element>.stride + offset, as: UInt.self)
      prefetchMemory(at: UnsafeRawPointer(bitPattern: reference))
    }
  }
}

/// Asks for the memory at an address.
@usableFromInline
func prefetchMemory(at address: UnsafeRawPointer?) { waymark_prefetch(address) }
