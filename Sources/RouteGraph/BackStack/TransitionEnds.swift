/// What transitions do and where they begin and end, as positions of destinations.
///
/// A page asks it of every way in, and those lie anywhere: what is asked of one lies side by side.
struct TransitionEnds: Sendable {
  /// What stands for an id that the graph has no destination for.
  static var missing: Int32 { DestinationTable.missing }

  /// One transition, in twelve bytes.
  private struct Ends {
    let origin: Int32
    /// The target; of several the place of their number among ``several``, which they follow; nothing
    /// where it has none.
    let target: Int32
    let kind: ActionKind
    let count: Count

    enum Count: UInt8 {
      case none, one, several
    }
  }

  private var ends: [Ends] = []
  /// For each transition of several targets their number, then the targets.
  private var several: [Int32] = []

  /// Makes room for a number of transitions.
  init(capacity: Int) {
    ends.reserveCapacity(capacity)
  }

  /// Looks up the ends of a graph's transitions. O(transitions).
  init(_ transitions: [Transition], between table: DestinationTable) {
    self.init(capacity: transitions.count)
    var last: (id: DestinationID, position: Int32)?
    // Field by field: a copy of a transition retains all its references.
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
    // Most have one target, for which no list is needed.
    let start = several.count
    several.append(0)
    several.append(contentsOf: newTargets)
    let count = several.count - start - 1
    if count > 1 {
      several[start] = Int32(truncatingIfNeeded: count)
      return append(kind, from: origin, Int32(truncatingIfNeeded: start), .several)
    }
    let target = count == 1 ? several[start + 1] : Self.missing
    several.removeLast(count + 1)
    append(kind, from: origin, target, count == 1 ? .one : .none)
  }

  private mutating func append(
    _ kind: ActionKind, from origin: Int32, _ target: Int32, _ count: Ends.Count
  ) {
    ends.append(Ends(origin: origin, target: target, kind: kind, count: count))
  }
}

extension TransitionEnds {
  /// How many transitions there are.
  var count: Int { ends.count }

  /// What a transition does.
  func kind(of transition: Int) -> ActionKind { ends[transition].kind }

  /// The destination that a transition leaves, or ``missing``.
  func origin(of transition: Int) -> Int32 { ends[transition].origin }

  /// The last target of a transition, or ``missing``; that too where it has none.
  func lastTarget(of transition: Int) -> Int32 {
    ends[transition].count == .several
      ? targets(of: transition).last ?? Self.missing : ends[transition].target
  }

  /// How many targets a transition has.
  func targetCount(of transition: Int) -> Int {
    switch ends[transition].count {
    case .none: 0
    case .one: 1
    case .several: Int(several[Int(ends[transition].target)])
    }
  }

  /// The targets of a transition, ``missing`` ones among them.
  func targets(of transition: Int) -> TransitionTargets {
    let target = ends[transition].target
    switch ends[transition].count {
    case .none: return TransitionTargets()
    case .one: return TransitionTargets(target)
    case .several:
      let start = Int(target) + 1
      return TransitionTargets(several[start..<start + Int(several[start - 1])])
    }
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
