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
      append(transitions[number].action, from: last?.position ?? Self.missing) {
        table.position(of: $0)
      }
    }
  }

  /// Adds the next transition.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - origin: The destination that it leaves.
  ///   - position: The position of one of its targets.
  @inline(__always) mutating func append<Target>(
    _ action: ActionTree<Target>, from origin: Int32, position: (Target) -> Int32
  ) {
    kinds.append(action.kind)
    origins.append(origin)
    switch action {
    case .push(let several), .setStack(let several), .selectTab(_, let several):
      for target in several { targets.append(position(target)) }
    case .show(let target), .popTo(let target), .replaceTop(let target),
      .present(_, let target, _), .select(_, let target):
      targets.append(position(target))
    case .back, .pop, .popToRoot, .dismiss, .dismissAll, .openURL, .set: break
    }
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
