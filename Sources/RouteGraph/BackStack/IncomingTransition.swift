/// A transition as one of its targets sees it.
///
/// Every page lists the ways to it, and those lie anywhere in the graph: what is asked of each lies
/// here side by side, in twelve bytes.
package struct IncomingTransition: Sendable {
  private let number: Int32
  private let originNumber: Int32
  /// What the transition does.
  package let kind: ActionKind
  /// Whether the target is what the transition shows: the last of its targets.
  package let isShown: Bool
  /// Whether the transition has no other target.
  package let isAlone: Bool

  /// What stands for a transition before there is one.
  static let none = IncomingTransition(
    number: 0, originNumber: TransitionEnds.missing, kind: .back, isShown: false, isAlone: false)

  /// The place of the transition in `graph.transitions`.
  package var position: Int { Int(number) }

  /// The position of the destination that the transition leaves; nil for an id that the graph lacks.
  package var origin: Int? {
    originNumber == TransitionEnds.missing ? nil : Int(originNumber)
  }
}

extension IncomingTransition {
  /// A transition as a target sees it.
  init(_ transition: Int, _ ends: TransitionEnds, target: Int32) {
    self.init(
      number: Int32(truncatingIfNeeded: transition), originNumber: ends.origin(of: transition),
      kind: ends.kind(of: transition), isShown: ends.lastTarget(of: transition) == target,
      isAlone: ends.targetCount(of: transition) == 1)
  }
}
