import RouteGraph

/// A flow's transitions, merged by the cases that they join and their kind.
struct CaseEdges {
  /// What a drawing shows.
  private(set) var drawn: [MapEdge] = []
  /// What leads back and is only listed.
  private(set) var returns: [MapEdge] = []

  private let graph: FlowGraph
  private let stacks: BackStackTree
  private let nodeOf: (Int) -> Int
  private var numbers: [Key: Int] = [:]
  private var landings: [Landing: Int?] = [:]

  private struct Key: Hashable {
    var from: Int
    var to: Int?
    var kind: ActionKind
  }

  /// What decides where a control of a case lands that names no screen.
  private struct Landing: Hashable {
    var from: Int
    var kind: ActionKind
    var count: Int?
    var tab: TabID?
    var target: Int?
  }

  /// Merges the transitions of a graph. O(transitions), and one try on the back-stack machine for
  /// each different way back of a case.
  init(_ graph: FlowGraph, stacks: BackStackTree, nodeOf: @escaping (Int) -> Int) {
    self.graph = graph
    self.stacks = stacks
    self.nodeOf = nodeOf
    for place in graph.transitions.indices {
      guard let origin = stacks.index.origin(of: place) else { continue }
      add(graph.transitions[place], at: place, of: origin)
    }
  }

  private mutating func add(_ transition: Transition, at place: Int, of origin: Int) {
    let from = nodeOf(origin)
    let target = stacks.index.destinations(of: place)?.last.map(nodeOf)
    var key = Key(from: from, to: target, kind: transition.action.kind)
    var landing = Landing(from: from, kind: key.kind)
    switch transition.action {
    case .set: return
    case .openURL: merge(transition, key, isDrawn: true)
    case .push, .show, .replaceTop, .setStack, .present, .select:
      guard target != nil else { return }
      merge(transition, key, isDrawn: true)
    case .selectTab(let tab, let stack):
      landing.tab = tab
      if stack.isEmpty { key.to = land(transition.action, of: origin, landing) }
      guard key.to != nil else { return }
      merge(transition, key, isDrawn: true)
    case .popTo:
      landing.target = target
      key.to = land(transition.action, of: origin, landing)
      merge(transition, key, isDrawn: false)
    case .pop(let count):
      landing.count = count
      key.to = land(transition.action, of: origin, landing)
      merge(transition, key, isDrawn: false)
    case .back, .popToRoot, .dismiss, .dismissAll:
      key.to = land(transition.action, of: origin, landing)
      merge(transition, key, isDrawn: false)
    }
  }

  /// The node that is on screen after an action on the canonical back stack of its screen; nil
  /// where the control is dead. The first destination of a case speaks for all.
  private mutating func land(_ action: Action, of origin: Int, _ landing: Landing) -> Int? {
    if let known = landings[landing] { return known }
    let after = try? stacks.state(of: origin)?.applying(action)
    let node = after.flatMap { stacks.index.position(of: $0.visible) }.map(nodeOf)
    landings[landing] = .some(node)
    return node
  }

  /// Adds a transition to its edge; labels that differ leave the edge without one.
  private mutating func merge(_ transition: Transition, _ key: Key, isDrawn: Bool) {
    guard let number = numbers[key] else {
      numbers[key] = isDrawn ? drawn.count : returns.count
      let edge = MapEdge(from: key.from, to: key.to, kind: key.kind, label: transition.label)
      if isDrawn { drawn.append(edge) } else { returns.append(edge) }
      return
    }
    if isDrawn {
      Self.merge(transition, into: &drawn[number])
    } else {
      Self.merge(transition, into: &returns[number])
    }
  }

  private static func merge(_ transition: Transition, into edge: inout MapEdge) {
    edge.count += 1
    if edge.label != transition.label { edge.label = "" }
  }
}
