import RouteGraph

/// Finds room for the labels of edges.
///
/// A label stands in a channel between two columns, where it overlaps neither a node nor another
/// label: beside the end of its edge where that end has a node's side to itself, else on the line.
/// One that finds no room is left out of the picture; it is still in the edge's tooltip and in the
/// list.
struct LabelPlacement {
  /// The boxes that are taken, by bands of a few rows.
  private var taken: [Int: [MapRectangle]] = [:]
  /// How many edges leave or reach the left and the right side of each node.
  private var ends: [Int]

  /// The places on a stretch that are tried, best first.
  private static let shares = [0.5, 0.62, 0.38, 0.74, 0.26, 0.86, 0.14]

  private static let band = 64.0
  private static let space = 3.0

  /// Places the labels of all edges, those first that have one place only. O(edges × labels near).
  static func place(on routes: inout [MapRoute], nodes: Int) {
    var placement = LabelPlacement(routes, nodes: nodes)
    for index in routes.indices where routes[index].edge.to == nil {
      let (start, tip) = (routes[index].start, routes[index].tip)
      placement.take(MapRectangle(x: start.x, y: tip.y - 6, width: tip.x - start.x, height: 12))
      placement.place(on: &routes[index])
    }
    for index in routes.indices where routes[index].edge.to != nil {
      placement.place(on: &routes[index])
    }
  }

  private init(_ routes: [MapRoute], nodes: Int) {
    ends = [Int](repeating: 0, count: 2 * nodes)
    for route in routes where route.heading != .up {
      let sides = Self.sides(of: route)
      ends[sides.start] += 1
      if let end = sides.end { ends[end] += 1 }
    }
  }

  /// The sides that an edge leaves and reaches: twice the node, one more for its right side.
  private static func sides(of route: MapRoute) -> (start: Int, end: Int?) {
    let isBack = route.heading == .left && route.tip.x < route.start.x
    let start = 2 * route.edge.from + (isBack ? 0 : 1)
    return (start, route.edge.to.map { 2 * $0 + (route.heading == .left ? 1 : 0) })
  }

  /// Places the label of one edge.
  private mutating func place(on route: inout MapRoute) {
    let edge = route.edge
    let label = edge.label.isEmpty && edge.count > 1 ? "×\(edge.count)" : edge.label
    let text = LabelText(
      label, size: MapMetrics.labelSize,
      width: edge.to == nil ? MapMetrics.stubLabelWidth : MapMetrics.labelWidth)
    guard !text.shown.isEmpty else { return }
    let box = MapRectangle(x: 0, y: 0, width: text.width + 6, height: MapMetrics.labelHeight)
    for candidate in candidates(for: route, box: box) where isFree(candidate) {
      take(candidate)
      route.label = MapLabel(text: text.shown, box: candidate)
      return
    }
  }

  /// The boxes that are tried, best first.
  private func candidates(for route: MapRoute, box: MapRectangle) -> [MapRectangle] {
    guard route.edge.to != nil else {
      return [box.around(route.tip, shift: box.width / 2 + 4)]
    }
    if route.heading == .up {
      return Self.besideLoop(route, box: box)
    }
    var places: [MapRectangle] = []
    let sides = Self.sides(of: route)
    if let end = sides.end, ends[end] == 1 {
      places += Self.beside(route.tip, of: route, stretch: route.curves.count - 1, box: box)
    }
    if ends[sides.start] == 1 {
      places += Self.beside(route.start, of: route, stretch: 0, box: box)
    }
    for stretch in Set([0, route.curves.count - 1]).sorted() {
      places += Self.shares.map { share in
        Self.inChannel(box.around(route.point(ofCurve: stretch, at: share)))
      }
    }
    return places
  }

  /// Left or right of a loop under its node.
  private static func besideLoop(_ route: MapRoute, box: MapRectangle) -> [MapRectangle] {
    let (left, right) = (route.tip, route.start)
    let places = [
      box.around(MapPoint(x: left.x - 6, y: left.y + 14), shift: -box.width / 2),
      box.around(MapPoint(x: right.x + 6, y: right.y + 14), shift: box.width / 2),
    ]
    return places.filter { $0.x >= 4 }
  }

  /// Beside an end of an edge, on the side that its curve does not come from.
  private static func beside(
    _ end: MapPoint, of route: MapRoute, stretch: Int, box: MapRectangle
  ) -> [MapRectangle] {
    let start = stretch == 0 ? route.start : route.curves[stretch - 1].end
    let (first, last) = (start.y, route.curves[stretch].end.y)
    guard abs(first - last) > 28 else { return [] }
    let other = end == route.tip ? first : last
    var place = box
    let isLeft = (end == route.tip) == (route.heading == .right)
    place.x = isLeft ? end.x - 10 - box.width : end.x + 10
    place.y = other < end.y ? end.y + space : end.y - space - box.height
    return [inChannel(place)]
  }

  /// Moves a box sideways until it lies in the channel around its middle.
  private static func inChannel(_ box: MapRectangle) -> MapRectangle {
    let middle = box.x + box.width / 2 - NodePlaces.left(ofColumn: 0)
    let column = (middle / MapMetrics.columnPitch).rounded(.down)
    let left = NodePlaces.right(ofColumn: Int(column)) + 7
    let right = left + MapMetrics.channelWidth - 14
    var moved = box
    moved.x = max(left, min(box.x, right - box.width))
    return moved
  }

  private func isFree(_ box: MapRectangle) -> Bool {
    let wide = MapRectangle(
      x: box.x, y: box.y - Self.space, width: box.width, height: box.height + 2 * Self.space)
    return Self.bands(of: wide).allSatisfy { band in
      taken[band]?.contains { $0.overlaps(wide) } != true
    }
  }

  private mutating func take(_ box: MapRectangle) {
    for band in Self.bands(of: box) { taken[band, default: []].append(box) }
  }

  private static func bands(of box: MapRectangle) -> ClosedRange<Int> {
    Int((box.y / band).rounded(.down))...Int((box.bottom / band).rounded(.down))
  }
}

extension MapRectangle {
  /// The same size around another middle.
  fileprivate func around(_ point: MapPoint, shift: Double = 0) -> MapRectangle {
    MapRectangle(
      x: point.x + shift - width / 2, y: point.y - height / 2, width: width, height: height)
  }
}
