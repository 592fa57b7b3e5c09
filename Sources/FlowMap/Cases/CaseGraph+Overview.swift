/// What the nodes of an overview stand for.
public enum MapGrouping: Hashable, Sendable {
  /// Tabs of the container.
  case tab
  /// Route types.
  case type
  /// What lies behind one first step from a root: a feature.
  case entrance
}

extension CaseGraph {
  /// The most nodes that are drawn one by one.
  public static let limit = 150
  /// The most groups of an overview; the smallest ones beyond share the last node.
  static let groupLimit = 60

  /// What a flow's page draws: the whole graph up to ``limit`` nodes, an overview beyond.
  public func drawing() -> (graph: MapGraph, grouping: MapGrouping?) {
    guard map.nodes.count > Self.limit else { return (map, nil) }
    return overview()
  }

  /// One node for each tab, type or feature, whichever tells the cases apart first, with the
  /// edges between them.
  ///
  /// A group's node leads where its first case leads; its ``MapNode/count`` is the number of its
  /// cases.
  public func overview() -> (graph: MapGraph, grouping: MapGrouping) {
    let (grouping, groups) = grouped()
    var graph = MapGraph(nodes: [], edges: [])
    var numbers: [Int: Int] = [:]
    var members = [Int](repeating: 0, count: map.nodes.count)
    for (node, group) in groups.enumerated() {
      if let number = numbers[group] ?? restNumber(graph) {
        numbers[group] = number
        members[node] = number
        graph.nodes[number].count += 1
        graph.nodes[number].column = min(graph.nodes[number].column, map.nodes[node].column)
      } else {
        numbers[group] = graph.nodes.count
        members[node] = graph.nodes.count
        graph.nodes.append(groupNode(of: node, grouping))
      }
    }
    graph.edges = merged(members)
    return (graph, grouping)
  }

  /// The last group, once there are as many as an overview can have.
  private func restNumber(_ graph: MapGraph) -> Int? {
    graph.nodes.count < Self.groupLimit ? nil : Self.groupLimit - 1
  }

  /// Each node's group, by the first way of grouping that gives several groups and not too many.
  private func grouped() -> (MapGrouping, [Int]) {
    let tabs = areas.map { $0.tab ?? -1 }
    if Set(tabs).count > 1 { return (.tab, tabs) }
    var types: [String: Int] = [:]
    let byType = areas.map { area in
      let number = types[area.type] ?? types.count
      types[area.type] = number
      return number
    }
    if (2...Self.groupLimit).contains(types.count) { return (.type, byType) }
    return (.entrance, areas.map(\.entrance))
  }

  private func groupNode(of first: Int, _ grouping: MapGrouping) -> MapNode {
    var node = map.nodes[first]
    node.count = 1
    switch grouping {
    case .tab: node.title = areas[first].tab.map { tabTitles[$0] ?? node.title } ?? node.title
    case .type: node.title = areas[first].type
    case .entrance: break
    }
    node.frame = nil
    return node
  }

  /// The edges between different groups, merged by kind.
  private func merged(_ groups: [Int]) -> [MapEdge] {
    struct Key: Hashable {
      var from: Int
      var to: Int
      var kind: Int
    }
    var numbers: [Key: Int] = [:]
    var edges: [MapEdge] = []
    for edge in map.edges {
      guard let target = edge.to, groups[edge.from] != groups[target] else { continue }
      let key = Key(
        from: groups[edge.from], to: groups[target], kind: MapEdgeOrder.rank(of: edge.kind))
      if let number = numbers[key] {
        edges[number].count += edge.count
      } else {
        numbers[key] = edges.count
        edges.append(MapEdge(from: key.from, to: key.to, kind: edge.kind, count: edge.count))
      }
    }
    return edges
  }
}
