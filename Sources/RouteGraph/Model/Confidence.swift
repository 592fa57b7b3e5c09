/// How sure the source of a graph is of a transition.
public enum Confidence: Hashable, Sendable {
  /// Written down in a definition.
  case declared
  /// Read from an app's source without doubt.
  case resolved
  /// Read from an app's source by a rule that may err, with the reason.
  case inferred(String)
}
