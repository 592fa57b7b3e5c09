/// What is around the screens of a back stack.
package struct BackStackSurroundings: Sendable {
  /// Whether a stack is, so that something can be pushed.
  package let hasStack: Bool
  /// Whether a split view is, whose columns show something each.
  package let hasColumns: Bool

  /// Around a screen that stands alone.
  package static let none = BackStackSurroundings(hasStack: false, hasColumns: false)
}

extension BackStackSurroundings {
  /// What is around the screens of a state's top layer.
  init(of state: BackStackMachine) {
    self.init(hasStack: state.hasStack, hasColumns: !state.columns.isEmpty)
  }
}

extension BackStackTree {
  /// What is around the screens of one of a destination's back stacks. O(root places).
  ///
  /// The same as its state tells, which takes much longer to make.
  package func surroundings(of stack: BackStack) -> BackStackSurroundings {
    if let presentation = stack.presentation {
      return BackStackSurroundings(hasStack: presentation.isInStack, hasColumns: false)
    }
    return rootPlace(of: stack).flatMap { surroundings[$0] } ?? .none
  }

  /// What may surprise about a push onto one of a destination's back stacks, as
  /// ``BackStackMachine/landing(of:)`` tells of its state. O(depth).
  package func notesOfPush(onto stack: BackStack) -> [BackStackNote] {
    BackStackNote.ofPush(over: stack.entries.dropFirst().lazy.map(\.isOnPath))
  }
}
