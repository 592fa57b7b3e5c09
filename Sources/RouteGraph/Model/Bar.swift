/// What a screen asks of the navigation bar above it.
public struct BarOptions: Hashable, Sendable {
  /// Whether the screen hides the system's back button.
  public var isBackButtonHidden = false
  /// Whether the screen hides the whole bar.
  public var isHidden = false
  /// Whether the screen hides the tab bar under it.
  public var isTabBarHidden = false
  /// Whether the title is drawn large, under the bar.
  public var hasLargeTitle = false
  /// The controls before the title.
  public var leading: [Element] = []
  /// The controls after the title.
  public var trailing: [Element] = []

  /// Creates the system's default: a back button, an inline title, no further controls.
  public init() {}
}

/// The bar that belongs to a flow's container, where it is not the system's.
public struct ContainerBar: Hashable, Sendable {
  /// The colour behind a bar of the container's own, with white text; nil for the system's bar.
  public var background: Accent?
  /// The title of a screen that sets none.
  public var defaultTitle: String?
  /// Whether a tab bar of the app's own is drawn in place of the system's.
  public var hasOwnTabBar = false

  /// Creates the system's bar.
  public init() {}
}
