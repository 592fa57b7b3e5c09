/// Names in the order added, and where each is.
///
/// Notes have a handful of keys and headings, for which looking through them is faster than hashing;
/// beyond that a dictionary keeps a hostile note linear.
struct NameIndex {
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]
  private static let few = 16

  /// Where a name is, or nil where it was not added.
  func place(of name: String) -> Int? {
    names.count <= Self.few ? names.firstIndex(of: name) : places[name]
  }

  /// Adds a name that is not there yet.
  mutating func add(_ name: String) {
    if names.isEmpty { names.reserveCapacity(Self.few) }
    names.append(name)
    guard names.count > Self.few else { return }
    if places.isEmpty {
      for (place, name) in names.enumerated() { places[name] = place }
    } else {
      places[name] = names.count - 1
    }
  }
}
