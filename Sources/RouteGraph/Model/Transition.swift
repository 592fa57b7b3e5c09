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
