extension CaseGraph {
  /// The most neighbours that are drawn on either side.
  public static let neighbourLimit = 24

  /// The drawing of one case with what leads to it and what it leads to; nil where there is no such
  /// node.
  ///
  /// Neighbours that lie on both sides stand after it. On each side the first `limit` in
  /// declaration order are drawn, and a node that leads nowhere counts the rest.
  /// O(edges of the node × log).
  public func neighbourhood(of node: Int, limit: Int = neighbourLimit) -> MapGraph? {
    guard map.nodes.indices.contains(node) else { return nil }
    let edges = edgesOfNode[node].map { map.edges[$0] }
    let after = Set(edges.compactMap { $0.from == node ? $0.to : nil }).subtracting([node])
    let before = Set(edges.map(\.from)).subtracting(after).subtracting([node])
    var graph = MapGraph(nodes: [], edges: [])
    var numbers: [Int: Int] = [:]
    let limit = max(0, limit)
    for neighbour in before.sorted().prefix(limit) {
      add(neighbour, column: 0, to: &graph, &numbers)
    }
    addRemainder(before.count - limit, column: 0, to: &graph)
    add(node, column: 1, to: &graph, &numbers)
    graph.nodes[graph.nodes.count - 1].role = .focus
    for neighbour in after.sorted().prefix(limit) {
      add(neighbour, column: 2, to: &graph, &numbers)
    }
    addRemainder(after.count - limit, column: 2, to: &graph)
    graph.edges = edges.compactMap { edge in
      guard let from = numbers[edge.from] else { return nil }
      let to = edge.to.map { numbers[$0] }
      if case .some(nil) = to { return nil }
      var moved = edge
      (moved.from, moved.to) = (from, to ?? nil)
      return moved
    }
    return graph
  }

  private func add(
    _ node: Int, column: Int, to graph: inout MapGraph, _ numbers: inout [Int: Int]
  ) {
    numbers[node] = graph.nodes.count
    var copy = map.nodes[node]
    copy.column = column
    copy.frame = nil
    graph.nodes.append(copy)
  }

  private func addRemainder(_ count: Int, column: Int, to graph: inout MapGraph) {
    guard count > 0 else { return }
    var node = MapNode(name: "", title: "+\(count)", count: count, column: column)
    node.role = .remainder
    graph.nodes.append(node)
  }
}

extension MapGraph {
  /// For each node the places of the edges that leave or reach it, ascending. O(nodes + edges).
  var edgesOfNode: [[Int]] {
    var places = [[Int]](repeating: [], count: nodes.count)
    for (place, edge) in edges.enumerated() {
      places[edge.from].append(place)
      if let target = edge.to, target != edge.from { places[target].append(place) }
    }
    return places
  }
}
