extension Screen {
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
