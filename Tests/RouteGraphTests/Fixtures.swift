import RouteGraph

/// The graph of a flow around one stack.
func stackGraph(_ root: some Route, limit: Int = FlowWalk.defaultLimit) -> FlowGraph {
  stackWalk(root, limit: limit).graph
}

/// The graph of a flow around one stack and what is wrong with its definition.
func stackWalk(
  _ root: some Route, limit: Int = FlowWalk.defaultLimit
) -> (graph: FlowGraph, diagnostics: [Diagnostic]) {
  FlowWalk(limit: limit)(Flow("Test") { NavigationStack { root } })
}

extension FlowGraph {
  /// The ids of all destinations, sorted.
  var ids: [String] { destinations.map(\.id.rawValue) }

  /// What the controls of a destination lead to, in reading order.
  func targets(of id: String) -> [[String]] {
    transitions.filter { $0.from.rawValue == id }.map { $0.action.targets.map(\.rawValue) }
  }

  /// The destination with a name.
  func destination(_ id: String) -> Destination? {
    destinations.first { $0.id.rawValue == id }
  }
}

/// A first screen that links to one screen for each text.
enum Texts: Route {
  case all([String])
  case one(String)

  var screen: Screen {
    switch self {
    case .all(let texts):
      Screen("All") { for text in texts { NavigationLink(text, value: Texts.one(text)) } }
    case .one(let text):
      Screen(text)
    }
  }

  /// The file names of the screens of texts, without their folder, in the order of the texts.
  static func names(of texts: [String]) -> [String] {
    stackGraph(Texts.all(texts)).transitions.map { transition in
      String(transition.action.targets[0].rawValue.dropFirst("texts/one/".count))
    }
  }
}
