/// Counts the steps of a commit; a limit stops it as a kill would, for tests.
struct CommitSteps {
  private var left: Int?

  /// All steps, or so many.
  init(limit: Int? = nil) {
    left = limit
  }

  /// Takes a step; false where none is left.
  mutating func take() -> Bool {
    guard let left else { return true }
    self.left = max(0, left - 1)
    return left > 0
  }
}
