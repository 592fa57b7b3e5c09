/// A row that leads to another screen.
public struct NavigationLink: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// A link that appends a value to the path: `NavigationLink("Ahri", value: …)`.
  public init(
    _ title: String, value: some Route, filePath: StaticString = #filePath, line: UInt = #line
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    self.init(.push([AnyRoute(value)]), at: place, label: Text(title).parts)
  }

  /// A link that appends a value to the path, with a label of several elements.
  public init(
    value: some Route, filePath: StaticString = #filePath, line: UInt = #line,
    @ScreenBuilder label: () -> ScreenParts
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    self.init(.push([AnyRoute(value)]), at: place, label: label())
  }

  /// A view-based link: what it shows is on screen but not on the path.
  public init(
    _ title: String, destination: some Route, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    self.init(.show(AnyRoute(destination)), at: place, label: Text(title).parts)
  }

  /// A view-based link with a label of several elements.
  public init(
    destination: some Route, filePath: StaticString = #filePath, line: UInt = #line,
    @ScreenBuilder label: () -> ScreenParts
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    self.init(.show(AnyRoute(destination)), at: place, label: label())
  }

  private init(
    _ action: consuming ActionTree<AnyRoute>, at place: SourcePlace, label: ScreenParts
  ) {
    let draft = ControlDraft(action: action, deepLinkRule: nil, place: place)
    parts = ScreenParts(.control(draft, .link, label: label.elements), states: label.states)
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
    self.init(action, style, at: place, label: Text(title).parts)
  }

  /// A button with a label of several elements.
  public init(
    _ action: NavigationAction, style: ControlStyle = .plain, filePath: StaticString = #filePath,
    line: UInt = #line, @ScreenBuilder label: () -> ScreenParts
  ) {
    let place = SourcePlace(filePath: filePath, line: line)
    self.init(action, style, at: place, label: label())
  }

  private init(
    _ action: NavigationAction, _ style: ControlStyle, at place: SourcePlace, label: ScreenParts
  ) {
    let draft = ControlDraft(
      action: action.action, deepLinkRule: action.deepLinkRule, place: place)
    parts = ScreenParts(
      .control(draft, style, label: label.elements), states: action.states + label.states)
  }

  /// Explains what to write in place of a closure.
  @available(*, unavailable, message: "say what the button does: Button(\"Buy\", .push(...))")
  public init(_ title: String, action: () -> Void) {
    parts = Text(title).parts
  }
}
