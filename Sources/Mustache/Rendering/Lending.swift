/// Lends a value to a closure where it lies.
///
/// What can't be copied the compiler has to lend, and that is what a value's type is taken for here. A
/// value that could be copied would be, with each of its references counted up and down, because the
/// compiler can't know that the closure leaves the place alone.
///
/// - Parameter place: Holds a value, which must stay as it is until the closure returns.
@inlinable
@inline(__always)
func lend<Value: ~Copyable, Result>(
  _ place: UnsafePointer<Value>, to body: (borrowing Value) -> Result
) -> Result {
  body(place.pointee)
}
