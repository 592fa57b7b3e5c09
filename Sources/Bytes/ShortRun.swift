extension UnsafeMutablePointer<UInt8> {
  /// Copies bytes to this place, which must have room for them and not overlap them.
  ///
  /// A page is made of runs of a few bytes, where a call of `memcpy` costs more than the copy: up to
  /// 64 are copied here as their first and their last bytes, one word each, which may overlap.
  ///
  /// - Returns: The place behind the copy.
  @discardableResult
  @inlinable
  @inline(__always)
  func put(_ run: UnsafeBufferPointer<UInt8>) -> Self {
    guard let source = run.baseAddress else { return self }
    if run.count <= 16 {
      putShort(source, run.count)
    } else if run.count <= 32 {
      putEnds(of: source, run.count, as: SIMD16<UInt8>.self)
    } else if run.count <= 64 {
      putEnds(of: source, run.count, as: SIMD32<UInt8>.self)
    } else {
      initialize(from: source, count: run.count)
    }
    return self + run.count
  }

  /// Copies up to sixteen bytes.
  @inlinable
  @inline(__always)
  func putShort(_ source: UnsafePointer<UInt8>, _ count: Int) {
    if count >= 8 {
      putEnds(of: source, count, as: UInt64.self)
    } else if count >= 4 {
      putEnds(of: source, count, as: UInt32.self)
    } else if count > 0 {
      self[0] = source[0]
      self[count / 2] = source[count / 2]
      self[count - 1] = source[count - 1]
    }
  }

  /// Copies the first and the last bytes of a run that is no shorter than a word.
  @inlinable
  @inline(__always)
  func putEnds<Word: BitwiseCopyable>(
    of source: UnsafePointer<UInt8>, _ count: Int, as _: Word.Type
  ) {
    let last = count &- MemoryLayout<Word>.size
    let source = UnsafeRawPointer(source)
    let target = UnsafeMutableRawPointer(self)
    target.storeBytes(of: source.loadUnaligned(as: Word.self), as: Word.self)
    target.storeBytes(
      of: source.loadUnaligned(fromByteOffset: last, as: Word.self), toByteOffset: last,
      as: Word.self)
  }
}
