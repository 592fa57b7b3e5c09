/// One control on a screen: an action, a label, and where it leads.
public struct Transition: Hashable, Sendable {
  /// The destination whose screen has the control.
  public var from: DestinationID
  /// What it does.
  public var action: Action
  /// The control's text.
  public var label: String
  /// What becomes of a deep link that arrives while the layer is open that the control presents; nil
  /// where nobody has said so, and for a control that presents nothing.
  public var deepLinkRule: DeepLinkRule? = nil
  /// How sure the source of the graph is.
  public var confidence = Confidence.declared
  /// What must hold for the control to exist.
  public var condition: Condition? = nil
  /// Where it is written.
  public var source: SourceLocation? = nil
  /// Every place in the source that raises it, where there are several.
  public var sites: [SourceLocation] = []
}

extension Transition {
  /// Creates a transition.
  public init(from: DestinationID, action: Action, label: String) {
    self.init(from: from, action: action, label: label, deepLinkRule: nil)
  }
}

/// What a presented layer does when a deep link arrives: an app has to decide it for each of them,
/// since SwiftUI shows what the link leads to under the layers that are open.
public enum DeepLinkRule: String, Hashable, Sendable, CaseIterable {
  /// The layer closes, and the link goes on.
  case close
  /// The layer stays, and the link is held back until it is left: an onboarding that must not be
  /// skipped.
  case wait
}

/// How sure the source of a graph is of a transition.
public enum Confidence: Hashable, Sendable {
  /// Written down in a definition.
  case declared
  /// Read from an app's source without doubt.
  case resolved
  /// Read from an app's source by a rule that may err, with the reason.
  case inferred(String)
}
