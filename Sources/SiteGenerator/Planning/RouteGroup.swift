import Bytes
import RouteGraph

/// A route case with its destinations.
struct RouteGroup: Sendable {
  /// The name of the route's type.
  let type: String
  /// The name of the case, or of the view or value type that stands in its place.
  let name: String
  /// The case's place in the flow's folder, without an extension: `shop-route/champion`.
  let path: String
  /// The destinations' places in the graph, which sorts them together.
  let destinations: Range<Int>
  /// The case as Swift declares it: `case champion(Champion)`.
  let signature: String

  /// Whether the case has a page of its own, which lists its destinations.
  var hasPage: Bool { destinations.count > 1 }

  /// The page that one comes to first, named from the flow's folder: the case's own, or its only
  /// destination's.
  func entryPath(in graph: FlowGraph) -> String {
    "\(hasPage ? path : graph.destinations[destinations.lowerBound].id.rawValue).html"
  }
}

extension RouteGroup {
  /// The cases of a graph, in the order of its destinations. O(V).
  static func groups(of graph: FlowGraph) -> [RouteGroup] {
    var groups: [RouteGroup] = []
    var start = 0
    for place in graph.destinations.indices {
      let isLast = place + 1 == graph.destinations.count
      if isLast || !isCaseContinued(after: place, in: graph.destinations) {
        groups.append(RouteGroup(graph.destinations, start..<(place + 1)))
        start = place + 1
      }
    }
    return groups
  }

  /// Whether a destination and the next one belong to the same case. Looked at field by field: a
  /// destination as a whole holds a dozen references to count.
  private static func isCaseContinued(after place: Int, in destinations: [Destination]) -> Bool {
    !destinations[place].values.isEmpty && !destinations[place + 1].values.isEmpty
      && destinations[place].type == destinations[place + 1].type
      && destinations[place].caseName == destinations[place + 1].caseName
      && destinations[place].view == destinations[place + 1].view
      && destinations[place].id.isBeside(destinations[place + 1].id)
  }

  private init(_ destinations: [Destination], _ range: Range<Int>) {
    let first = destinations[range.lowerBound]
    type = first.type
    name = first.caseName ?? first.view ?? first.type
    path = first.values.isEmpty ? first.id.rawValue : String(first.id.parent)
    self.destinations = range
    signature = first.signature
  }
}

extension DestinationID {
  /// Whether two names differ in their last part alone.
  fileprivate func isBeside(_ other: DestinationID) -> Bool {
    rawValue.withUTF8Bytes { name in
      other.rawValue.withUTF8Bytes { other in
        Self.parent(of: name).isEqual(to: Self.parent(of: other))
      }
    }
  }

  private static func parent(
    of name: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: name[..<(name.lastIndex(of: UInt8(ascii: "/")) ?? name.count)])
  }

  /// The name without its last part.
  fileprivate var parent: Substring {
    rawValue[..<(rawValue.utf8.lastIndex(of: UInt8(ascii: "/")) ?? rawValue.endIndex)]
  }
}

extension Destination {
  /// The case as Swift declares it, or the view that stands in its place.
  fileprivate var signature: String {
    guard let caseName else { return view.map { "struct \($0): View" } ?? type }
    guard type != "View" else { return "struct \(caseName): View" }
    guard !values.isEmpty else { return "case \(caseName)" }
    let parameters = values.map { value in value.label.map { "\($0): \(value.type)" } ?? value.type
    }
    return "case \(caseName)(\(parameters.joined(separator: ", ")))"
  }
}
