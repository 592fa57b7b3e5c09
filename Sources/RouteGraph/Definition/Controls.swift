/// A row that leads to another screen.
public struct NavigationLink: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// A link that appends a value to the path: `NavigationLink("Ahri", value: …)`.
  public init(
    _ title: String, value: some Route, filePath: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(value: value, filePath: filePath, line: line) { Text(title) }
  }

  /// A link that appends a value to the path, with a label of several elements.
  public init(
    value: some Route, filePath: StaticString = #filePath, line: UInt = #line,
    @ScreenBuilder label: () -> ScreenParts
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    parts = .control(.push(value), .link, at: place, label: label())
  }

  /// A view-based link: what it shows is on screen but not on the path.
  public init(
    _ title: String, destination: some Route, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(destination: destination, filePath: filePath, line: line) { Text(title) }
  }

  /// A view-based link with a label of several elements.
  public init(
    destination: some Route, filePath: StaticString = #filePath, line: UInt = #line,
    @ScreenBuilder label: () -> ScreenParts
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    parts = .control(.show(destination), .link, at: place, label: label())
  }

  /// Explains what to write in place of a view.
  @available(
    *, unavailable,
    message:
      "lead to a route: NavigationLink(_:value:), or NavigationLink(_:destination:) off the path"
  )
  public init(_ title: String, @ScreenBuilder destination: () -> ScreenParts) {
    parts = destination()
  }
}

/// A button.
public struct Button: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// A button with a text: `Button("No thanks", .popToRoot)`.
  public init(
    _ title: String, style: ControlStyle = .plain, _ action: NavigationAction,
    filePath: StaticString = #filePath, line: UInt = #line
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    parts = .control(action, style, at: place, label: Text(title).parts)
  }

  /// A button with a label of several elements.
  public init(
    _ action: NavigationAction, style: ControlStyle = .plain, filePath: StaticString = #filePath,
    line: UInt = #line, @ScreenBuilder label: () -> ScreenParts
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    parts = .control(action, style, at: place, label: label())
  }

  /// Explains what to write in place of a closure.
  @available(*, unavailable, message: "say what the button does: Button(\"Buy\", .push(...))")
  public init(_ title: String, action: () -> Void) {
    parts = Text(title).parts
  }
}

extension ScreenParts {
  fileprivate static func control(
    _ action: NavigationAction, _ style: ControlStyle, at place: SourcePlace, label: ScreenParts
  ) -> ScreenParts {
    let draft = ControlDraft(
      action: action.action, deepLinkRule: action.deepLinkRule, place: place)
    return ScreenParts(
      .control(draft, style, label: label.elements), states: action.states + label.states)
  }
}
