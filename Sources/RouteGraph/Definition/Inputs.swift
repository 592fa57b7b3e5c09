/// A line of text to write.
public struct TextField: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - label: What the field asks for.
  ///   - value: The shared value that it writes: each screen that shows it follows. nil for a field
  ///     whose text stays on the page.
  ///   - placeholder: What stands in it while it is empty.
  public init(_ label: String, value: SharedValue<String>? = nil, placeholder: String = "") {
    parts = .input(.textField(placeholder: placeholder), label, value)
  }
}

/// A switch.
public struct Toggle: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - label: What is switched.
  ///   - value: The shared value that it changes; nil for a switch that starts off and changes
  ///     nothing else.
  public init(_ label: String, value: SharedValue<Bool>? = nil) {
    parts = .input(.toggle, label, value)
  }
}

/// A number to count up and down.
public struct Stepper: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - label: What is counted.
  ///   - value: The shared value that it counts; nil for a stepper that is drawn without a number.
  ///   - bounds: The lowest and the highest number.
  public init(_ label: String, value: SharedValue<Int>? = nil, in bounds: ClosedRange<Int>) {
    parts = .input(.stepper(bounds), label, value)
  }
}

/// A choice of texts.
public struct Picker: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - label: What is chosen.
  ///   - value: The shared value that takes the choice; nil for a picker whose choice stays on the
  ///     page.
  ///   - options: The texts to choose from.
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
