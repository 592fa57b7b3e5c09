extension RandomAccessCollection {
  /// The first place from which on all elements belong to the second part of a collection that is in
  /// two parts; its end where none does. O(log n).
  ///
  /// - Parameter belongsToSecond: Whether an element belongs to the second part.
  @inlinable
  package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongsToSecond(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
