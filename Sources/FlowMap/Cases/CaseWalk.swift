import RouteGraph

/// The shortest way to every destination of a graph: depth, place on the canonical stack, frame.
///
/// Breadth-first from the container's roots, controls in order. A depth counts what lies under a
/// screen, presenters included; a control that rewrites the path (`setStack`) can lead less deep
/// than where it stands, which is why a destination is taken up again when a shorter way turns up.
struct CaseWalk {
  /// Where a destination stands by its canonical back stack.
  struct Place {
    /// What lies under it, presenters included.
    var depth: Int
    /// The destination right under it, or its presenter; nil for a root of the container.
    var under: Int?
    /// The frame it is drawn in.
    var frame: Int?
    /// The frame that pushes from it land in.
    var pushFrame: Int?
    /// The tab of the container that it belongs to.
    var tab: Int?
    /// Whether it is the lowest of a layer or of the container.
    var isBase: Bool
    /// Whether it is the root of a stack: the lowest of its layer or what a column shows.
    var isStackRoot: Bool
    /// Whether it is an entry of the path.
    var isOnPath: Bool
  }

  /// Each destination's place; nil where no way leads to it.
  private(set) var places: [Place?]
  /// The destinations that can be reached, in the order in which the walk met them.
  private(set) var order: [Int] = []
  /// The tabs of the container, then the presentations in the order in which they were met.
  private(set) var frames: [(frame: MapFrame, tab: Int?)] = []

  private let index: CaseIndex
  private var levels: [[Int]] = [[]]
  private var level = 0
  private var tabs: [TabID: Tab] = [:]
  private var presentations: [Presentation: Int] = [:]

  private struct Tab {
    var frame: Int
    var root: Int?
  }

  private struct Presentation: Hashable {
    var style: PresentationStyle
    var caseNumber: Int
    var tab: Int?
  }

  /// Walks a graph. O(destinations + transitions) unless paths are rewritten over and over.
  init(_ graph: FlowGraph, index: CaseIndex) {
    self.index = index
    places = [Place?](repeating: nil, count: graph.destinations.count)
    enter(graph.container, tab: nil, frame: nil, hasStack: false)
    while level < levels.count {
      var next = 0
      var lowest = level + 1
      while next < levels[level].count {
        let destination = levels[level][next]
        next += 1
        guard places[destination]?.depth == level else { continue }
        order.append(destination)
        for transition in index.transitions(of: destination) {
          let depth = follow(graph.transitions[transition].action, from: destination)
          lowest = min(lowest, depth)
        }
      }
      levels[level].removeAll()
      level = lowest
    }
    keepFirstVisits()
  }

  /// A destination that was taken up again counts from its last, shortest visit.
  private mutating func keepFirstVisits() {
    var isMet = [Bool](repeating: false, count: places.count)
    order = order.reversed().filter { destination in
      defer { isMet[destination] = true }
      return !isMet[destination]
    }.reversed()
    let visits = order.enumerated().map { (places[$1]?.depth ?? 0, $0, $1) }
    order = visits.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The tab's root, where a tab of this name exists.
  func root(of tab: TabID) -> Int? { tabs[tab]?.root }

  // MARK: Containers

  private mutating func enter(_ container: Container, tab: Int?, frame: Int?, hasStack: Bool) {
    switch container {
    case .stack(let content):
      enter(content, tab: tab, frame: frame, hasStack: true)
    case .tabs(let all):
      for each in all {
        let number = frames.count
        frames.append((MapFrame(kind: .tab, title: each.title), tab ?? number))
        let root = each.content.roots.first.flatMap { index.number(of: $0) }
        if tabs[each.id] == nil { tabs[each.id] = Tab(frame: number, root: root) }
        enter(each.content, tab: tab ?? number, frame: number, hasStack: false)
      }
    case .split(let columns):
      for column in columns {
        enter(column.content, tab: tab, frame: frame, hasStack: hasStack || frame != nil)
      }
    case .screen(let id):
      guard let destination = index.number(of: id) else { return }
      reach(
        destination,
        Place(
          depth: 0, under: nil, frame: frame, pushFrame: hasStack ? frame : nil, tab: tab,
          isBase: true, isStackRoot: true, isOnPath: false))
    }
  }

  // MARK: Actions

  /// Follows a control; returns the least depth that it newly gave, or `Int.max`.
  private mutating func follow(_ action: Action, from origin: Int) -> Int {
    guard let here = places[origin] else { return Int.max }
    switch action {
    case .push(let targets):
      return stack(targets, on: origin, of: here, as: .pushed)
    case .show(let target):
      return stack([target], on: origin, of: here, as: .shown)
    case .select(_, let target):
      return stack([target], on: origin, of: here, as: .selected)
    case .setStack(let targets):
      let root = stackRoot(of: origin)
      return places[root].map { stack(targets, on: root, of: $0, as: .pushed) } ?? Int.max
    case .replaceTop(let target):
      guard !here.isStackRoot, let under = here.under, let place = places[under] else {
        return stack([target], on: origin, of: here, as: .pushed)
      }
      return stack([target], on: under, of: place, as: .pushed)
    case .selectTab(let tab, let targets):
      guard let root = root(of: tab), let place = places[root] else { return Int.max }
      return stack(targets, on: root, of: place, as: .pushed)
    case .present(let style, let target, _):
      return present(target, style, over: origin, of: here)
    case .back, .pop, .popTo, .popToRoot, .dismiss, .dismissAll, .openURL, .set:
      return Int.max
    }
  }

  /// How a destination comes to lie on another.
  private enum Entry {
    case pushed, shown, selected
  }

  /// The root of the stack that a destination lies on.
  private func stackRoot(of destination: Int) -> Int {
    var current = destination
    var steps = 0
    while let place = places[current], !place.isStackRoot, let under = place.under,
      steps < places.count
    {
      current = under
      steps += 1
    }
    return current
  }

  private mutating func stack(
    _ targets: [DestinationID], on origin: Int, of here: Place, as entry: Entry
  ) -> Int {
    var under = origin
    var place = here
    var least = Int.max
    for target in targets {
      guard let destination = index.number(of: target) else { continue }
      place = Place(
        depth: place.depth + 1, under: under, frame: place.pushFrame, pushFrame: place.pushFrame,
        tab: place.tab, isBase: false,
        isStackRoot: entry == .selected, isOnPath: entry == .pushed)
      if reach(destination, place) { least = min(least, place.depth) }
      under = destination
    }
    return least
  }

  private mutating func present(
    _ target: DestinationID, _ style: PresentationStyle, over origin: Int, of here: Place
  ) -> Int {
    guard let destination = index.number(of: target), isShorter(here.depth + 1, for: destination)
    else { return Int.max }
    let key = Presentation(
      style: style, caseNumber: index.caseNumbers[destination], tab: here.tab)
    let number = presentations[key] ?? frames.count
    if number == frames.count {
      presentations[key] = number
      frames.append((MapFrame(kind: .presentation(style), title: ""), here.tab))
    }
    reach(
      destination,
      Place(
        depth: here.depth + 1, under: origin, frame: number, pushFrame: number, tab: here.tab,
        isBase: true, isStackRoot: true, isOnPath: false))
    return here.depth + 1
  }

  private func isShorter(_ depth: Int, for destination: Int) -> Bool {
    places[destination].map { depth < $0.depth } ?? true
  }

  @discardableResult
  private mutating func reach(_ destination: Int, _ place: Place) -> Bool {
    guard isShorter(place.depth, for: destination) else { return false }
    places[destination] = place
    while levels.count <= place.depth { levels.append([]) }
    levels[place.depth].append(destination)
    return true
  }
}
