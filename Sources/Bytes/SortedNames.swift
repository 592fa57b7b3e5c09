/// A few fixed names, found by their bytes: without hashing, and without making a text of what is
/// looked for.
package struct SortedNames: Sendable {
  /// The names in the order of their bytes.
  package let names: [String]

  /// Sorts names, each of which must be given once. O(n log n).
  package init(_ names: some Sequence<String>) {
    self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The number of a name in `names`; nil where it is none of them. O(log n).
  package func place(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      let order = names[middle].withUTF8Bytes { Self.order(of: $0, name) }
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The number of a name in `names`; nil where it is none of them. O(log n).
  package func place(of name: String) -> Int? { name.withUTF8Bytes { place(of: $0) } }

  /// Below, at or above zero as the first bytes come before, are or come after the second.
  @inline(__always)
  private static func order(
    of first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var place = 0
    while place < first.count, place < second.count {
      if first[place] != second[place] { return Int(first[place]) - Int(second[place]) }
      place += 1
    }
    return first.count - second.count
  }
}
