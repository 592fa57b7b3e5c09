public import RouteGraph

/// A map in words: the edges of one node.
public struct MapListGroup: Hashable, Sendable {
  /// The node's title.
  public var title: String
  /// The node's name in code.
  public var name: String
  /// The page that the node leads to.
  public var href: String?
  /// What leads on, then what leads back.
  public var entries: [MapListEntry]
}

/// A map in words: one edge.
public struct MapListEntry: Hashable, Sendable {
  /// The title of the node that has the controls.
  public var from: String
  /// What the controls do.
  public var kind: ActionKind
  /// The controls' text; empty where they do not share one.
  public var label: String
  /// How many controls there are.
  public var count: Int
  /// The title of the node they lead to; nil where a control removes nothing.
  public var to: String?
  /// The page of the node they lead to.
  public var href: String?
}

extension CaseGraph {
  /// Every edge of the flow in words, grouped by node in declaration order: those that the whole
  /// drawing shows and those that lead back. Nodes without edges are left out. O(edges).
  public func list(words: MapWords) -> [MapListGroup] {
    map.list(words: words, returns: returns)
  }
}

extension MapGraph {
  /// The edges of a drawing in words, grouped by node; `returns` are listed after them.
  public func list(words: MapWords, returns: [MapEdge] = []) -> [MapListGroup] {
    var entries = [[MapListEntry]](repeating: [], count: nodes.count)
    for edge in MapEdgeOrder.sorted(self) {
      entries[edge.from].append(entry(for: edge, words: words))
    }
    let back = MapGraph(nodes: nodes, edges: returns)
    for edge in MapEdgeOrder.sorted(back) {
      entries[edge.from].append(entry(for: edge, words: words))
    }
    return zip(nodes, entries).compactMap { node, entries in
      guard !entries.isEmpty else { return nil }
      return MapListGroup(title: node.title, name: node.name, href: node.href, entries: entries)
    }
  }

  private func entry(for edge: MapEdge, words: MapWords) -> MapListEntry {
    let outside = edge.kind == .openURL ? words.outside : nil
    return MapListEntry(
      from: nodes[edge.from].title, kind: edge.kind,
      label: edge.label, count: edge.count, to: edge.to.map { nodes[$0].title } ?? outside,
      href: edge.to.flatMap { nodes[$0].href })
  }
}
