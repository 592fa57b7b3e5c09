import RouteGraph

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
  /// The most nodes of an overview; where there are more groups, the smallest share the last node,
  /// which counts them and leads nowhere.
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
  /// cases. Groups stand in a square, since their depth says little; an edge stands for all
  /// controls from one group to another and has their most frequent kind.
  public func overview() -> (graph: MapGraph, grouping: MapGrouping) {
    let (grouping, groups) = grouped()
    let drawn = Self.largest(of: groups)
    var graph = MapGraph(nodes: [], edges: [])
    var numbers: [Int: Int] = [:]
    for (node, group) in groups.enumerated() where drawn.contains(group) {
      if let number = numbers[group] {
        graph.nodes[number].count += 1
      } else {
        numbers[group] = graph.nodes.count
        graph.nodes.append(groupNode(of: node, grouping))
      }
    }
    let rest = graph.nodes.count
    let others = groups.filter { !drawn.contains($0) }
    if !others.isEmpty {
      var node = MapNode(name: "", title: "+\(Set(others).count)", count: others.count, column: 0)
      node.role = .group
      graph.nodes.append(node)
    }
    graph.edges = merged(groups.map { numbers[$0] ?? rest })
    let columns = Int(Double(graph.nodes.count).squareRoot().rounded(.up))
    for node in graph.nodes.indices { graph.nodes[node].column = node % max(1, columns) }
    return (graph, grouping)
  }

  /// The groups that have a node of their own: all, or where they are too many those with the most
  /// cases, the first of equals.
  private static func largest(of groups: [Int]) -> Set<Int> {
    var sizes: [Int: (count: Int, first: Int)] = [:]
    for (node, group) in groups.enumerated() { sizes[group, default: (0, node)].count += 1 }
    guard sizes.count > groupLimit else { return Set(sizes.keys) }
    let sorted = sizes.sorted {
      (-$0.value.count, $0.value.first) < (-$1.value.count, $1.value.first)
    }
    return Set(sorted.prefix(groupLimit - 1).map(\.key))
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
    node.role = .group
    switch grouping {
    case .tab: node.title = areas[first].tab.map { tabTitles[$0] } ?? node.title
    case .type: node.title = areas[first].type
    case .entrance: break
    }
    node.frame = nil
    return node
  }

  /// The edges between different groups, one for each pair.
  private func merged(_ groups: [Int]) -> [MapEdge] {
    var counts: [[Int]: [Int]] = [:]
    for edge in map.edges {
      guard let target = edge.to, groups[edge.from] != groups[target] else { continue }
      let kinds = [Int](repeating: 0, count: ActionKind.allCases.count)
      counts[[groups[edge.from], groups[target]], default: kinds][
        MapEdgeOrder.rank(of: edge.kind)] +=
        edge.count
    }
    return counts.map { pair, counts in
      let most = counts.max() ?? 0
      let kind = zip(ActionKind.allCases, counts).first { $1 == most }?.0 ?? .push
      return MapEdge(from: pair[0], to: pair[1], kind: kind, count: counts.reduce(0, +))
    }.sorted { ($0.from, $0.to ?? 0) < ($1.from, $1.to ?? 0) }
  }
}
