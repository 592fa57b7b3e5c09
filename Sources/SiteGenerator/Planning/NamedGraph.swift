import RouteGraph

/// A flow's graph with the name that its notes' folder has.
struct NamedGraph: Sendable {
  /// The flow's own id, which its notes' folder is called after.
  let name: String
  /// The graph, with the id that the site publishes it under.
  let graph: FlowGraph
  /// What is wrong with its definition.
  let problems: [Diagnostic]
}
