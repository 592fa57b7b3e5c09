/// Walks a flow's definition into its graph.
///
/// Breadth-first from the container's screens in declaration order, by value equality: each route
/// value is visited once. O(V + E) in destinations and controls.
public struct FlowWalk: Sendable {
  /// The most destinations that a walk visits unless told otherwise.
  public static let defaultLimit = 100_000

  /// The most destinations to visit.
  public var limit: Int
  /// The folder that source locations are named from; nil leaves them as short as possible.
  public var root: String?

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - limit: The most destinations to visit, at least one; a flow with more is reported as
  ///     `walk-limit`.
  ///   - root: The folder that source locations are named from.
  public init(limit: Int = FlowWalk.defaultLimit, root: String? = nil) {
    self.limit = max(1, limit)
    self.root = root
  }

  /// The graph of a flow and what is wrong with the definition.
  public func callAsFunction(_ flow: Flow) -> (graph: FlowGraph, diagnostics: [Diagnostic]) {
    var sources = SourceNaming(root: root)
    let reading = FlowReading(flow, limit: limit, sources: sources)
    let cases = CaseGroups(reading.visited.descriptions)
    let problems =
      reading.visited.limitDiagnostics(of: flow) + DefinitionCheck(reading).problems
      + UnstableValues.found(in: reading, cases, &sources)
    var assembly = GraphAssembly(consume reading, cases: cases)
    let graph = assembly.graph(sources: &sources)
    return (graph, (assembly.diagnostics + problems).sorted())
  }
}
