import Bytes
import FlowMap
import RouteGraph

/// One flow with everything that its pages look up, computed once.
///
/// A class because every record of every page refers to it; nothing in it changes.
final class FlowPlan: Sendable {
  /// The most states of the app that a page lists for its deep link.
  private static let deepLinkLimit = 8

  /// The flow's graph.
  let graph: FlowGraph
  /// What leads from ids to places and from places to transitions.
  let index: GraphIndex
  /// The canonical back stacks.
  let stacks: BackStackTree
  /// The route cases, in the order of the graph's destinations.
  let groups: [RouteGroup]
  /// The notes of the flow.
  let notes: FlowNotes
  /// The interface's language on the flow's pages.
  let words: Words

  /// The numbers of ``groups`` in the order in which one reaches them from the first screen.
  let groupOrder: [Int]
  /// For each of ``groups`` its place in ``groupOrder``.
  let groupPlaces: [Int]

  /// The flow by its cases, where it has too many to draw in one map: each case's page draws what
  /// is around it then. Its addresses lead from the flow's folder.
  let cases: CaseGraph?

  /// What the flow's source left in doubt; nil where nothing.
  let accuracy: FlowAccuracy?

  /// Which screens present which as sheets.
  let sheets: SheetCheck

  /// The fragments of the flow's back stacks.
  let fragments: StackFragments

  let texts: DestinationTexts
  let plainControls: PlainControls
  private let spelledRoutes: SpelledRoutes
  private let states: [StateID: StateValue]
  private let tabRoots: [TabID: DestinationID]

  /// What is wrong with the flow's definition.
  let problems: [Diagnostic]
  /// What deep links meet in the flow, and how many more states there are; nil where no screen has a
  /// deep link.
  let deepLinkArrivals: (arrivals: [DeepLinkArrival], leftOutCount: Int)?
  /// What the prototype's script knows of the flow.
  let script: FlowScript

  init(
    _ graph: FlowGraph, notes: FlowNotes, outline: FlowOutline, words: Words, problems: [Diagnostic]
  ) {
    self.problems = problems
    self.graph = graph
    self.notes = notes
    self.words = words
    index = outline.index
    let stacks = outline.stacks
    self.stacks = stacks
    sheets = outline.sheets
    groups = outline.groups
    (groupOrder, groupPlaces) = Self.order(of: outline.groups, in: stacks)
    cases =
      outline.groups.count <= CaseGraph.limit
      ? nil
      : CaseGraph(of: graph, stacks: stacks) { item in
        outline.index.position(of: item.destination).map {
          outline.groups[Int(outline.groupOfDestination[$0])].entryPath(in: graph)
        }
      }
    deepLinkArrivals =
      graph.destinations.contains { $0.deepLink != nil }
      ? stacks.deepLinkArrivals(limit: Self.deepLinkLimit) : nil
    spelledRoutes = outline.spelledRoutes
    texts = DestinationTexts(of: graph, groups: outline.groups) { place in
      notes.title(of: place) ?? graph.destinations[place].title
    }
    fragments = StackFragments(of: stacks, texts: texts)
    plainControls = PlainControls(of: graph, index: outline.index, texts: texts)
    accuracy = FlowAccuracy(
      of: graph, plainControls: plainControls, groups: outline.groups, stacks: stacks)
    states = Dictionary(
      graph.sharedStates.map { ($0.id, $0.initial) }, uniquingKeysWith: { first, _ in first })
    tabRoots = graph.container.tabRoots
    script = FlowScript(
      graph, index: outline.index, words: words,
      labels: DestinationLabels(of: graph.destinations, groups: outline.groups, texts: texts))
  }

  /// The cases in the order in which the walk comes to them, and the place of each in it.
  private static func order(
    of groups: [RouteGroup], in stacks: BackStackTree
  ) -> (order: [Int], places: [Int]) {
    let turns = groups.map { group in
      group.destinations.map { stacks.turn(of: $0) ?? Int.max }.min() ?? Int.max
    }
    let order = groups.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
    return (order, order.enumerated().reduce(into: order) { $0[$1.element] = $1.offset })
  }

  /// The flow's name in paths.
  var id: FlowID { graph.id }

  /// The place of a destination in the graph.
  func place(of id: DestinationID) -> Int? { index.position(of: id) }

  /// The number of the case that a note spells, and the place of the destination where it names
  /// values; nil where neither is spelled letter by letter as the flow does.
  ///
  /// Most of what a note names its screen leads to, and what a page leads to is at hand.
  ///
  /// - Parameters:
  ///   - route: The case's name and the destination's last part: `champion/ahri`.
  ///   - page: The destination whose page shows the note; nil on other pages.
  func place(
    spelled route: UnsafeBufferPointer<UInt8>, from page: Int?
  ) -> (group: Int, destination: Int?)? {
    guard let (group, values) = spelledRoutes.read(route) else { return nil }
    guard let values else { return (group, nil) }
    let destination =
      page.flatMap { target(values, of: group, from: $0) }
      ?? spelledRoutes.destination(values, of: group)
    return destination.map { (group, $0) }
  }

  /// A case's destination with such values that a screen leads to.
  private func target(
    _ values: UnsafeBufferPointer<UInt8>, of group: Int, from page: Int
  ) -> Int? {
    index.outgoing(of: page).lazy.compactMap(index.shownDestination)
      .first { texts.isNamed(values, ofCase: group, $0) }
  }

  /// The number of a destination's case in ``groups``.
  func group(of destination: Int) -> Int { texts.group(of: destination) }

  /// Whether two destinations are values of the same type.
  func haveOneType(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (group(of: left), group(of: right))
    return left == right || groups[left].type == groups[right].type
  }

  /// The page's title of a destination: its note's where that has one, else its screen's.
  func title(of destination: Int) -> String {
    notes.title(of: destination) ?? graph.destinations[destination].title
  }

  /// Writes a page's title, escaped.
  func writeTitle(of destination: Int, into out: inout ByteBuffer) {
    texts.writeTitle(of: destination, into: &out)
  }

  /// Writes a destination's id, which needs no escaping.
  func writeID(of destination: Int, into out: inout ByteBuffer) {
    texts.writeID(of: destination, into: &out)
  }

  /// Writes a destination as Swift source, escaped and without its type.
  func writeLiteral(of destination: Int, into out: inout ByteBuffer) {
    texts.writeLiteral(of: destination, into: &out)
  }

  /// What a shared value holds when the app starts, as people read it.
  func initialText(of state: StateID) -> String { states[state]?.text ?? "" }

  /// Whether a shared flag is on when the app starts.
  func isOn(_ state: StateID) -> Bool { states[state] == .flag(true) }

  /// The tabs of the outermost tab view, nil where there is none.
  var tabs: [Container.Tab]? { graph.container.outermostTabs }

  /// What a control does.
  func action(of transition: Int) -> Action {
    graph.transitions[transition].performedAction(tabRoots: tabRoots)
  }

  /// What must hold for a control to exist.
  func condition(of transition: Int) -> Condition? {
    plainControls.contains(transition) ? nil : graph.transitions[transition].condition
  }

  /// How sure it is that a control exists.
  func confidence(of transition: Int) -> Confidence {
    plainControls.contains(transition) ? .declared : graph.transitions[transition].confidence
  }

  /// Whether a control is known to have the text that is the page's title of what it shows.
  func isNamedAfterTarget(_ transition: Int) -> Bool { plainControls.contains(transition) }

  /// Whether a control is known to have the text that the page's title of a screen is.
  func isNamed(_ transition: Int, after destination: Int) -> Bool {
    isNamedAfterTarget(transition) && index.shownDestination(of: transition) == destination
  }

  /// The first screen.
  var start: Int? { graph.container.roots.first.flatMap { place(of: $0) } }
}

extension ContainerTree {
  /// The tabs of the outermost tab view, nil where there is none.
  fileprivate var outermostTabs: [Tab]? {
    switch self {
    case .stack(let root): root.outermostTabs
    case .tabs(let tabs): tabs
    case .split, .screen: nil
    }
  }
}
