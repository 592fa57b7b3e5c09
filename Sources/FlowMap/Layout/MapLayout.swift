/// A map with every place decided, ready to be drawn.
public struct MapLayout: Hashable, Sendable {
  /// What is drawn.
  public let graph: MapGraph
  /// Each node's rectangle, in the order of ``MapGraph/nodes``.
  public let boxes: [MapRectangle]
  /// The edges in the order in which they are drawn.
  public let routes: [MapRoute]
  /// The frames that have nodes.
  public let frames: [PlacedFrame]
  /// The drawing's width in CSS pixels.
  public let width: Double
  /// The drawing's height in CSS pixels.
  public let height: Double

  /// Lays a graph out.
  ///
  /// Columns follow the nodes' columns without the empty ones. A node's place depends on the nodes
  /// of its own column alone (see `ColumnOrder`), so one case more or less moves no node of another
  /// column. Deterministic; the order of the edges has no influence.
  /// O((nodes + edges × columns they pass) × log).
  public init(of graph: MapGraph) {
    var graph = graph
    let edges = MapEdgeOrder.sorted(graph)
    graph.edges = edges
    let places = NodePlaces(columns: ColumnOrder.columns(of: graph, edges: edges), graph: graph)
    let router = EdgeRouter(edges: edges, places: places)
    var routes = edges.indices.map { router.route(edges[$0], at: $0) }
    LabelPlacement.place(on: &routes, nodes: graph.nodes.count)
    frames = FramePlan.frames(of: graph, places: places)
    self.graph = graph
    boxes = places.boxes
    self.routes = routes
    (width, height) = Self.size(of: places, routes: routes)
  }

  /// The room that nodes and curves need.
  private static func size(of places: NodePlaces, routes: [MapRoute]) -> (Double, Double) {
    var right = NodePlaces.right(ofColumn: max(0, places.columns.count - 1))
    var bottom = places.boxes.map(\.bottom).max() ?? 0
    for route in routes {
      for curve in route.curves {
        bottom = max(bottom, curve.control1.y, curve.end.y)
        right = max(right, curve.control1.x, curve.end.x)
      }
      if let label = route.label { right = max(right, label.box.right) }
    }
    let padding = MapMetrics.margin + MapMetrics.framePadding
    return (right + padding, bottom + padding)
  }
}
