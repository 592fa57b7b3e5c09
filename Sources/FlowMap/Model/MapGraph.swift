public import RouteGraph

/// What a map shows: nodes in columns, edges between them, frames around them.
///
/// The order of ``nodes`` and ``frames`` is the declaration order that rows follow; the order of
/// ``edges`` carries no meaning and changes no byte of the drawing.
public struct MapGraph: Hashable, Sendable {
  /// The nodes, in declaration order.
  public var nodes: [MapNode]
  /// The edges that are drawn, between indices of ``nodes``.
  public var edges: [MapEdge]
  /// The tabs and presentations that nodes lie in, from top to bottom.
  public var frames: [MapFrame]

  /// Creates a graph.
  public init(nodes: [MapNode], edges: [MapEdge], frames: [MapFrame] = []) {
    self.nodes = nodes
    self.edges = edges
    self.frames = frames
  }
}

/// One node of a map: a route case, a scanned view, or a group of them.
public struct MapNode: Hashable, Sendable {
  /// What a node stands for on its map.
  public enum Role: Hashable, Sendable {
    /// A screen further in.
    case plain
    /// A screen that a container starts with.
    case root
    /// The screen that a neighbourhood is drawn around.
    case focus
    /// Several cases of an overview; the node's count is theirs.
    case group
    /// How many neighbours were left out; leads nowhere.
    case remainder
  }

  /// The name that people know it by in code: `ShopRoute.champion`.
  public var name: String
  /// The part of the name that is drawn: `champion`.
  public var detail: String
  /// The title on its little screen.
  public var title: String
  /// How many destinations it stands for.
  public var count: Int
  /// The column: the canonical depth, counted from zero.
  public var column: Int
  /// The index of the frame it lies in, or nil.
  public var frame: Int?
  /// The page it leads to, or nil for none.
  public var href: String?
  /// What it stands for.
  public var role: Role

  /// Creates a plain node.
  public init(name: String, title: String, count: Int = 1, column: Int) {
    self.name = name
    detail = name
    self.title = title
    self.count = count
    self.column = column
    frame = nil
    href = nil
    role = .plain
  }
}

/// One edge of a map: every transition of one kind between two nodes.
public struct MapEdge: Hashable, Sendable {
  /// The index of the node that has the controls.
  public var from: Int
  /// The index of the node they lead to; nil where they leave the app.
  public var to: Int?
  /// What the controls do.
  public var kind: ActionKind
  /// The controls' text; empty where they do not share one.
  public var label: String
  /// How many controls the edge stands for.
  public var count: Int

  /// Creates an edge of one control.
  public init(from: Int, to: Int?, kind: ActionKind, label: String = "", count: Int = 1) {
    self.from = from
    self.to = to
    self.kind = kind
    self.label = label
    self.count = count
  }
}

/// A frame around nodes.
public struct MapFrame: Hashable, Sendable {
  /// What a frame stands for.
  public enum Kind: Hashable, Sendable {
    /// A tab: what its own stack holds.
    case tab
    /// A presented layer.
    case presentation(PresentationStyle)
    /// What no way leads to.
    case unreachable
  }

  /// What the frame stands for.
  public var kind: Kind
  /// The tab's title; empty for the other kinds, which have names of their own.
  public var title: String

  /// Creates a frame.
  public init(kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }
}
