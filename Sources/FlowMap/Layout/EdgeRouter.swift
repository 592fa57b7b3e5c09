/// Turns edges into curves that stay in the channels between columns and the gaps between rows.
///
/// A curve between two columns has its control points in the channel between them, and a cubic
/// curve never leaves the hull of its control points: so no edge can run through a node.
struct EdgeRouter {
  let places: NodePlaces
  let lanes: [[Double]]
  let ports: PortPlan
  let bends: [[Double]]
  /// How far each loop hangs from the right end of its node's bottom; 0 for other edges.
  private let loopShifts: [Double]

  /// How far a node's loops lie apart at most, the first from the last.
  private static let loopRoom = 102.0
  /// The longest way that an edge within a column swings out.
  static let bow = MapMetrics.channelWidth * 0.72

  /// Plans lanes and ports for all edges.
  init(edges: [MapEdge], places: NodePlaces) {
    self.places = places
    lanes = LanePlan(edges: edges, places: places).lanes
    ports = PortPlan(edges: edges, places: places, lanes: lanes)
    bends = BendPlan(edges: edges, places: places, lanes: lanes, ports: ports).bends
    loopShifts = Self.loopShifts(of: edges)
  }

  /// The way of one edge.
  func route(_ edge: MapEdge, at index: Int) -> MapRoute {
    guard let target = edge.to else { return leaving(edge, at: index) }
    guard target != edge.from else { return looping(edge, at: index) }
    let (start, end) = (places.columnOf[edge.from], places.columnOf[target])
    return start == end
      ? bowing(edge, to: target, at: index) : crossing(edge, from: start, to: end, at: index)
  }

  /// From column to column, forwards from right sides to left sides and back the other way round.
  private func crossing(_ edge: MapEdge, from: Int, to: Int, at index: Int) -> MapRoute {
    let step = to > from ? 1 : -1
    func far(_ column: Int) -> Double {
      step > 0 ? NodePlaces.right(ofColumn: column) : NodePlaces.left(ofColumn: column)
    }
    func near(_ column: Int) -> Double {
      step > 0 ? NodePlaces.left(ofColumn: column) : NodePlaces.right(ofColumn: column)
    }
    let start = MapPoint(x: far(from), y: ports.starts[index])
    var curves: [MapCurve] = []
    var last = start
    func go(to point: MapPoint, bend: Double = 0.5) {
      curves.append(MapCurve(from: last, level: point, bend: step > 0 ? bend : 1 - bend))
      last = point
    }
    var column = from + step
    for (height, bend) in zip(lanes[index], bends[index]) {
      go(to: MapPoint(x: near(column), y: height), bend: bend)
      go(to: MapPoint(x: far(column), y: height))
      column += step
    }
    let tip = MapPoint(x: near(to), y: ports.ends[index])
    let end = MapPoint(x: tip.x - Double(step) * MapMetrics.tipLength, y: tip.y)
    go(to: end, bend: bends[index].last ?? 0.5)
    return MapRoute(
      edge: edge, start: start, curves: curves, tip: tip, heading: step > 0 ? .right : .left)
  }

  /// Within a column: out into the channel on the right and back.
  private func bowing(_ edge: MapEdge, to target: Int, at index: Int) -> MapRoute {
    let side = places.boxes[edge.from].right
    let start = MapPoint(x: side, y: ports.starts[index])
    let tip = MapPoint(x: side, y: ports.ends[index])
    let reach = min(Self.bow, 28 + abs(tip.y - start.y) / 6)
    let curve = MapCurve(
      MapPoint(x: side + reach, y: start.y), MapPoint(x: side + reach, y: tip.y),
      MapPoint(x: side + MapMetrics.tipLength, y: tip.y))
    return MapRoute(edge: edge, start: start, curves: [curve], tip: tip, heading: .left)
  }

  /// Spreads the loops of each node, which follow each other among edges in order: in steps of a
  /// third of the room, closer where there are more than four.
  private static func loopShifts(of edges: [MapEdge]) -> [Double] {
    var shifts = [Double](repeating: 0, count: edges.count)
    var loops: [Int] = []
    for index in edges.indices where edges[index].to == edges[index].from {
      if let last = loops.last, edges[last].from != edges[index].from {
        spread(loops, in: &shifts)
        loops.removeAll(keepingCapacity: true)
      }
      loops.append(index)
    }
    spread(loops, in: &shifts)
    return shifts
  }

  private static func spread(_ loops: [Int], in shifts: inout [Double]) {
    let step = loopRoom / Double(max(loops.count - 1, 3))
    for (number, index) in loops.enumerated() { shifts[index] = step * Double(number) }
  }

  /// To the node itself: a loop in the gap under it, beside the node's other ones.
  private func looping(_ edge: MapEdge, at index: Int) -> MapRoute {
    let box = places.boxes[edge.from]
    let start = MapPoint(x: box.right - 16 - loopShifts[index], y: box.bottom)
    let tip = MapPoint(x: start.x - 20, y: box.bottom)
    let depth = box.bottom + 24
    let curve = MapCurve(
      MapPoint(x: start.x, y: depth), MapPoint(x: tip.x, y: depth),
      MapPoint(x: tip.x, y: tip.y + MapMetrics.tipLength))
    return MapRoute(edge: edge, start: start, curves: [curve], tip: tip, heading: .up)
  }

  /// Out of the app: a short straight line into the channel.
  private func leaving(_ edge: MapEdge, at index: Int) -> MapRoute {
    let start = MapPoint(x: places.boxes[edge.from].right, y: ports.starts[index])
    let tip = MapPoint(x: start.x + MapMetrics.stubLength, y: start.y)
    let end = MapPoint(x: tip.x - MapMetrics.tipLength, y: tip.y)
    return MapRoute(
      edge: edge, start: start, curves: [MapCurve(from: start, level: end)], tip: tip,
      heading: .right)
  }
}
