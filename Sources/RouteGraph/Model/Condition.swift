/// What must hold for a part of a flow to exist: `iOS 16 or later`, `DEBUG`.
public struct Condition: Hashable, Sendable {
  /// The condition in words.
  public var text: String

  /// Creates a condition.
  public init(_ text: String) {
    self.text = text
  }

  /// A condition inside another one, which must hold too: `DEBUG, iOS 16 or later`.
  init(_ inner: Condition, inside outer: Condition?) {
    text = outer.map { "\($0.text), \(inner.text)" } ?? inner.text
  }
}
