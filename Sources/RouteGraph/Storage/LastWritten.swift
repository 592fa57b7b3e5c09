import Bytes

/// The value that was written last in one place of a line, with its bytes.
///
/// The lines of a graph say much again: the controls of a screen lead from one destination, and all
/// are written in a few files. What stands in the line before is copied from there.
struct LastWritten<Value: Equatable> {
  private var value: Value?
  private var bytes = ByteBuffer()

  /// Appends a value's bytes, which are made where it is not the last one.
  mutating func append(
    _ value: Value, to buffer: inout ByteBuffer, write: (inout ByteBuffer) -> Void
  ) {
    if self.value != value {
      self.value = value
      bytes.clear()
      write(&bytes)
    }
    buffer.append(bytes)
  }
}
