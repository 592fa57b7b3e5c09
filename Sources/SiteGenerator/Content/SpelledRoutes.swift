import Bytes
import RouteGraph

/// The routes of a flow as notes spell them: `champion/ahri`, found without making a text.
///
/// Only what is spelled letter by letter as the flow does is found. `NoteBinding` knows the rest,
/// and what to say where there is nothing.
struct SpelledRoutes: Sendable {
  private let outline: FlowOutline
  /// The names that one case alone has.
  private let names: SortedNames
  /// The numbers of the cases, in the order of `names`.
  private let numbers: [Int]

  /// Sorts the names of a flow's cases. O(n log n).
  init(of outline: FlowOutline) {
    self.outline = outline
    let cases = outline.groupsByName.compactMapValues { $0.count == 1 ? $0.first : nil }
    names = SortedNames(cases.keys)
    numbers = names.names.compactMap { cases[$0] }
  }

  /// The number of a route's case, and the place of its destination where the route has values; nil
  /// where the route is not spelled as the flow does. O(length of the route * log cases).
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
    names.place(of: name).map { numbers[$0] }
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
}
