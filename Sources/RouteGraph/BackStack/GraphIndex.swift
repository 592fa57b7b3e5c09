/// A graph's ids as positions: which transitions leave and enter each destination, and where each
/// leads.
///
/// Built once a graph, in O(destinations + transitions), by one look-up for each id that the graph's
/// maker did not know the place of. A class because whoever looks at a graph refers to it; nothing in
/// it changes.
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
      graph.knownEnds.ends ?? TransitionEnds(graph.transitions, between: table),
      destinationCount: destinationCount)
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

  /// Calls a closure with the bytes of the id of the destination at a position.
  func withID<Result>(
    of destination: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    table.withID(at: destination, body)
  }

  /// Asks for the id of what a transition shows ahead of its use.
  func prefetchShownID(of transition: Int) {
    if let shown = shownDestination(of: transition) { table.prefetchID(at: shown) }
  }

  /// The positions in `graph.transitions` of a destination's own controls, in the order on its
  /// screen.
  package func outgoing(of destination: Int) -> Range<Int> {
    let range = arrows.outgoingRanges[destination]
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// The transitions that name a destination as a target, in the order of `graph.transitions`; one
  /// that names it twice stands twice.
  package func incoming(of destination: Int) -> ArraySlice<IncomingTransition> {
    arrows.incoming[
      Int(arrows.incomingStarts[destination])..<Int(arrows.incomingStarts[destination + 1])]
  }

  /// The position of the destination that a transition leaves; nil for an id that the graph lacks.
  package func origin(of transition: Int) -> Int? {
    let origin = arrows.ends.origin(of: transition)
    return origin == Self.missing ? nil : Int(origin)
  }

  /// What a transition does, which is quicker to read here than in the graph.
  package func kind(of transition: Int) -> ActionKind {
    arrows.ends.kind(of: transition)
  }

  /// How many targets a transition names.
  package func targetCount(of transition: Int) -> Int {
    arrows.ends.targetCount(of: transition)
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
    let shown = arrows.ends.lastTarget(of: transition)
    return shown == Self.missing ? nil : Int(shown)
  }

  /// The targets' positions, ``missing`` ones among them.
  func targets(of transition: Int) -> TransitionTargets {
    arrows.ends.targets(of: transition)
  }
}

extension GraphIndex {
  /// The transitions between destinations in flat arrays.
  private struct Arrows: Sendable {
    let ends: TransitionEnds
    private(set) var outgoingRanges: [Range<Int32>]
    private(set) var incomingStarts: [Int32]
    private(set) var incoming: [IncomingTransition] = []

    init(_ ends: TransitionEnds, destinationCount: Int) {
      self.ends = ends
      outgoingRanges = Array(repeating: 0..<0, count: destinationCount)
      incomingStarts = Array(repeating: 0, count: destinationCount + 1)
      indexOutgoing()
      indexIncoming()
    }

    private mutating func indexOutgoing() {
      for number in 0..<ends.count where ends.origin(of: number) != TransitionEnds.missing {
        let origin = Int(ends.origin(of: number))
        let end = Int32(truncatingIfNeeded: number) + 1
        let range = outgoingRanges[origin]
        outgoingRanges[origin] = (range.isEmpty ? end - 1 : range.lowerBound)..<end
      }
    }

    /// Sorts the transitions by target: counts, then places each at its target's next free position.
    private mutating func indexIncoming() {
      for transition in 0..<ends.count {
        for target in ends.targets(of: transition) where target != TransitionEnds.missing {
          incomingStarts[Int(target) + 1] += 1
        }
      }
      for position in 0..<outgoingRanges.count {
        incomingStarts[position + 1] += incomingStarts[position]
      }
      var free = incomingStarts
      let count = Int(free[outgoingRanges.count])
      incoming = Array(repeating: .none, count: count)
      for transition in 0..<ends.count {
        for target in ends.targets(of: transition) where target != TransitionEnds.missing {
          incoming[Int(free[Int(target)])] = IncomingTransition(transition, ends, target: target)
          free[Int(target)] += 1
        }
      }
    }
  }
}
