extension ContainerState {
  /// A change of one stack.
  typealias StackChange = (inout StackState) throws(BackStackProblem) -> Void

  /// Changes the nearest stack of the screen in front.
  ///
  /// - Returns: false where there is none.
  mutating func changeNearestStack(_ change: StackChange) throws(BackStackProblem) -> Bool {
    switch self {
    case .screen:
      return false
    case .stack(var stack):
      let isInner =
        stack.entries.isEmpty ? try stack.root.changeNearestStack(change) : false
      if !isInner { try change(&stack) }
      self = .stack(stack)
      return true
    case .tabs(var view):
      let isChanged = try view.selectedTab.content.changeNearestStack(change)
      self = .tabs(view)
      return isChanged
    }
  }

  /// Changes the nearest split view around the screen in front.
  ///
  /// - Returns: false where there is none.
  mutating func changeNearestSplitView(_ change: StackChange) throws(BackStackProblem) -> Bool {
    switch self {
    case .screen:
      return false
    case .stack(var stack):
      var isChanged = try stack.root.changeNearestSplitView(change)
      if !isChanged, !stack.columns.isEmpty {
        try change(&stack)
        isChanged = true
      }
      self = .stack(stack)
      return isChanged
    case .tabs(var view):
      let isChanged = try view.selectedTab.content.changeNearestSplitView(change)
      self = .tabs(view)
      return isChanged
    }
  }

  /// Selects a tab of the nearest tab view that has it.
  ///
  /// - Returns: false where no tab view around the screen in front has it.
  mutating func selectTab(
    _ id: TabID, stack: [DestinationID]
  ) throws(BackStackProblem) -> Bool {
    switch self {
    case .screen:
      return false
    case .stack(var outer):
      let isFound = try outer.root.selectTab(id, stack: stack)
      self = .stack(outer)
      return isFound
    case .tabs(var view):
      var isFound = try view.selectedTab.content.selectTab(id, stack: stack)
      if !isFound { isFound = try view.select(id, stack: stack) }
      self = .tabs(view)
      return isFound
    }
  }

  /// Selects a tab of each tab view around a screen, the outermost first: one by one, since several
  /// views may have a tab of the same id.
  ///
  /// - Returns: false where a view has no such tab.
  mutating func select(_ tabs: ArraySlice<TabID>) -> Bool {
    switch self {
    case .screen:
      return tabs.isEmpty
    case .stack(var stack):
      let isSelected = stack.root.select(tabs)
      self = .stack(stack)
      return isSelected
    case .tabs(var view):
      guard let position = view.tabs.firstIndex(where: { $0.id == tabs.first }) else {
        return false
      }
      view.selected = position
      let isSelected = view.selectedTab.content.select(tabs.dropFirst())
      self = .tabs(view)
      return isSelected
    }
  }
}

extension TabViewState {
  /// Selects one of the tabs; the selected one again goes back to its root, and a stack that is
  /// given becomes the tab's path.
  fileprivate mutating func select(
    _ id: TabID, stack: [DestinationID]
  ) throws(BackStackProblem) -> Bool {
    guard let position = tabs.firstIndex(where: { $0.id == id }) else { return false }
    let isSelectedAgain = position == selected
    selected = position
    guard isSelectedAgain || !stack.isEmpty else { return true }
    let hasStack = try selectedTab.content.changeNearestStack { $0.setPath(stack) }
    guard hasStack || stack.isEmpty else { throw .noStack }
    return true
  }
}
