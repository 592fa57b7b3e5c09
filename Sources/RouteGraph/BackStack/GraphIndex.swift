internal import Bytes

/// A graph's ids as positions: which transitions leave and enter each destination, and where each
/// leads.
///
/// Built once a graph, in O(destinations + transitions), by one look-up for each id. A class because
/// whoever looks at a graph refers to it; nothing in it changes.
package final class GraphIndex: Sendable {
  /// The number of destinations.
  package let destinationCount: Int

  private let table: DestinationTable
  private let arrows: Arrows

  /// What stands for an id that the graph has no destination for.
  static var missing: Int32 { TransitionEnds.missing }

  /// Indexes a graph, whose transitions must be sorted by origin.
  package init(_ graph: FlowGraph) {
    destinationCount = graph.destinations.count
    table = DestinationTable(graph.destinations)
    arrows = Arrows(
      graph, graph.knownEnds.ends ?? TransitionEnds(graph.transitions, between: table))
  }

  /// The position of a destination in `graph.destinations`; nil for an id that the graph lacks.
  package func position(of id: DestinationID) -> Int? {
    let position = table.position(of: id)
    return position == Self.missing ? nil : Int(position)
  }

  /// The position of the destination whose id has exactly these bytes; nil where none has.
  package func position(ofBytes id: UnsafeBufferPointer<UInt8>) -> Int? {
    let position = table.position(ofBytes: id)
    return position == Self.missing ? nil : Int(position)
  }

  /// The id of the destination at a position.
  package func id(of destination: Int) -> DestinationID {
    table.ids[destination]
  }

  /// The positions in `graph.transitions` of a destination's own controls, in the order on its
  /// screen.
  package func outgoing(of destination: Int) -> Range<Int> {
    let range = arrows.outgoingRanges[destination]
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// The positions in `graph.transitions` of the controls that name a destination as a target,
  /// ascending; one that names it twice stands twice.
  package func incoming(of destination: Int) -> some RandomAccessCollection<Int> {
    arrows.incomingTransitions[
      Int(arrows.incomingStarts[destination])..<Int(arrows.incomingStarts[destination + 1])
    ].lazy.map(Int.init)
  }

  /// The position of the destination that a transition leaves; nil for an id that the graph lacks.
  package func origin(of transition: Int) -> Int? {
    let origin = arrows[transition].origin
    return origin == Self.missing ? nil : Int(origin)
  }

  /// What a transition does, which is quicker to read here than in the graph.
  package func kind(of transition: Int) -> ActionKind {
    arrows[transition].kind
  }

  /// Whether a transition exists under a condition.
  package func isConditional(_ transition: Int) -> Bool {
    arrows[transition].facts.contains(.isConditional)
  }

  /// Whether a transition is written down in a definition, so that nobody doubts it.
  package func isDeclared(_ transition: Int) -> Bool {
    arrows[transition].facts.contains(.isDeclared)
  }

  /// Whether a transition has a label, and it is spelled like the title of the screen that it shows.
  package func isNamedAfterTarget(_ transition: Int) -> Bool {
    arrows[transition].facts.contains(.isNamedAfterTarget)
  }

  /// How many targets a transition names.
  package func targetCount(of transition: Int) -> Int {
    let facts = arrows[transition].facts
    return facts.contains(.hasSeveralTargets)
      ? targets(of: transition).count : facts.contains(.hasTarget) ? 1 : 0
  }

  /// The positions of the destinations that a transition leads to, in the order in which they come
  /// to lie on the stack; nil where the graph lacks one of them.
  package func destinations(of transition: Int) -> [Int]? {
    let targets = targets(of: transition)
    return targets.contains(Self.missing) ? nil : targets.map(Int.init)
  }

  /// The position of the destination that a transition shows, the last of its targets; nil where it
  /// has none.
  package func shownDestination(of transition: Int) -> Int? {
    let arrow = arrows[transition]
    let shown =
      arrow.facts.contains(.hasSeveralTargets)
      ? targets(of: transition).last ?? Self.missing : arrow.target
    return shown == Self.missing ? nil : Int(shown)
  }

  /// The targets' positions, ``missing`` ones among them.
  func targets(of transition: Int) -> TransitionTargets {
    arrows.targets(of: arrows[transition])
  }
}

extension GraphIndex {
  /// The transitions between destinations in flat arrays.
  private struct Arrows: Sendable {
    private(set) var outgoingRanges: [Range<Int32>] = []
    private(set) var incomingStarts: [Int32] = []
    private(set) var incomingTransitions: [Int32] = []
    private var arrows: [Arrow] = []
    /// For each transition of several targets their number, then the targets.
    private var furtherTargets: [Int32] = []

    init(_ graph: FlowGraph, _ ends: TransitionEnds) {
      outgoingRanges = Array(repeating: 0..<0, count: graph.destinations.count)
      arrows.reserveCapacity(graph.transitions.count)
      indexOutgoing(graph, ends)
      indexIncoming()
    }

    subscript(transition: Int) -> Arrow { arrows[transition] }

    func targets(of arrow: Arrow) -> TransitionTargets {
      guard arrow.facts.contains(.hasSeveralTargets) else {
        return TransitionTargets(arrow.facts.contains(.hasTarget) ? arrow.target : nil)
      }
      let start = Int(arrow.target) + 1
      return TransitionTargets(furtherTargets[start..<start + Int(furtherTargets[start - 1])])
    }

    private mutating func indexOutgoing(_ graph: FlowGraph, _ ends: TransitionEnds) {
      for number in graph.transitions.indices {
        let origin = ends.origins[number]
        if origin != GraphIndex.missing {
          let range = outgoingRanges[Int(origin)]
          let end = Int32(truncatingIfNeeded: number) + 1
          outgoingRanges[Int(origin)] = (range.isEmpty ? end - 1 : range.lowerBound)..<end
        }
        var facts: Arrow.Facts = []
        let target = add(ends.targets(of: number), &facts)
        addFacts(of: number, in: graph, leadingTo: target, &facts)
        arrows.append(
          Arrow(origin: origin, target: target, kind: ends.kinds[number], facts: facts))
      }
    }

    /// The target that an arrow holds, with the facts on how to read it.
    private mutating func add(_ targets: ArraySlice<Int32>, _ facts: inout Arrow.Facts) -> Int32 {
      if targets.count > 1 {
        facts.insert(.hasSeveralTargets)
        furtherTargets.append(Int32(truncatingIfNeeded: targets.count))
        furtherTargets.append(contentsOf: targets)
        return Int32(truncatingIfNeeded: furtherTargets.count - targets.count - 1)
      }
      if !targets.isEmpty { facts.insert(.hasTarget) }
      return targets.first ?? GraphIndex.missing
    }

    /// Adds what else is known of a transition. Field by field: as a whole it holds a dozen
    /// references to retain.
    private func addFacts(
      of number: Int, in graph: FlowGraph, leadingTo target: Int32, _ facts: inout Arrow.Facts
    ) {
      if graph.transitions[number].condition != nil { facts.insert(.isConditional) }
      if case .declared = graph.transitions[number].confidence { facts.insert(.isDeclared) }
      guard facts.contains(.hasTarget), target != GraphIndex.missing else { return }
      let isNamedAfterTarget = graph.transitions[number].label.withUTF8Bytes { label in
        !label.isEmpty
          && graph.destinations[Int(target)].title.withUTF8Bytes { $0.isEqual(to: label) }
      }
      if isNamedAfterTarget { facts.insert(.isNamedAfterTarget) }
    }

    /// Sorts the transitions by target: counts, then places each at its target's next free position.
    private mutating func indexIncoming() {
      incomingStarts = Array(repeating: 0, count: outgoingRanges.count + 1)
      for arrow in arrows {
        for target in targets(of: arrow) where target != GraphIndex.missing {
          incomingStarts[Int(target) + 1] += 1
        }
      }
      for position in 0..<outgoingRanges.count {
        incomingStarts[position + 1] += incomingStarts[position]
      }
      var free = incomingStarts
      incomingTransitions = Array(repeating: 0, count: Int(free[outgoingRanges.count]))
      for transition in arrows.indices {
        for target in targets(of: arrows[transition]) where target != GraphIndex.missing {
          incomingTransitions[Int(free[Int(target)])] = Int32(truncatingIfNeeded: transition)
          free[Int(target)] += 1
        }
      }
    }
  }
}
