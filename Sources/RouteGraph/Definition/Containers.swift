/// Something that holds screens.
public protocol ContainerContent {
  /// What it holds.
  var container: ContainerDraft { get }
}

/// A container while its screens are still routes.
public struct ContainerDraft: Sendable {
  /// The container, with routes in the place of screens.
  package let tree: ContainerTree<AnyRoute>

  /// Wraps a container.
  package init(_ tree: ContainerTree<AnyRoute>) {
    self.tree = tree
  }
}

/// A stack that pushes and pops.
public struct NavigationStack: ContainerContent {
  /// What it holds.
  public let container: ContainerDraft

  /// Creates a stack around its root: a route, or another container.
  public init(@ContainerBuilder root: () -> ContainerDraft) {
    container = ContainerDraft(.stack(root().tree))
  }
}

/// Several screens to switch between at the bottom edge.
public struct TabView: ContainerContent {
  /// What it holds.
  public let container: ContainerDraft

  /// Creates a tab view.
  public init(@TabBuilder tabs: () -> [Tab]) {
    container = ContainerDraft(.tabs(tabs().map(\.tab)))
  }
}

/// One tab.
public struct Tab: Sendable {
  /// The tab, with routes in the place of screens.
  package let tab: ContainerTree<AnyRoute>.Tab

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The text under the symbol.
  ///   - icon: The name of an SF Symbol: `house`. One that `icons.svg` doesn't draw is a dashed
  ///     square; nil is a circle.
  ///   - id: The tab's name, by which ``NavigationAction/selectTab(_:stack:)`` finds it; by default
  ///     the slug of the title. Two equal ones in a tab view are the warning `duplicate-tab`.
  ///   - content: A route, or another container.
  public init(
    _ title: String, icon: String? = nil, id: String? = nil,
    @ContainerBuilder content: () -> ContainerDraft
  ) {
    tab = .init(
      id: TabID(rawValue: id ?? Slug(title).text), title: title, icon: icon,
      content: content().tree)
  }

  /// Explains what SwiftUI's argument is called here.
  @available(*, unavailable, renamed: "init(_:icon:id:content:)")
  public init(
    _ title: String, systemImage: String, @ContainerBuilder content: () -> ContainerDraft
  ) {
    self.init(title, icon: systemImage, content: content)
  }
}

/// Two or three columns side by side.
public struct NavigationSplitView: ContainerContent {
  /// What it holds.
  public let container: ContainerDraft

  /// Creates two columns.
  public init(
    @ContainerBuilder sidebar: () -> ContainerDraft,
    @ContainerBuilder detail: () -> ContainerDraft
  ) {
    container = ContainerDraft(
      .split([
        .init(id: "sidebar", content: sidebar().tree), .init(id: "detail", content: detail().tree),
      ]))
  }

  /// Creates three columns.
  public init(
    @ContainerBuilder sidebar: () -> ContainerDraft,
    @ContainerBuilder content: () -> ContainerDraft,
    @ContainerBuilder detail: () -> ContainerDraft
  ) {
    container = ContainerDraft(
      .split([
        .init(id: "sidebar", content: sidebar().tree),
        .init(id: "content", content: content().tree),
        .init(id: "detail", content: detail().tree),
      ]))
  }
}

/// Reads what a container holds: exactly one route or container.
@resultBuilder public enum ContainerBuilder {
  /// Takes a route as a screen.
  public static func buildExpression(_ route: some Route) -> ContainerDraft {
    ContainerDraft(.screen(AnyRoute(route)))
  }

  /// Takes a container.
  public static func buildExpression(_ content: some ContainerContent) -> ContainerDraft {
    content.container
  }

  /// Explains what to write in place of an element.
  @available(*, unavailable, message: "a container holds a route, which says what its screen shows")
  public static func buildExpression(_ content: some ScreenContent) -> ContainerDraft {
    ContainerDraft(.tabs([]))
  }

  /// Explains what to write in place of a screen.
  @available(*, unavailable, message: "a container holds a route, which says what its screen shows")
  public static func buildExpression(_ screen: Screen) -> ContainerDraft {
    ContainerDraft(.tabs([]))
  }

  /// Takes the one thing that a container holds.
  public static func buildBlock(_ content: ContainerDraft) -> ContainerDraft {
    content
  }

  /// Explains what to write in place of nothing.
  @available(*, unavailable, message: "a container holds exactly one route or container")
  public static func buildBlock() -> ContainerDraft {
    ContainerDraft(.tabs([]))
  }

  /// Explains what to write in place of several.
  @available(
    *, unavailable,
    message:
      "a container holds exactly one route or container; put several screens in a TabView, or link to them from the first"
  )
  public static func buildBlock(
    _ first: ContainerDraft, _ second: ContainerDraft, _ more: ContainerDraft...
  ) -> ContainerDraft {
    first
  }

  /// Takes a first branch.
  public static func buildEither(first content: ContainerDraft) -> ContainerDraft {
    content
  }

  /// Takes a second branch.
  public static func buildEither(second content: ContainerDraft) -> ContainerDraft {
    content
  }
}

/// Reads the tabs of a tab view; `for` and `if` work.
@resultBuilder public enum TabBuilder {
  /// Takes one tab.
  public static func buildExpression(_ tab: Tab) -> [Tab] { [tab] }

  /// Explains what to write in place of a bare route.
  @available(*, unavailable, message: "wrap the route in Tab(_:icon:)")
  public static func buildExpression(_ route: some Route) -> [Tab] { [] }

  /// Puts tabs one after the other.
  public static func buildBlock(_ tabs: [Tab]...) -> [Tab] { tabs.flatMap(\.self) }

  /// Takes the tabs of a loop.
  public static func buildArray(_ tabs: [[Tab]]) -> [Tab] { tabs.flatMap(\.self) }

  /// Takes the tabs of an `if` without `else`.
  public static func buildOptional(_ tabs: [Tab]?) -> [Tab] { tabs ?? [] }

  /// Takes the tabs of a first branch.
  public static func buildEither(first tabs: [Tab]) -> [Tab] { tabs }

  /// Takes the tabs of a second branch.
  public static func buildEither(second tabs: [Tab]) -> [Tab] { tabs }
}
