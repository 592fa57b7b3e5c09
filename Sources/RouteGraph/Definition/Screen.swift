/// What a destination shows: a title, what it asks of the bars, and its elements.
///
/// ```swift
/// Screen("Ahri", subtitle: "The Nine-Tailed Fox") {
///   Button("Buy a skin", .push(ShopRoute.buySkin(.ahri)))
/// }
/// .deepLink("shop://champion/ahri")
/// ```
public struct Screen: Sendable {
  package var title: String?
  package var subtitle: String?
  package var bar = BarDraft()
  package var deepLink: String?
  package var condition: Condition?
  package var content: ScreenParts
  package let place: SourcePlace

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title; nil for the container's default title.
  ///   - subtitle: The line under the title.
  ///   - content: The elements, top to bottom.
  public init(
    _ title: String? = nil, subtitle: String? = nil, filePath: StaticString = #filePath,
    line: UInt = #line, @ScreenBuilder content: () -> ScreenParts = { ScreenParts() }
  ) {
    self.title = title
    self.subtitle = subtitle
    self.content = content()
    place = SourcePlace(filePath: filePath, line: line)
  }

  /// Hides the system's back button.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Screen {
    changed { $0.bar.isBackButtonHidden = isHidden }
  }

  /// Hides the whole navigation bar.
  public func navigationBarHidden(_ isHidden: Bool = true) -> Screen {
    changed { $0.bar.isHidden = isHidden }
  }

  /// Hides the tab bar under the screen.
  public func tabBarHidden(_ isHidden: Bool = true) -> Screen {
    changed { $0.bar.isTabBarHidden = isHidden }
  }

  /// Draws the title large, under the bar.
  public func largeTitle(_ isLarge: Bool = true) -> Screen {
    changed { $0.bar.hasLargeTitle = isLarge }
  }

  /// Puts controls before the title.
  public func toolbarLeading(@ScreenBuilder _ content: () -> ScreenParts) -> Screen {
    changed { $0.bar.leading.append(content()) }
  }

  /// Puts controls after the title.
  public func toolbarTrailing(@ScreenBuilder _ content: () -> ScreenParts) -> Screen {
    changed { $0.bar.trailing.append(content()) }
  }

  /// Names the URL that opens the screen from outside the app.
  public func deepLink(_ url: String) -> Screen {
    changed { $0.deepLink = url }
  }

  /// States what must hold for the screen to exist: `iOS 16 or later`.
  public func condition(_ text: String) -> Screen {
    changed { $0.condition = Condition(text) }
  }

  private func changed(_ change: (inout Screen) -> Void) -> Screen {
    var screen = self
    change(&screen)
    return screen
  }
}

/// What a screen asks of the bars while its controls still hold routes.
package struct BarDraft: Sendable {
  package var isBackButtonHidden = false
  package var isHidden = false
  package var isTabBarHidden = false
  package var hasLargeTitle = false
  package var leading = ScreenParts()
  package var trailing = ScreenParts()
}

/// A place in the source of a definition, as the compiler names it.
package struct SourcePlace: Sendable {
  package let filePath: StaticString
  package let line: UInt
}
