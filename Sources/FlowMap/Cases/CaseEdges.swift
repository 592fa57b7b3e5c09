import RouteGraph

/// A flow's transitions, merged by the cases that they join and their kind.
struct CaseEdges {
  /// What a drawing shows.
  private(set) var drawn: [MapEdge] = []
  /// What leads back and is only listed.
  private(set) var returns: [MapEdge] = []

  private let transitions: [Transition]
  private let stacks: BackStackTree
  private let nodeOf: (Int) -> Int
  private var numbers: [Key: Int] = [:]
  private var last: (key: Key, number: Int)?
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
  ///
  /// Transitions are named by their place and never copied: there may be a million of them.
  init(_ graph: FlowGraph, stacks: BackStackTree, nodeOf: @escaping (Int) -> Int) {
    transitions = graph.transitions
    self.stacks = stacks
    self.nodeOf = nodeOf
    for place in transitions.indices {
      guard let origin = stacks.index.origin(of: place) else { continue }
      add(place, of: origin)
    }
  }

  private mutating func add(_ place: Int, of origin: Int) {
    let from = nodeOf(origin)
    let kind = stacks.index.kind(of: place)
    switch kind {
    case .set: return
    case .openURL:
      merge(place, Key(from: from, to: nil, kind: .openURL), isDrawn: true)
    case .push, .show, .replaceTop, .setStack, .present, .select:
      guard let to = target(of: place) else { return }
      merge(place, Key(from: from, to: to, kind: kind), isDrawn: true)
    case .selectTab:
      guard case .selectTab(let tab, let stack) = transitions[place].action else { return }
      let landing = Landing(from: from, kind: kind, tab: tab)
      guard let to = stack.isEmpty ? land(place, of: origin, landing) : target(of: place) else {
        return
      }
      merge(place, Key(from: from, to: to, kind: kind), isDrawn: true)
    case .back, .pop, .popTo, .popToRoot, .dismiss, .dismissAll:
      var landing = Landing(from: from, kind: kind)
      if case .pop(let count) = transitions[place].action { landing.count = count }
      if kind == .popTo { landing.target = target(of: place) }
      let to = land(place, of: origin, landing)
      merge(place, Key(from: from, to: to, kind: landing.kind), isDrawn: false)
    }
  }

  /// The node of the screen that a transition names last, which is the one it shows.
  private func target(of place: Int) -> Int? {
    stacks.index.shownDestination(of: place).map(nodeOf)
  }

  /// The node that is on screen after an action on the canonical back stack of its screen; nil
  /// where the control is dead. The first destination of a case speaks for all.
  private mutating func land(_ place: Int, of origin: Int, _ landing: Landing) -> Int? {
    if let known = landings[landing] { return known }
    let after = try? stacks.state(of: origin)?.applying(transitions[place].action)
    let node = after.flatMap { stacks.index.position(of: $0.visible) }.map(nodeOf)
    landings[landing] = .some(node)
    return node
  }

  /// Adds a transition to its edge; labels that differ leave the edge without one.
  private mutating func merge(_ place: Int, _ key: Key, isDrawn: Bool) {
    guard let number = last?.key == key ? last?.number : numbers[key] else {
      let label = transitions[place].label
      let edge = MapEdge(from: key.from, to: key.to, kind: key.kind, label: label)
      let number = isDrawn ? drawn.count : returns.count
      if isDrawn { drawn.append(edge) } else { returns.append(edge) }
      numbers[key] = number
      last = (key, number)
      return
    }
    last = (key, number)
    if isDrawn {
      Self.merge(transitions[place].label, into: &drawn[number])
    } else {
      Self.merge(transitions[place].label, into: &returns[number])
    }
  }

  /// Looks at a label only where the edge has one yet.
  private static func merge(_ label: @autoclosure () -> String, into edge: inout MapEdge) {
    edge.count += 1
    if !edge.label.isEmpty, edge.label != label() { edge.label = "" }
  }
}
