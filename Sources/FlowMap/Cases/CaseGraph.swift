public import RouteGraph

/// A flow by its cases: nine champions are one node, nine links to them one edge.
///
/// The base of every map of a flow: the whole drawing, the overview of a big flow, the
/// neighbourhood of one case, and the list of edges in words.
///
/// ```swift
/// let cases = CaseGraph(of: flow) { hrefs[$0.destination] }
/// let layout = MapLayout(of: cases.drawing().graph)
/// MapSVG(words: words, prefix: "map").write(layout, title: "Map of \(flow.title)", into: &page)
/// for group in cases.list(words: words) { … }
/// ```
public struct CaseGraph: Sendable {
  /// Every case with the edges that are drawn.
  ///
  /// Nodes stand in the order in which a walk from the container's roots meets their cases, cases
  /// that nothing reaches last; a node's column is the least canonical depth of its destinations.
  /// A case more in a flow keeps the order of the others, unless the walk now meets some of them
  /// through it first.
  public let map: MapGraph
  /// What leads back (back, pop, dismiss …), merged as edges are. It would clutter a drawing, so it
  /// is only listed; ``MapEdge/to`` is where it lands by the canonical back stack, nil where the
  /// control is dead.
  public let returns: [MapEdge]

  /// What each node is gathered by in an overview.
  let areas: [CaseArea]
  /// The titles of the container's tabs.
  let tabTitles: [String]
  /// For each node the places in ``map``'s edges of those that leave or reach it.
  let edgesOfNode: [[Int]]
  private let index: GraphIndex
  private let nodeOfDestination: [Int]

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
    self.init(of: graph, stacks: BackStackTree(graph), href: href, title: title)
  }

  /// Gathers a flow's destinations into cases, with the back stacks that are there already.
  package init(
    of graph: FlowGraph, stacks: BackStackTree, href: (Case) -> String? = { _ in nil },
    title: (Case) -> String? = { _ in nil }
  ) {
    let numbers = CaseNumbers(graph)
    let order = CaseOrder(numbers, stacks: stacks)
    let frames = CaseFrames(graph, order: order, numbers: numbers, stacks: stacks)
    let roots = Set(graph.container.roots)
    let titles = CaseTitle.titles(of: graph, numbers: numbers)
    let cases = order.cases.indices.map { node in
      Case(graph.destinations[order.firsts[node]], count: numbers.sizes[order.cases[node]])
    }
    let nodes = cases.indices.map { number in
      var node = cases[number].node(column: order.depths[number])
      node.title = title(cases[number]) ?? titles[order.cases[number]]
      node.href = href(cases[number])
      node.frame = frames.frameOf[number]
      node.role = roots.contains(cases[number].destination) ? .root : .plain
      return node
    }
    let nodeOf = { order.nodeOf[numbers.caseOf[$0]] }
    let edges = CaseEdges(graph, stacks: stacks, nodeOf: nodeOf)
    map = MapGraph(nodes: nodes, edges: edges.drawn, frames: frames.frames)
    edgesOfNode = map.edgesOfNode
    returns = edges.returns
    areas = CaseArea.areas(of: cases, tabs: frames.tabOf, stacks: stacks, nodeOf: nodeOf)
    tabTitles = frames.tabTitles
    index = stacks.index
    nodeOfDestination = numbers.caseOf.map { order.nodeOf[$0] }
  }

  /// The node of a destination's case. O(1).
  public func node(of destination: DestinationID) -> Int? {
    index.position(of: destination).map { nodeOfDestination[$0] }
  }
}

extension CaseGraph {
  /// One case, for those who say where its node leads and what it is called.
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

    /// The case's node, without what others decide.
    func node(column: Int) -> MapNode {
      let detail = caseName ?? view ?? type
      let name = caseName == nil ? detail : "\(type).\(detail)"
      var node = MapNode(name: name, title: "", count: count, column: column)
      node.detail = detail
      return node
    }
  }
}

/// What a case is gathered by in an overview.
struct CaseArea: Sendable {
  /// The name of its type.
  var type: String
  /// Its outermost tab, as a place in the order of declaration.
  var tab: Int?
  /// The node of the first step on the way to it from a root.
  var entrance: Int

  /// The area of each case.
  static func areas(
    of cases: [CaseGraph.Case], tabs: [Int?], stacks: BackStackTree, nodeOf: (Int) -> Int
  ) -> [CaseArea] {
    cases.indices.map { node in
      var entrance = stacks.index.position(of: cases[node].destination)
      while let current = entrance, let under = under(current, stacks), under != current,
        (stacks.depth(of: under) ?? 0) > 0
      {
        entrance = under
      }
      return CaseArea(
        type: cases[node].type, tab: tabs[node], entrance: entrance.map(nodeOf) ?? node)
    }
  }

  /// What lies right under a destination, a presenter included.
  private static func under(_ destination: Int, _ stacks: BackStackTree) -> Int? {
    stacks.parent(of: destination) ?? stacks.presentation(of: destination)?.presenter
  }
}
