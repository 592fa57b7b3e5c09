import RouteGraph

/// A graph as lines that people can read and compare.
struct FlowText {
  private let graph: FlowGraph
  private let names: [DestinationID: String]

  init(_ graph: FlowGraph) {
    self.graph = graph
    names = Dictionary(uniqueKeysWithValues: graph.destinations.map { ($0.id, Self.name(of: $0)) })
  }

  /// The container, the destinations, the transitions and what is unresolved.
  var text: String {
    var lines = ["container \(container(graph.container))"]
    lines += graph.destinations.map { destination($0) }
    lines += graph.transitions.map { transition($0) }
    lines += graph.unresolved.map { "? \($0.location) \($0.reason): \($0.text)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func name(of destination: Destination) -> String {
    destination.type == "View"
      ? destination.caseName ?? ""
      : [destination.type, destination.caseName].compactMap { $0 }.joined(separator: ".")
  }

  private func container(_ container: Container) -> String {
    switch container {
    case .stack(let root): "stack(\(self.container(root)))"
    case .tabs(let tabs):
      "tabs(\(tabs.map { "\($0.id.rawValue) '\($0.title)' \($0.icon ?? "-"): \(self.container($0.content))" }.joined(separator: ", ")))"
    case .split(let columns):
      "split(\(columns.map { "\($0.id): \(self.container($0.content))" }.joined(separator: ", ")))"
    case .screen(let id): names[id] ?? id.rawValue
    }
  }

  private func destination(_ destination: Destination) -> String {
    var line = "\(Self.name(of: destination)) = \(destination.view ?? "-") '\(destination.title)'"
    if destination.bar.isBackButtonHidden { line += " no-back" }
    if destination.bar.isHidden { line += " no-bar" }
    if destination.bar.isTabBarHidden { line += " no-tab-bar" }
    if let condition = destination.condition { line += " (\(condition.text))" }
    return line
  }

  private func transition(_ transition: Transition) -> String {
    let targets = transition.action.targets.map { names[$0] ?? $0.rawValue }
    var line = "\(names[transition.from] ?? "") -\(transition.action.kind.rawValue)-> "
    line += targets.joined(separator: " / ")
    switch transition.action {
    case .present(let style, _, let inStack):
      line += " as \(style.rawValue)\(inStack ? " in a stack" : "")"
    case .pop(let count): line += "\(count)"
    default: break
    }
    line += " '\(transition.label)'"
    let places = transition.sites.isEmpty ? [transition.source].compactMap { $0 } : transition.sites
    line += " at \(places.map { String($0.line) }.joined(separator: ","))"
    if let condition = transition.condition { line += " (\(condition.text))" }
    if case .inferred(let reason) = transition.confidence { line += " ~ \(reason)" }
    return line
  }
}
