/// What is asked of a transition most often, in twelve bytes.
///
/// A page asks it of every way in, and those lie anywhere among a graph's transitions, which take two
/// hundred bytes each.
struct Arrow: Sendable {
  /// The position of the destination that the transition leaves, or ``GraphIndex/missing``.
  let origin: Int32
  /// The position of its target, or ``GraphIndex/missing``; where it has several, the place of their
  /// number among the further targets, which they follow.
  let target: Int32
  /// What it does.
  let kind: ActionKind
  /// What else is known of it.
  let facts: Facts

  /// What else is known of a transition.
  struct Facts: OptionSet, Sendable {
    let rawValue: UInt8

    /// It names one target.
    static let hasTarget = Facts(rawValue: 1)
    /// It names several targets.
    static let hasSeveralTargets = Facts(rawValue: 2)
    /// It exists under a condition.
    static let isConditional = Facts(rawValue: 4)
    /// It is written down in a definition.
    static let isDeclared = Facts(rawValue: 8)
    /// Its label is the title of the screen that it shows.
    static let isNamedAfterTarget = Facts(rawValue: 16)
  }
}

/// The positions of a transition's targets, ``GraphIndex/missing`` ones among them.
struct TransitionTargets: RandomAccessCollection {
  /// The only one; of no meaning where there are several.
  private let lone: Int32
  private let several: ArraySlice<Int32>

  let startIndex = 0
  let endIndex: Int

  /// One target, or none.
  init(_ lone: Int32?) {
    self.lone = lone ?? GraphIndex.missing
    several = []
    endIndex = lone == nil ? 0 : 1
  }

  /// Several targets.
  init(_ several: ArraySlice<Int32>) {
    self.several = several
    lone = GraphIndex.missing
    endIndex = several.count
  }

  subscript(position: Int) -> Int32 {
    several.isEmpty ? lone : several[several.startIndex + position]
  }
}
