/// Every destination's canonical back stack: the shortest from a root, ties by declaration order.
///
/// The length counts on through presentations: a sheet over the root is as far away as a push from
/// it. A control that rewrites a stack (`setStack`, `replaceTop`, `select`) is taken from where its
/// own screen's canonical stack leaves off. Building takes O(destinations + transitions) for each kind
/// of surroundings, and again for what a control finds a shorter stack of.
///
/// ```swift
/// let tree = BackStackTree(graph)
/// tree.trail(of: position)           // [root, …, position]
/// tree.state(of: position)?.problem(of: transition.action)?.id  // nil, or why it is dead
/// ```
package final class BackStackTree: Sendable {
  /// The graph's ids as positions.
  package let index: GraphIndex
  let graph: FlowGraph
  let roots: RootPlaces
  /// One entry of a stack each; many stacks share the lower ones.
  let nodes: [BackStackNode]
  /// The upper end of the stack that ends in each node, for whoever goes down a stack.
  let runs: BackStackRuns
  /// For each destination, for each kind of surroundings, the last entry of the shortest stack.
  let stackTops: [Int32]
  /// For each destination the last entry of its canonical stack; -1 where none reaches it.
  let canonicalTops: [Int32]
  /// For each destination its turn in the walk.
  let turns: [Int32]
  /// For each root place its node; -1 where the graph lacks its screen.
  let rootNodes: [Int32]
  /// For each destination the last entry of its shortest stack that takes pushes; -1 where none does.
  let stackedTops: [Int32]
  /// For each root place the position of its screen; nil where the graph lacks it.
  let rootPositions: [Int?]
  /// The app's states with each root place in front; nil where no selection of tabs leads to one.
  package let starts: [BackStackMachine?]
  /// What is around the screens at each root place.
  let surroundings: [BackStackSurroundings?]

  /// Finds the canonical back stacks of a graph's destinations.
  package convenience init(_ graph: FlowGraph) {
    self.init(graph, index: GraphIndex(graph))
  }

  /// Finds the canonical back stacks of a graph's destinations with an index that is there already.
  package init(_ graph: FlowGraph, index: GraphIndex) {
    var walk = BackStackWalk(graph: graph, index: index)
    walk.run()
    self.graph = graph
    self.index = index
    roots = walk.roots
    nodes = walk.nodes
    runs = BackStackRuns(of: walk.nodes)
    stackTops = walk.stackTops
    canonicalTops = walk.canonicalTops
    turns = walk.turns
    rootNodes = walk.rootNodes
    stackedTops = walk.stackedTops()
    rootPositions = walk.roots.places.map { index.position(of: $0.screen) }
    let start = BackStackMachine(container: graph.container)
    starts = walk.roots.places.map { start?.selecting($0.tabs) }
    surroundings = starts.map { $0.map(BackStackSurroundings.init) }
  }
}

extension BackStackTree {
  /// Whether some back stack leads to a destination.
  package func isReachable(_ destination: Int) -> Bool {
    canonicalTops[destination] >= 0
  }

  /// The destination under another one in its canonical stack; nil for a root, for the root of a
  /// presented layer, and where nothing reaches it.
  ///
  /// Where several destinations are pushed at once, the parent's own canonical stack may be another
  /// one; ``trail(of:)`` gives the whole stack.
  package func parent(of destination: Int) -> Int? {
    guard let node = top(of: destination), !node.isRoot else { return nil }
    return Int(nodes[Int(node.parent)].destination)
  }

  /// How many screens lie under a destination, those of the layers below included; nil where nothing
  /// reaches it.
  package func depth(of destination: Int) -> Int? {
    top(of: destination).map { Int($0.depth) }
  }

  /// The tabs that are selected where a destination is on screen, outermost first.
  package func tabs(of destination: Int) -> [TabID] {
    top(of: destination).map { roots.places[Int($0.place)].tabs } ?? []
  }

  /// How the layer of a destination is presented; nil in the app's own container.
  package func presentation(of destination: Int) -> BackStack.Presentation? {
    guard isReachable(destination) else { return nil }
    return presentation(at: root(under: canonicalTops[destination]))
  }

  /// The canonical stack's destinations, root first; empty where nothing reaches it. O(depth).
  package func trail(of destination: Int) -> [Int] {
    guard isReachable(destination) else { return [] }
    return entries(to: canonicalTops[destination]).map(\.destination)
  }

  /// The canonical stack; nil where nothing reaches the destination. O(depth).
  package func stack(of destination: Int) -> BackStack? {
    isReachable(destination) ? stack(to: canonicalTops[destination]) : nil
  }
}

extension BackStackTree {
  func id(_ destination: Int) -> DestinationID { graph.destinations[destination].id }

  /// The stack that ends in an entry of the tree, or in one more screen on it.
  func stack(to top: Int32, adding added: BackStack.Entry? = nil) -> BackStack {
    let root = root(under: top)
    return BackStack(
      entries: entries(to: top, adding: added), tabs: roots.places[Int(root.place)].tabs,
      presentation: presentation(at: root))
  }

  /// The entries of a layer from its root to one of the tree, or to one more on it.
  func entries(to top: Int32, adding added: BackStack.Entry? = nil) -> [BackStack.Entry] {
    var length = 0
    var number: Int? = Int(top)
    while let top = number {
      length += runs.count(ofRun: top)
      number = runs.below(run: top)
    }
    let count = added == nil ? length : length + 1
    return Array(unsafeUninitializedCapacity: count) { entries, initializedCount in
      var number: Int? = Int(top)
      var end = length
      while let top = number {
        let start = end - runs.count(ofRun: top)
        for place in start..<end {
          entries.initializeElement(at: place, to: runs.entry(place - start, ofRun: top))
        }
        (number, end) = (runs.below(run: top), start)
      }
      if let added { entries.initializeElement(at: length, to: added) }
      initializedCount = count
    }
  }

  /// The root of the layer that an entry lies in.
  func root(under top: Int32) -> BackStackNode { nodes[runs.root(under: Int(top))] }

  func presentation(at root: BackStackNode) -> BackStack.Presentation? {
    guard root.parent >= 0,
      case .present(let style, _, let inStack) = graph.transitions[Int(root.transition)].action
    else { return nil }
    return BackStack.Presentation(
      presenter: Int(nodes[Int(root.parent)].destination), style: style, isInStack: inStack)
  }

  private func top(of destination: Int) -> BackStackNode? {
    let top = canonicalTops[destination]
    return top < 0 ? nil : nodes[Int(top)]
  }
}
