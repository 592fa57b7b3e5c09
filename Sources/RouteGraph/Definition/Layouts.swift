/// A list of rows and sections.
public struct List: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a list.
  public init(style: ListStyle = .insetGrouped, @ScreenBuilder content: () -> ScreenParts) {
    parts = content().wrapped { .list($0, style) }
  }
}

/// A section of a list, with texts above and below it.
public struct Section: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a section.
  public init(
    _ header: String? = nil, footer: String? = nil, @ScreenBuilder content: () -> ScreenParts
  ) {
    parts = content().wrapped { .section(header: header, footer: footer, $0) }
  }
}

/// Elements side by side.
public struct HStack: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a row of elements.
  public init(@ScreenBuilder content: () -> ScreenParts) {
    parts = content().wrapped { .row($0) }
  }
}

/// Elements on top of each other.
public struct VStack: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a column of elements.
  public init(@ScreenBuilder content: () -> ScreenParts) {
    parts = content().wrapped { .column($0) }
  }
}

/// Cards in columns.
public struct Grid: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a grid.
  public init(@ScreenBuilder content: () -> ScreenParts) {
    parts = content().wrapped { .grid($0) }
  }
}

/// Empty space that pushes its neighbours apart.
public struct Spacer: ScreenContent {
  /// The elements that it puts on the screen.
  public var parts: ScreenParts { ScreenParts(.spacer) }

  /// Creates empty space.
  public init() {}
}

/// A thin line.
public struct Divider: ScreenContent {
  /// The elements that it puts on the screen.
  public var parts: ScreenParts { ScreenParts(.divider) }

  /// Creates a line.
  public init() {}
}

/// A child view that may speak for the screen: of several titles the innermost wins.
public struct Child: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates a child view.
  ///
  /// - Parameters:
  ///   - name: The name of the view.
  ///   - title: The screen's title that the child sets; nil where it sets none.
  ///   - subtitle: The screen's subtitle that the child sets.
  ///   - backButtonHidden: Whether the child hides the back button.
  ///   - content: The child's elements.
  public init(
    _ name: String, title: String? = nil, subtitle: String? = nil, backButtonHidden: Bool? = nil,
    @ScreenBuilder content: () -> ScreenParts
  ) {
    let claim = BarClaim(title: title, subtitle: subtitle, isBackButtonHidden: backButtonHidden)
    parts = content().wrapped { .child(name: name, claim, $0) }
  }
}

/// Elements that exist under a condition: `When("iOS 16 or later") { … }`.
///
/// Conditions that follow each other on a screen are its forms; the page lets a reader switch
/// between them.
public struct When: ScreenContent {
  /// The elements that it puts on the screen.
  public let parts: ScreenParts

  /// Creates conditional elements.
  public init(_ condition: String, @ScreenBuilder content: () -> ScreenParts) {
    parts = content().wrapped { .conditional(Condition(condition), $0) }
  }
}
