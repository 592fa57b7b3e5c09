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
