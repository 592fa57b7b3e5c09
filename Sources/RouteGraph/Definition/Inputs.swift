/// A line of text to write.
public struct TextField: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a text field; with a shared value every screen that shows the value follows.
  public init(_ label: String, value: SharedValue<String>? = nil, placeholder: String = "") {
    parts = .input(.textField(placeholder: placeholder), label, value)
  }
}

/// A switch.
public struct Toggle: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a switch.
  public init(_ label: String, value: SharedValue<Bool>? = nil) {
    parts = .input(.toggle, label, value)
  }
}

/// A number to count up and down.
public struct Stepper: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a stepper.
  public init(_ label: String, value: SharedValue<Int>? = nil, in bounds: ClosedRange<Int>) {
    parts = .input(.stepper(bounds), label, value)
  }
}

/// A choice of texts.
public struct Picker: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a picker.
  public init(_ label: String, value: SharedValue<String>? = nil, options: [String]) {
    parts = .input(.picker(options), label, value)
  }
}

extension ScreenParts {
  fileprivate static func input(
    _ kind: InputKind, _ label: String, _ value: SharedValue<some SharedValueContent>?
  ) -> ScreenParts {
    ScreenParts(
      .input(kind, label: label, value?.id), states: [value?.state].compactMap(\.self))
  }
}
