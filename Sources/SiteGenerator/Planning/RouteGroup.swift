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
    graph.destinations.caseRanges.map { RouteGroup(graph.destinations, $0) }
  }

  private init(_ destinations: [Destination], _ range: Range<Int>) {
    let first = destinations[range.lowerBound]
    type = first.type
    name = first.routeName
    path = first.casePath
    self.destinations = range
    signature = first.signature
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
