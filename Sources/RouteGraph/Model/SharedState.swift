/// A value that several screens share: what a binding hands around.
public struct SharedState: Hashable, Sendable {
  /// The value's name.
  public var id: StateID
  /// What it holds when the app starts.
  public var initial: StateValue

  /// Creates a shared value.
  public init(id: StateID, initial: StateValue) {
    self.id = id
    self.initial = initial
  }
}

/// What a shared value holds.
public enum StateValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// Yes or no.
  case flag(Bool)

  /// The value as people read it.
  public var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): flag ? "on" : "off"
    }
  }
}

/// How a control changes a shared value.
public enum StateChange: Hashable, Sendable {
  /// Puts a constant in.
  case to(StateValue)
  /// Puts as many random letters and digits in.
  case random(length: Int)
  /// Turns yes into no and no into yes.
  case toggle
}
