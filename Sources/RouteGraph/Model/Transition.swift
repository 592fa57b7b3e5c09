/// One control on a screen: an action, a label, and where it leads.
public struct Transition: Hashable, Sendable {
  /// The destination whose screen has the control.
  public var from: DestinationID
  /// What it does.
  public var action: Action
  /// The control's text.
  public var label: String
  @usableFromInline var details = TransitionDetails.none
}

extension Transition {
  /// Creates a transition.
  public init(from: DestinationID, action: Action, label: String) {
    self.init(from: from, action: action, label: label, details: .none)
  }

  /// What becomes of a deep link that arrives while the layer is open that the control presents; nil
  /// where nobody has said so, and for a control that presents nothing.
  @inlinable public var deepLinkRule: DeepLinkRule? {
    get { details.values.deepLinkRule }
    set { change(\.deepLinkRule, to: newValue) }
  }

  /// How sure the source of the graph is.
  @inlinable public var confidence: Confidence {
    get { details.values.confidence }
    set { change(\.confidence, to: newValue) }
  }

  /// What must hold for the control to exist.
  @inlinable public var condition: Condition? {
    get { details.values.condition }
    set { change(\.condition, to: newValue) }
  }

  /// Where it is written.
  @inlinable public var source: SourceLocation? {
    get { details.values.source }
    set { change(\.source, to: newValue) }
  }

  /// Every place in the source that raises it, where there are several.
  @inlinable public var sites: [SourceLocation] {
    get { details.values.sites }
    set { change(\.sites, to: newValue) }
  }

  @usableFromInline mutating func change<Value>(
    _ path: WritableKeyPath<TransitionDetails.Values, Value>, to value: Value
  ) {
    details = details.with(value, at: path)
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
