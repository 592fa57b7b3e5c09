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
  ///   - limit: The most destinations to visit; a flow with more is reported as `walk-limit`.
  ///   - root: The folder that source locations are named from.
  public init(limit: Int = FlowWalk.defaultLimit, root: String? = nil) {
    self.limit = max(1, limit)
    self.root = root
  }

  /// The graph of a flow and what is wrong with the definition.
  public func callAsFunction(_ flow: Flow) -> (graph: FlowGraph, diagnostics: [Diagnostic]) {
    var visited = VisitedRoutes(limit: limit)
    let container = flow.container.map { visited.place(of: $0) ?? 0 }
    var screens: [WalkedScreen] = []
    var place = 0
    while place < visited.routes.count {
      screens.append(
        WalkedScreen(visited.routes[place].route.screen, of: flow, at: place, visited: &visited))
      place += 1
    }
    var assembly = GraphAssembly(flow: flow, screens: screens, sources: SourceNaming(root: root))
    let graph = assembly.graph(container: container, routes: visited.routes)
    var diagnostics = assembly.diagnostics
    if visited.isLimited { diagnostics.append(assembly.limitDiagnostic(limit)) }
    diagnostics += UnstableValues.found(in: visited, screens: screens, assembly)
    return (graph, diagnostics.sorted())
  }
}

/// The routes of a walk in the order in which they were met.
struct VisitedRoutes {
  /// The routes, each once.
  private(set) var routes: [AnyRoute] = []
  /// Whether some route was left out because of the limit.
  private(set) var isLimited = false
  private var places: [AnyRoute: Int32] = [:]
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// The place of a route, which is new or known; nil beyond the limit.
  mutating func place(of route: AnyRoute) -> Int? {
    if let known = places[route] { return Int(known) }
    guard routes.count < limit else {
      isLimited = true
      return nil
    }
    places[route] = Int32(routes.count)
    routes.append(route)
    return routes.count - 1
  }
}
