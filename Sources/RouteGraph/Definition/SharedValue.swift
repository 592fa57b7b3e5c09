/// A value that several screens share: what an app hands around as a binding.
///
/// A binding can't be an associated value of a route, since it isn't hashable; it is declared
/// beside the routes in place of that, and every screen that shows it follows its changes.
public struct SharedValue<Value: SharedValueContent>: Sendable {
  /// The value's name.
  package let id: StateID
  /// What it holds when the app starts.
  package let initial: Value

  /// The value as a graph stores it.
  package var state: SharedState { SharedState(id: id, initial: initial.stateValue) }

  /// Declares a shared value.
  ///
  /// - Parameters:
  ///   - name: The value's name in its flow. Declarations of one name are one value; two that start
  ///     differently are the error `shared-value-conflict`.
  ///   - initial: What it holds when the app starts.
  public init(_ name: String, initial: Value) {
    id = StateID(rawValue: name)
    self.initial = initial
  }
}

/// What a shared value can hold: `String`, `Int` and `Bool`.
public protocol SharedValueContent: Sendable {
  /// The value as a graph stores it.
  var stateValue: StateValue { get }
}

extension String: SharedValueContent {
  /// The text.
  public var stateValue: StateValue { .text(self) }
}

extension Int: SharedValueContent {
  /// The number.
  public var stateValue: StateValue { .number(self) }
}

extension Bool: SharedValueContent {
  /// Yes or no.
  public var stateValue: StateValue { .flag(self) }
}
