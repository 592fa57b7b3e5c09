/// A container at one moment: which tab is selected, what lies on each stack.
public indirect enum ContainerState: Hashable, Sendable {
  /// One screen.
  case screen(DestinationID)
  /// A navigation stack or a split view.
  case stack(StackState)
  /// A tab view.
  case tabs(TabViewState)
}

/// A navigation stack at one moment: its root and what lies on it.
///
/// A split view is one too, as it is on compact width: the root of its first column, then the
/// selected columns' entries in the order of their columns, then what was pushed in the last one.
public struct StackState: Hashable, Sendable {
  /// What lies at the bottom.
  public internal(set) var root: ContainerState
  /// What lies on the root, bottom to top.
  public internal(set) var entries: [BackStackEntry]
  /// The columns of a split view from left to right; empty for a navigation stack.
  public let columns: [Container.Column]

  init(root: ContainerState, columns: [Container.Column] = []) {
    self.root = root
    self.columns = columns
    entries = []
  }

  /// The destinations on the path, bottom to top: what the `NavigationPath` array holds.
  public var path: [DestinationID] {
    entries.filter(\.isOnPath).map(\.destination)
  }

  /// The entries that stay when the path is emptied: shown by a flag straight from the root.
  var entriesUnderPath: ArraySlice<BackStackEntry> {
    entries.prefix { !$0.isOnPath }
  }
}

/// A tab view at one moment; each tab keeps what it holds while another one is selected.
public struct TabViewState: Hashable, Sendable {
  /// One tab.
  public struct Tab: Hashable, Sendable {
    /// The tab's name.
    public let id: TabID
    /// What the tab holds.
    public internal(set) var content: ContainerState
  }

  /// The tabs in the order of the bar; never empty.
  public internal(set) var tabs: [Tab]
  /// The position of the selected tab.
  public internal(set) var selected: Int

  /// The selected tab.
  public internal(set) var selectedTab: Tab {
    get { tabs[selected] }
    set { tabs[selected] = newValue }
  }
}

extension ContainerState {
  /// The container as the app starts: the first tab selected, nothing pushed; nil where it holds no
  /// screen. A tab that holds none is left out.
  init?(_ container: Container) {
    switch container {
    case .screen(let destination):
      self = .screen(destination)
    case .stack(let root):
      guard let root = ContainerState(root) else { return nil }
      self = .stack(StackState(root: root))
    case .tabs(let tabs):
      let tabs = tabs.compactMap { tab in
        ContainerState(tab.content).map { TabViewState.Tab(id: tab.id, content: $0) }
      }
      guard !tabs.isEmpty else { return nil }
      self = .tabs(TabViewState(tabs: tabs, selected: 0))
    case .split(let columns):
      guard let root = columns.first.flatMap({ ContainerState($0.content.withoutStack) }) else {
        return nil
      }
      self = .stack(StackState(root: root, columns: columns))
    }
  }

  /// The screen in front.
  var visible: DestinationID {
    switch self {
    case .screen(let destination): destination
    case .stack(let stack): stack.entries.last?.destination ?? stack.root.visible
    case .tabs(let view): view.selectedTab.content.visible
    }
  }

  /// What lies under the screen in front, root first, and that screen itself.
  var trail: [BackStackEntry] {
    switch self {
    case .screen(let destination): [BackStackEntry(destination)]
    case .stack(let stack): stack.root.trail + stack.entries
    case .tabs(let view): view.selectedTab.content.trail
    }
  }

  /// The stack that a push from the screen in front goes to: the outermost that covers the others,
  /// else the innermost.
  var nearestStack: StackState? {
    switch self {
    case .screen: nil
    case .stack(let stack): stack.entries.isEmpty ? stack.root.nearestStack ?? stack : stack
    case .tabs(let view): view.selectedTab.content.nearestStack
    }
  }

  /// The stack inside the selected tab of the outermost tab view.
  var stackInSelectedTab: StackState? {
    switch self {
    case .screen: nil
    case .stack(let stack): stack.root.stackInSelectedTab
    case .tabs(let view): view.selectedTab.content.nearestStack
    }
  }

  /// The split view around the screen in front, the innermost of several.
  var nearestSplitView: StackState? {
    switch self {
    case .screen: nil
    case .stack(let stack): stack.root.nearestSplitView ?? (stack.columns.isEmpty ? nil : stack)
    case .tabs(let view): view.selectedTab.content.nearestSplitView
    }
  }

  /// The selected tabs around the screen in front, outermost first.
  var selectedTabs: [TabID] {
    switch self {
    case .screen: []
    case .stack(let stack): stack.root.selectedTabs
    case .tabs(let view): [view.selectedTab.id] + view.selectedTab.content.selectedTabs
    }
  }

  /// Whether entries of a stack around a tab view lie over its tab bar.
  var coversTabBar: Bool {
    switch self {
    case .screen: false
    case .stack(let stack):
      stack.entries.isEmpty ? stack.root.coversTabBar : !stack.root.selectedTabs.isEmpty
    case .tabs(let view): view.selectedTab.content.coversTabBar
    }
  }
}

extension ContainerTree {
  /// The container without the stacks directly around it: a split view brings its own.
  fileprivate var withoutStack: ContainerTree {
    if case .stack(let root) = self { root.withoutStack } else { self }
  }
}
