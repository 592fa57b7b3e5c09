@testable import RouteGraph

extension BackStackScript {
  /// A graph from a container's name and one text a screen: `home: push x y; present sheet s`.
  static func graph(_ container: String, _ screens: [String]) throws -> FlowGraph {
    var transitions: [Transition] = []
    for screen in screens {
      let parts = screen.split(separator: ":", maxSplits: 1).map(String.init)
      for text in (parts.count > 1 ? parts[1] : "").split(separator: ";") {
        transitions.append(
          Transition(
            from: DestinationID(rawValue: parts[0]), action: try action(String(text)),
            label: String(text)))
      }
    }
    return graph(Self.container(container), transitions)
  }

  /// A graph of everything that a container and transitions name.
  static func graph(_ container: Container, _ transitions: [Transition]) -> FlowGraph {
    let ids = Set(container.roots + transitions.flatMap { [$0.from] + $0.action.targets })
    let order = transitions.enumerated().sorted {
      ($0.element.from, $0.offset) < ($1.element.from, $1.offset)
    }
    return FlowGraph(
      id: FlowID(rawValue: "flow"), title: "Flow", container: container,
      destinations: ids.sorted().map {
        Destination(id: $0, type: "Route", caseName: $0.rawValue, title: $0.rawValue)
      },
      transitions: order.map(\.element))
  }
}

extension BackStackTree {
  /// The state with a destination's canonical stack, as text; nil where nothing reaches it.
  func text(of name: String) -> String? {
    index.position(of: DestinationID(rawValue: name)).flatMap { state(of: $0)?.text }
  }

  /// The states with a destination's back stacks, as text.
  func texts(of name: String, limit: Int = 100) -> [String] {
    guard let position = index.position(of: DestinationID(rawValue: name)) else { return [] }
    return alternatives(of: position, limit: limit).stacks.map { state(of: $0)?.text ?? "none" }
  }

  /// The states with the back stacks that stand for the ways to a destination, as text, and how many
  /// more there are.
  func ways(to name: String, limit: Int = 100) -> (texts: [String], leftOutCount: Int) {
    guard let position = index.position(of: DestinationID(rawValue: name)) else { return ([], 0) }
    let ways = waysIn(of: position, canonical: stack(of: position), limit: limit)
    return (ways.stacks.map { state(of: $0)?.text ?? "none" }, ways.leftOutCount)
  }
}
