/// What is around a screen and decides which actions are alive on it.
struct Surroundings: Hashable, Sendable {
  /// Whether a stack takes pushes.
  var hasStack = false
  /// The number of columns of the nearest split view; 0 without one.
  var columnCount = 0
  /// The tab views around the bottom layer's screen, outermost first, as numbers.
  var tabViews: [Int] = []
}

/// The places of a container where a screen stands when the app starts, and the kinds of
/// surroundings that its screens can have.
struct RootPlaces: Sendable {
  /// One place.
  struct Place: Sendable {
    let screen: DestinationID
    /// The tabs to select to see it, outermost first.
    let tabs: [TabID]
    /// The number of its surroundings.
    let surroundings: Int
    /// For a column of a split view other than the first: the column, and the place in the first
    /// column that it lies on at compact width.
    let selection: (column: Int, base: Int)?
  }

  /// Where the stack of a tab lies.
  struct TabTarget: Sendable {
    let place: Int
    let hasStack: Bool
  }

  /// The places in declaration order.
  private(set) var places: [Place] = []
  /// Every kind of surroundings; the presented ones come last.
  private(set) var surroundings: [Surroundings] = []
  private var tabViews: [[TabID: TabTarget]] = []

  init(_ container: Container) {
    visit(container, within: Surroundings(), tabs: [])
    for kind in surroundings {
      _ = number(of: Surroundings(hasStack: true, tabViews: kind.tabViews))
      _ = number(of: Surroundings(hasStack: false, tabViews: kind.tabViews))
    }
  }

  /// The number of the surroundings of what a screen presents.
  func presented(from number: Int, inStack: Bool) -> Int {
    let kind = Surroundings(hasStack: inStack, tabViews: surroundings[number].tabViews)
    return surroundings.firstIndex(of: kind) ?? number
  }

  /// Where a tab's stack lies, seen from a place; nil where no tab view has the tab.
  ///
  /// The tab around the place itself keeps what is selected inside it.
  func target(of tab: TabID, from place: Int) -> TabTarget? {
    let tabs = places[place].tabs
    let views = surroundings[places[place].surroundings].tabViews
    for (view, selected) in zip(views, tabs).reversed() {
      guard let target = tabViews[view][tab] else { continue }
      return selected == tab ? TabTarget(place: place, hasStack: target.hasStack) : target
    }
    return nil
  }

  private mutating func number(of kind: Surroundings) -> Int {
    if let known = surroundings.firstIndex(of: kind) { return known }
    surroundings.append(kind)
    return surroundings.count - 1
  }

  private mutating func visit(_ container: Container, within kind: Surroundings, tabs: [TabID]) {
    var kind = kind
    switch container {
    case .screen(let screen):
      places.append(
        Place(screen: screen, tabs: tabs, surroundings: number(of: kind), selection: nil))
    case .stack(let root):
      kind.hasStack = true
      visit(root, within: kind, tabs: tabs)
    case .tabs(let items):
      let view = tabViews.count
      tabViews.append([:])
      kind.tabViews.append(view)
      for item in items { visit(item, of: view, within: kind, tabs: tabs) }
    case .split(let columns):
      kind.hasStack = true
      kind.columnCount = columns.count
      visit(columns, within: kind, tabs: tabs)
    }
  }

  private mutating func visit(
    _ tab: Container.Tab, of view: Int, within kind: Surroundings, tabs: [TabID]
  ) {
    guard tabViews[view][tab.id] == nil, let content = ContainerState(tab.content) else { return }
    tabViews[view][tab.id] = TabTarget(
      place: places.count, hasStack: content.nearestStack != nil)
    visit(tab.content, within: kind, tabs: tabs + [tab.id])
  }

  private mutating func visit(
    _ columns: [Container.Column], within kind: Surroundings, tabs: [TabID]
  ) {
    let base = places.count
    guard let first = columns.first else { return }
    visit(first.content, within: kind, tabs: tabs)
    guard places.count > base else { return }
    for (position, column) in columns.enumerated().dropFirst() {
      for screen in column.content.roots {
        places.append(
          Place(
            screen: screen, tabs: tabs, surroundings: places[base].surroundings,
            selection: (position + 1, base)))
      }
    }
  }
}
