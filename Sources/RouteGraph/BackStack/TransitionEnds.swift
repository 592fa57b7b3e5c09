/// What transitions do and where they begin and end, as positions of destinations in flat arrays.
struct TransitionEnds: Sendable {
  /// What stands for an id that the graph has no destination for.
  static let missing: Int32 = -1

  /// What each transition does.
  private(set) var kinds: [ActionKind] = []
  /// The destination that each transition leaves.
  private(set) var origins: [Int32] = []
  /// Where each transition's targets begin among ``targets``; one more, where they all end.
  private(set) var targetStarts: [Int32] = [0]
  /// The targets of all transitions.
  private(set) var targets: [Int32] = []

  /// Makes room for a number of transitions.
  init(capacity: Int) {
    kinds.reserveCapacity(capacity)
    origins.reserveCapacity(capacity)
    targetStarts.reserveCapacity(capacity + 1)
    targets.reserveCapacity(capacity)
  }

  /// Looks up the ends of a graph's transitions. O(transitions).
  init(_ transitions: [Transition], between table: DestinationTable) {
    self.init(capacity: transitions.count)
    var last: (id: DestinationID, position: Int32)?
    // Field by field: a transition as a whole holds a dozen references to retain.
    for number in transitions.indices {
      if last?.id != transitions[number].from {
        last = (transitions[number].from, table.position(of: transitions[number].from))
      }
      append(
        transitions[number].action.kind, from: last?.position ?? Self.missing,
        to: transitions[number].action.targets.lazy.map { table.position(of: $0) })
    }
  }

  /// Adds the next transition: what it does, which destination it leaves, and its targets.
  mutating func append(
    _ kind: ActionKind, from origin: Int32, to newTargets: some Sequence<Int32>
  ) {
    kinds.append(kind)
    origins.append(origin)
    for target in newTargets { targets.append(target) }
    targetStarts.append(Int32(truncatingIfNeeded: targets.count))
  }

  /// The targets of a transition, ``missing`` ones among them.
  func targets(of transition: Int) -> ArraySlice<Int32> {
    targets[Int(targetStarts[transition])..<Int(targetStarts[transition + 1])]
  }
}

/// The ends of a graph's transitions where whoever made the graph knew them, which saves looking them
/// up by id. What a graph's ids say already is no part of its value: all are equal.
struct KnownEnds: Sendable {
  /// The ends; nil where the graph was read from a file, or changed since it was made.
  var ends: TransitionEnds?
}

extension KnownEnds: Hashable {
  static func == (left: KnownEnds, right: KnownEnds) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
