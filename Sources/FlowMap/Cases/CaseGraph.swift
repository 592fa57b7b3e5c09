public import RouteGraph

/// A flow by its cases: nine champions are one node, nine links to them one edge.
///
/// The base of every map of a flow: the whole drawing, the overview of a big flow, the
/// neighbourhood of one case, and the list of edges in words.
public struct CaseGraph: Sendable {
  /// Every case with the edges that are drawn.
  ///
  /// Nodes stand in the order in which a walk from the container's roots meets their cases, cases
  /// that no way leads to last; a node's column is the least depth of its destinations.
  public let map: MapGraph
  /// What leads back (back, pop, dismiss …), merged as edges are. It would clutter a drawing, so it
  /// is only listed; ``MapEdge/to`` is where it lands by the canonical back stack.
  public let returns: [MapEdge]

  /// Each node's type and the tab it belongs to, for the overview.
  let areas: [Area]
  /// The titles of the container's tabs.
  let tabTitles: [Int: String]
  private let index: CaseIndex
  private let nodeOfCase: [Int]

  /// What a node is gathered by in an overview.
  struct Area: Sendable {
    var type: String
    var tab: Int?
    /// The node of the first step on the way to it from a root.
    var entrance: Int
  }

  /// One case, for those who say where its node leads.
  public struct Case: Sendable {
    /// The name of the route's type.
    public var type: String
    /// The case's name; nil where a plain value type is registered.
    public var caseName: String?
    /// The view's name, where a scan found one.
    public var view: String?
    /// How many destinations it has.
    public var count: Int
    /// Its destination with the shortest way, the first of several.
    public var destination: DestinationID

    init(_ destination: Destination, count: Int) {
      type = destination.type
      caseName = destination.caseName
      view = destination.view
      self.count = count
      self.destination = destination.id
    }
  }

  /// Gathers a flow's destinations into cases. O(destinations + transitions).
  ///
  /// - Parameters:
  ///   - href: the page that a case's node leads to, asked once for each case.
  ///   - title: what a case is called, asked once for each case; nil for what its destinations'
  ///     titles have in common, or else the case's name in words.
  public init(
    of graph: FlowGraph, href: (Case) -> String? = { _ in nil },
    title: (Case) -> String? = { _ in nil }
  ) {
    let index = CaseIndex(graph)
    let walk = CaseWalk(graph, index: index)
    let order = CaseOrder(walk: walk, index: index)
    let titles = CaseTitle.titles(of: graph, index: index)
    let nodes = zip(order.cases, order.firsts).map { number, first in
      let subject = Case(graph.destinations[first], count: index.sizes[number])
      var node = Self.node(subject, place: walk.places[first], frames: order.frameNumbers)
      node.title = title(subject) ?? titles[number]
      node.href = href(subject)
      return node
    }
    let edges = CaseEdges(graph, index: index, walk: walk, nodeOfCase: order.nodeOfCase)
    map = MapGraph(nodes: nodes, edges: edges.drawn, frames: order.frames)
    returns = edges.returns
    areas = order.areas(of: graph)
    tabTitles = Dictionary(
      uniqueKeysWithValues: walk.frames.enumerated().map { ($0, $1.frame.title) })
    self.index = index
    nodeOfCase = order.nodeOfCase
  }

  /// The node of a destination's case. O(1).
  public func node(of destination: DestinationID) -> Int? {
    index.number(of: destination).map { nodeOfCase[index.caseNumbers[$0]] }
  }

  private static func node(_ subject: Case, place: CaseWalk.Place?, frames: [Int?]) -> MapNode {
    let detail = subject.caseName ?? subject.view ?? subject.type
    let name = subject.caseName == nil ? detail : "\(subject.type).\(detail)"
    var node = MapNode(name: name, title: "", count: subject.count, column: place?.depth ?? 0)
    node.detail = detail
    node.frame = place?.frame.flatMap { frames[$0] }
    node.role = place != nil && place?.under == nil ? .root : .plain
    return node
  }
}
