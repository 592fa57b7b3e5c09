extension Transition {
  /// What the control does. A scan names the screen at a tab's root as what selecting the tab leads
  /// to, so that the way is drawn; it is no entry on the tab's stack.
  ///
  /// - Parameter tabRoots: The container's ``ContainerTree/tabRoots``.
  package func performedAction(tabRoots: [TabID: DestinationID]) -> Action {
    guard case .selectTab(let tab, let stack) = action, stack.count == 1, stack[0] == tabRoots[tab],
      confidence != .declared
    else { return action }
    return .selectTab(tab, stack: [])
  }
}

extension ContainerTree {
  /// The screen at the root of each tab of every tab view; of tabs with the same id the outer one's.
  package var tabRoots: [TabID: Screen] {
    switch self {
    case .screen: [:]
    case .stack(let root): root.tabRoots
    case .split(let columns):
      columns.reduce(into: [:]) { $0.merge($1.content.tabRoots) { first, _ in first } }
    case .tabs(let tabs):
      tabs.reduce(into: [:]) { found, tab in
        found[tab.id] = tab.content.roots.first
        found.merge(tab.content.tabRoots) { first, _ in first }
      }
    }
  }
}
