/// The breadth-first walk that finds the shortest back stack of each destination.
///
/// Which controls are alive depends on what is around a screen, so a destination is walked once for
/// each kind of surroundings that it is met in (a sheet without a stack, say). A control that cuts a
/// stack short may find a shorter one for what was walked already; that is walked again then.
struct BackStackWalk {
  private let graph: FlowGraph
  private let index: GraphIndex
  let roots: RootPlaces
  private(set) var nodes: [BackStackNode] = []
  /// For each destination, for each kind of surroundings, what tops the shortest stack yet.
  private var tops: [Top]
  private(set) var canonicalTops: [Int32]
  private(set) var turns: [Int32]
  private(set) var rootNodes: [Int32] = []
  private var turn: Int32 = 0
  private var queue = LevelQueue()

  /// What tops a stack, with all that it is compared by: the nodes lie anywhere.
  private struct Top {
    static let none = Top(number: -1, rank: .max)

    /// The number of the node; -1 for none.
    let number: Int32
    /// Less for a shorter stack. Among equals an entry is better than a root: a control that rewrites
    /// the path leads less far from there.
    let rank: Int32

    init(number: Int32, rank: Int32) {
      self.number = number
      self.rank = rank
    }

    init(_ number: Int, _ node: BackStackNode) {
      self.init(
        number: Int32(truncatingIfNeeded: number), rank: node.depth * 2 + (node.isRoot ? 1 : 0))
    }
  }

  init(graph: FlowGraph, index: GraphIndex) {
    self.graph = graph
    self.index = index
    roots = RootPlaces(graph.container)
    let count = index.destinationCount
    tops = Array(repeating: .none, count: count * roots.surroundings.count)
    canonicalTops = Array(repeating: -1, count: count)
    turns = Array(repeating: Int32.max, count: count)
    nodes.reserveCapacity(count)
  }

  mutating func run() {
    startAtRoots()
    while let number = queue.removeFirst() {
      let node = nodes[Int(number)]
      placeNextTarget(on: number, node)
      if tops[slot(of: node)].number == number { leave(number, node) }
    }
  }

  /// For each destination, for each kind of surroundings, the last entry of the shortest stack; -1
  /// where there is none.
  var stackTops: [Int32] { tops.map(\.number) }

  /// For each destination the last entry of its shortest stack that takes pushes: of its canonical
  /// one where that does; -1 where none does.
  func stackedTops() -> [Int32] {
    let kinds = roots.surroundings.indices.filter { roots.surroundings[$0].hasStack }
    return (0..<index.destinationCount).map { destination in
      let canonical = canonicalTops[destination]
      if canonical >= 0, roots.surroundings[Int(nodes[Int(canonical)].surroundings)].hasStack {
        return canonical
      }
      let found = kinds.lazy.map { tops[destination * roots.surroundings.count + $0].number }
      return found.filter { $0 >= 0 }
        .min { (nodes[Int($0)].depth, $0) < (nodes[Int($1)].depth, $1) } ?? -1
    }
  }

  private func slot(of node: BackStackNode) -> Int {
    Int(node.destination) * roots.surroundings.count + Int(node.surroundings)
  }

  private mutating func startAtRoots() {
    for (position, place) in roots.places.enumerated() {
      guard let destination = index.position(of: place.screen) else {
        rootNodes.append(-1)
        continue
      }
      let destination32 = Int32(truncatingIfNeeded: destination)
      if let selection = place.selection {
        rootNodes.append(-1)
        guard rootNodes[selection.base] >= 0 else { continue }
        add(
          destination32, on: rootNodes[selection.base],
          .init(transition: -1, column: Int16(truncatingIfNeeded: selection.column)))
      } else {
        let number = Int32(truncatingIfNeeded: nodes.count)
        rootNodes.append(number)
        keep(
          BackStackNode(
            number: number, root: destination32, place: Int32(truncatingIfNeeded: position),
            surroundings: place.surroundings))
      }
    }
  }

  /// Follows every control of a screen.
  private mutating func leave(_ number: Int32, _ node: BackStackNode) {
    let destination = Int(node.destination)
    let canonical = canonicalTops[destination]
    if canonical < 0 || nodes[Int(canonical)].depth > node.depth {
      canonicalTops[destination] = number
    }
    if turns[destination] == Int32.max {
      turns[destination] = turn
      turn += 1
    }
    for transition in index.outgoing(of: destination) {
      let targets = index.targets(of: transition)
      guard let target = targets.first, !targets.contains(GraphIndex.missing) else { continue }
      follow(transition, to: target, from: number, node)
    }
  }

  private mutating func follow(
    _ transition: Int, to target: Int32, from number: Int32, _ node: BackStackNode
  ) {
    let kind = index.kind(of: transition)
    let hasStack = roots.surroundings[Int(node.surroundings)].hasStack
    var arrival = BackStackNode.Arrival(transition: Int32(truncatingIfNeeded: transition))
    switch kind {
    case .push where hasStack:
      add(target, on: number, arrival)
    case .show where hasStack:
      arrival.isOnPath = false
      add(target, on: number, arrival)
    case .setStack where hasStack:
      add(target, on: node.pathBase, arrival)
    case .replaceTop where hasStack:
      add(target, on: node.replacementBase, arrival)
    case .present, .selectTab, .select:
      followFurther(transition, to: target, from: number, node)
    default:
      break
    }
  }

  /// Follows a control that leaves the stack of its screen.
  private mutating func followFurther(
    _ transition: Int, to target: Int32, from number: Int32, _ node: BackStackNode
  ) {
    var arrival = BackStackNode.Arrival(transition: Int32(truncatingIfNeeded: transition))
    let surroundings = Int(node.surroundings)
    switch graph.transitions[transition].action {
    case .present(_, _, let inStack):
      add(
        BackStackNode(
          number: Int32(truncatingIfNeeded: nodes.count), presenting: target,
          over: (number, node), by: arrival.transition,
          surroundings: roots.presented(from: surroundings, inStack: inStack)))
    case .selectTab(let tab, _):
      guard let tab = roots.target(of: tab, from: Int(node.place)), tab.hasStack,
        rootNodes[tab.place] >= 0
      else { return }
      add(target, on: nodes.pathBase(of: tab, root: rootNodes[tab.place], from: number), arrival)
    case .select(let column, _):
      guard column >= 1, column <= roots.surroundings[surroundings].columnCount else { return }
      arrival.column = Int16(truncatingIfNeeded: column)
      add(target, on: nodes.selection(under: number, leftOf: column), arrival)
    default:
      break
    }
  }

  /// Puts the next of several targets on the stack: `push(a, b)` lays b on a.
  private mutating func placeNextTarget(on number: Int32, _ node: BackStackNode) {
    guard node.transition >= 0, !node.isRoot else { return }
    let targets = index.targets(of: Int(node.transition))
    let placed = Int(node.placedCount)
    guard placed < targets.count else { return }
    add(
      targets[placed], on: number,
      .init(transition: node.transition, placedCount: node.placedCount + 1))
  }

  private mutating func add(
    _ destination: Int32, on parent: Int32, _ arrival: BackStackNode.Arrival
  ) {
    add(
      BackStackNode(
        number: Int32(truncatingIfNeeded: nodes.count), destination,
        on: (parent, nodes[Int(parent)]), arrival))
  }

  /// Keeps an entry where it is the top of the shortest stack yet, or where more lies on it.
  private mutating func add(_ node: BackStackNode) {
    let isLast =
      node.transition < 0 || node.isRoot
      || Int(node.placedCount) == index.targets(of: Int(node.transition)).count
    if !isLast || isShortest(node) { keep(node) }
  }

  private mutating func keep(_ node: BackStackNode) {
    let top = Top(nodes.count, node)
    if isShortest(node) { tops[slot(of: node)] = top }
    nodes.append(node)
    queue.add(top.number, level: Int(node.depth))
  }

  /// Whether an entry tops the shortest stack yet.
  private func isShortest(_ node: BackStackNode) -> Bool {
    Top(nodes.count, node).rank < tops[slot(of: node)].rank
  }
}

extension [BackStackNode] {
  /// The selected entry under another one, or itself, that stays when a column is selected anew; the
  /// root where none does.
  func selection(under number: Int32, leftOf column: Int) -> Int32 {
    var selection = self[Int(number)].selection
    while self[Int(selection)].column >= column {
      selection = self[Int(self[Int(selection)].parent)].selection
    }
    return selection
  }

  /// The entry that a path given to a tab comes to lie on, seen from an entry: what the tab's own
  /// path lies on where the tab is selected already, else the tab's root.
  func pathBase(of tab: RootPlaces.TabTarget, root: Int32, from number: Int32) -> Int32 {
    guard Int(self[Int(number)].place) == tab.place else { return root }
    var base = self[Int(number)].pathBase
    while true {
      var bottom = self[Int(base)]
      while !bottom.isRoot { bottom = self[Int(bottom.parent)] }
      guard bottom.parent >= 0 else { return base }
      base = self[Int(bottom.parent)].pathBase
    }
  }
}
