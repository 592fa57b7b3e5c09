/// What must hold for a part of a flow to exist: `iOS 16 or later`, `DEBUG`.
public struct Condition: Hashable, Sendable {
  /// The condition in words.
  public var text: String

  /// Creates a condition.
  public init(_ text: String) {
    self.text = text
  }
}
