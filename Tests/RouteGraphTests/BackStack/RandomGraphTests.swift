import Testing

@testable import RouteGraph

/// Random graphs, held against every state that pressing their controls can lead to.
@Suite struct RandomGraphTests {
  @Test(arguments: BackStackScript.containerNames)
  func canonicalStacksExistAndNothingElseIsReachable(container: String) throws {
    var random = RandomActions(seed: 11)
    for _ in 0..<15 {
      let graph = try randomGraph(container, ActionKind.allCases, &random)
      let tree = BackStackTree(graph)
      let reached = ReachedStates(graph)
      for position in graph.destinations.indices {
        let id = graph.destinations[position].id
        let shortest = reached.shortest[id]
        if let shortest { #expect(tree.depth(of: position) ?? -1 >= shortest, "\(graph.text)") }
        guard let state = tree.state(of: position) else { continue }
        #expect(state.visible == id)
        #expect(tree.stack(of: position).flatMap { tree.state(of: $0)?.visible } == id)
        let others = tree.alternatives(of: position, limit: 50).stacks.map { tree.state(of: $0) }
        let ways = tree.waysIn(of: position, canonical: tree.stack(of: position), limit: 50)
          .stacks.map { tree.state(of: $0) }
        #expect(!ways.contains(nil), "\(graph.text)")
        for state in [state] + (others + ways).compactMap(\.self)
        where state.totalDepth <= ReachedStates.certain {
          let isReached = reached.texts.contains(state.text)
          #expect(isReached, "\(graph.text) -> \(state.text)")
        }
      }
    }
  }

  @Test(arguments: BackStackScript.containerNames)
  func canonicalStacksAreShortest(container: String) throws {
    var random = RandomActions(seed: 12)
    let kinds: [ActionKind] = [.push, .pop, .back, .replaceTop, .present, .dismiss]
    for _ in 0..<15 {
      let graph = try randomGraph(container, kinds, &random)
      let tree = BackStackTree(graph)
      let reached = ReachedStates(graph)
      for position in graph.destinations.indices {
        let shortest = reached.shortest[graph.destinations[position].id]
        let depth = tree.depth(of: position)
        if depth ?? 0 <= ReachedStates.certain { #expect(depth == shortest, "\(graph.text)") }
      }
    }
  }

  @Test(arguments: BackStackScript.containerNames)
  func alternativesAreAllThatIsReachable(container: String) throws {
    var random = RandomActions(seed: 13)
    let kinds: [ActionKind] = [.push, .show, .back, .present, .dismiss, .pop]
    for _ in 0..<10 {
      let graph = try randomGraph(container, kinds, &random)
      let tree = BackStackTree(graph)
      let reached = ReachedStates(graph)
      for position in graph.destinations.indices where tree.isReachable(position) {
        let alternatives = tree.alternatives(of: position, limit: 1_000, work: 100_000)
        #expect(alternatives.isExact)
        let listed = alternatives.stacks.compactMap { tree.state(of: $0) }
        for state in listed where state.totalDepth <= ReachedStates.certain {
          let isReached = reached.texts.contains(state.text)
          #expect(isReached, "\(graph.text) -> \(state.text)")
        }
        let expected = reached.simpleTops[graph.destinations[position].id] ?? []
        let missing = expected.subtracting(listed.map(\.topText))
        #expect(missing == [], "\(graph.text)")
      }
    }
  }

  private func randomGraph(
    _ container: String, _ kinds: [ActionKind], _ random: inout RandomActions
  ) throws -> FlowGraph {
    let container = BackStackScript.container(container)
    let names = container.roots + ["w", "x", "y", "z"].map(DestinationID.init(rawValue:))
    var transitions: [Transition] = []
    for name in names {
      for _ in 0..<2 {
        var action = random.next()
        while !kinds.contains(action.kind) { action = random.next() }
        transitions.append(Transition(from: name, action: action, label: ""))
      }
    }
    return BackStackScript.graph(container, transitions)
  }
}

/// Every state that can be reached by pressing a graph's controls, back buttons and tabs, up to a
/// depth.
private struct ReachedStates {
  /// The most screens that may lie under the one in front.
  static let bound = 5
  /// The depth up to which every state is met: a push of three leaves two on top of the first.
  static let certain = bound - 2

  private(set) var texts: Set<String> = []
  /// The least number of screens under each destination.
  private(set) var shortest: [DestinationID: Int] = [:]
  /// For each destination the top layers in which no destination stands twice, the presenter
  /// included.
  private(set) var simpleTops: [DestinationID: Set<String>] = [:]
  private var known: Set<BackStackMachine> = []
  private var queue: [BackStackMachine] = []

  init(_ graph: FlowGraph) {
    guard let start = BackStackMachine(container: graph.container) else { return }
    add(start)
    let controls = Dictionary(grouping: graph.transitions, by: \.from)
    let tabs = Set(known.flatMap(\.selectedTabs)).union(["A", "B", "C", "D"].map(TabID.init))
    addPlaceholders(graph.container, in: start)
    while let state = queue.popLast() {
      var actions = (controls[state.visible] ?? []).map(\.action) + [.back, .dismiss]
      if state.layers.count == 1, !state.coversTabBar {
        actions += tabs.map { .selectTab($0, stack: []) }
      }
      for action in actions {
        if let next = try? state.applying(action) { add(next) }
      }
    }
  }

  private mutating func add(_ state: BackStackMachine) {
    let depth = state.totalDepth
    guard depth <= Self.bound, known.count < 30_000, known.insert(state).inserted else { return }
    queue.append(state)
    texts.insert(state.text)
    shortest[state.visible] = min(depth, shortest[state.visible] ?? depth)
    let screens = state.trail.map(\.destination) + [state.presenter].compactMap(\.self)
    if Set(screens).count == screens.count {
      simpleTops[state.visible, default: []].insert(state.topText)
    }
  }

  /// What a column shows before anything is selected counts as selected, for its page's sake.
  private mutating func addPlaceholders(_ container: Container, in start: BackStackMachine) {
    guard case .split(let columns) = container else {
      if case .tabs(let tabs) = container, let first = tabs.first {
        addPlaceholders(first.content, in: start)
      }
      return
    }
    for (position, column) in columns.enumerated().dropFirst() {
      for root in column.content.roots {
        if let next = try? start.applying(.select(column: position + 1, root)) { add(next) }
      }
    }
  }
}

extension BackStackMachine {
  /// How many screens lie under the one in front, in all layers.
  fileprivate var totalDepth: Int {
    layers.reduce(-1) { $0 + $1.content.trail.count }
  }

  /// The top layer as text, with its tabs or its presenter.
  fileprivate var topText: String {
    let place = presenter.map { "\($0) | " } ?? selectedTabs.map(\.rawValue).joined(separator: " ")
    let style = presentationStyle?.rawValue ?? ""
    return "\(place) \(style) \(trail.map(\.text).joined(separator: " > "))"
  }
}

extension FlowGraph {
  /// The controls, for messages.
  fileprivate var text: String {
    transitions.map { "\($0.from): \($0.action)" }.joined(separator: "; ")
  }
}
