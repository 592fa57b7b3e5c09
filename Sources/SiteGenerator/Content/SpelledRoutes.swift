import Bytes
import RouteGraph

/// The routes of a flow as notes spell them: `champion/ahri`, found without making a text.
///
/// Only what is spelled letter by letter as the flow does is found. `NoteBinding` knows the rest,
/// and what to say where there is nothing.
struct SpelledRoutes: Sendable {
  /// A case with the one name that is looked for.
  private struct Case: Sendable {
    let name: String
    let number: Int
  }

  private let outline: FlowOutline
  /// The names that one case alone has, in the order of their bytes.
  private let cases: [Case]

  /// Sorts the names of a flow's cases. O(n log n).
  init(of outline: FlowOutline) {
    self.outline = outline
    cases = outline.groupsByName.compactMap { name, numbers in
      numbers.count == 1 ? numbers.first.map { Case(name: name, number: $0) } : nil
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The number of a route's case, and the place of its destination where the route has values; nil
  /// where the route is not spelled as the flow does. O(length of the route + log cases).
  func find(_ route: UnsafeBufferPointer<UInt8>) -> (group: Int, destination: Int?)? {
    guard let slash = route.firstIndex(of: UInt8(ascii: "/")) else {
      return group(named: route).map { ($0, nil) }
    }
    let values = UnsafeBufferPointer(rebasing: route[(slash + 1)...])
    guard let group = group(named: UnsafeBufferPointer(rebasing: route[..<slash])),
      let destination = destination(values, of: group)
    else { return nil }
    return (group, destination)
  }

  private func group(named name: UnsafeBufferPointer<UInt8>) -> Int? {
    var low = 0
    var high = cases.count
    while low < high {
      let middle = (low + high) / 2
      let order = cases[middle].name.withUTF8Bytes { Self.compare($0, name) }
      if order == 0 { return cases[middle].number }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func destination(_ values: UnsafeBufferPointer<UInt8>, of group: Int) -> Int? {
    outline.groups[group].path.withUTF8Bytes { path in
      let count = path.count + 1 + values.count
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { id in
        _ = id[..<path.count].initialize(fromContentsOf: path)
        id[path.count] = UInt8(ascii: "/")
        _ = id[(path.count + 1)...].initialize(fromContentsOf: values)
        return outline.index.position(ofBytes: UnsafeBufferPointer(id))
          .flatMap { outline.groups[group].destinations.contains($0) ? $0 : nil }
      }
    }
  }

  /// Below, at or above zero as the first bytes come before, are or come after the second.
  private static func compare(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for (left, right) in zip(first, second) where left != right { return Int(left) - Int(right) }
    return first.count - second.count
  }
}
