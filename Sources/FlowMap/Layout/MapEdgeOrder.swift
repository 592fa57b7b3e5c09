import RouteGraph

/// The order in which edges are planned and drawn, whatever order they come in.
enum MapEdgeOrder {
  /// The edges that a graph can draw, sorted; edges from or to a node that does not exist are left
  /// out.
  static func sorted(_ graph: MapGraph) -> [MapEdge] {
    let nodes = graph.nodes.indices
    let ranks = Dictionary(
      uniqueKeysWithValues: ActionKind.allCases.enumerated().map { ($1, $0) })
    return
      graph.edges
      .filter { edge in nodes.contains(edge.from) && edge.to.map(nodes.contains) ?? true }
      .map { (key(of: $0, ranks), $0) }
      .sorted { $0.0 < $1.0 }
      .map(\.1)
  }

  /// The kind's place in the order of declaration.
  static func rank(of kind: ActionKind) -> Int {
    ActionKind.allCases.firstIndex(of: kind) ?? 0
  }

  private static func key(
    of edge: MapEdge, _ ranks: [ActionKind: Int]
  ) -> (Int, Int, Int, Int, String) {
    (edge.from, edge.to ?? Int.max, ranks[edge.kind] ?? 0, edge.count, edge.label)
  }
}
