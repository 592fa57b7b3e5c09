import Bytes
import RouteGraph

/// The routes of a flow as notes spell them: `champion/ahri`, found without making a text.
///
/// Only what is spelled letter by letter as the flow does is found. `NoteBinding` knows the rest,
/// and what to say where there is nothing.
struct SpelledRoutes: Sendable {
  private let groups: [RouteGroup]
  private let index: GraphIndex
  /// The names that one case alone has.
  private let names: SortedNames
  /// The numbers of the cases, in the order of `names`.
  private let numbers: [Int]

  /// Sorts the names of a flow's cases. O(n log n).
  ///
  /// - Parameters:
  ///   - groups: The cases.
  ///   - groupsByName: The numbers of the cases of each name.
  ///   - index: What finds destinations.
  init(of groups: [RouteGroup], groupsByName: [String: [Int]], index: GraphIndex) {
    self.groups = groups
    self.index = index
    let cases = groupsByName.compactMapValues { $0.count == 1 ? $0.first : nil }
    names = SortedNames(cases.keys)
    numbers = names.names.compactMap { cases[$0] }
  }

  /// The number of a route's case, and the place of its destination where the route has values; nil
  /// where the route is not spelled as the flow does. O(length of the route * log cases).
  func find(_ route: UnsafeBufferPointer<UInt8>) -> (group: Int, destination: Int?)? {
    guard let (group, values) = read(route) else { return nil }
    guard let values else { return (group, nil) }
    return destination(values, of: group).map { (group, $0) }
  }

  /// The number of a route's case, and its values where it has some; nil where no case is spelled so.
  func read(
    _ route: UnsafeBufferPointer<UInt8>
  ) -> (group: Int, values: UnsafeBufferPointer<UInt8>?)? {
    let slash = route.firstIndex(of: UInt8(ascii: "/"))
    let name = UnsafeBufferPointer(rebasing: route[..<(slash ?? route.endIndex)])
    return names.place(of: name).map { place in
      (numbers[place], slash.map { UnsafeBufferPointer(rebasing: route[($0 + 1)...]) })
    }
  }

  /// The place of a case's destination with values that are spelled so.
  func destination(_ values: UnsafeBufferPointer<UInt8>, of group: Int) -> Int? {
    groups[group].path.withUTF8Bytes { path in
      let count = path.count + 1 + values.count
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { id in
        _ = id[..<path.count].initialize(fromContentsOf: path)
        id[path.count] = UInt8(ascii: "/")
        _ = id[(path.count + 1)...].initialize(fromContentsOf: values)
        return index.position(ofBytes: UnsafeBufferPointer(id))
          .flatMap { groups[group].destinations.contains($0) ? $0 : nil }
      }
    }
  }
}
