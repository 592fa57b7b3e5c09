import RouteGraph

/// A flow's transitions, merged by the cases that they join and their kind.
struct CaseEdges {
  /// What a drawing shows.
  private(set) var drawn: [MapEdge] = []
  /// What leads back and is only listed.
  private(set) var returns: [MapEdge] = []

  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    var from: Int
    var to: Int?
    var kind: ActionKind
  }

  /// Merges the transitions of a graph. O(transitions).
  init(_ graph: FlowGraph, index: CaseIndex, walk: CaseWalk, nodeOfCase: [Int]) {
    let landing = Landing(walk: walk)
    func node(_ destination: Int?) -> Int? {
      destination.map { nodeOfCase[index.caseNumbers[$0]] }
    }
    for (transition, origin) in zip(graph.transitions, index.origins) {
      guard let origin, let from = node(origin) else { continue }
      switch transition.action {
      case .set:
        continue
      case .openURL:
        add(transition, from: from, to: nil, isDrawn: true)
      case .back, .pop, .popTo, .popToRoot, .dismiss, .dismissAll:
        let target = landing.target(of: transition.action, from: origin, index: index)
        add(transition, from: from, to: node(target), isDrawn: false)
      case .selectTab(let tab, let stack):
        guard let to = node(stack.last.map { index.number(of: $0) } ?? walk.root(of: tab)) else {
          continue
        }
        add(transition, from: from, to: to, isDrawn: true)
      case .push, .show, .replaceTop, .setStack, .present, .select:
        guard let to = node(transition.action.targets.last.flatMap { index.number(of: $0) }) else {
          continue
        }
        add(transition, from: from, to: to, isDrawn: true)
      }
    }
  }

  /// Adds a transition to its edge; labels that differ leave the edge without one.
  private mutating func add(_ transition: Transition, from: Int, to: Int?, isDrawn: Bool) {
    let key = Key(from: from, to: to, kind: transition.action.kind)
    guard let number = numbers[key] else {
      numbers[key] = isDrawn ? drawn.count : returns.count
      let edge = MapEdge(from: from, to: to, kind: key.kind, label: transition.label)
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
