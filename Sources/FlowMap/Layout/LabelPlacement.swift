import RouteGraph

/// Finds room for the labels of edges.
///
/// A label stands on its edge, in a channel between two columns, where it overlaps neither a node
/// nor another label. One that finds no room is left out of the picture: it is still in the edge's
/// tooltip and in the list.
struct LabelPlacement {
  /// The boxes that are taken, by bands of a few rows.
  private var taken: [Int: [MapRectangle]] = [:]

  /// The places on a stretch that are tried, best first.
  private static let shares = [0.5, 0.62, 0.38, 0.74, 0.26, 0.86, 0.14]

  private static let band = 64.0

  /// Places the label of one edge.
  mutating func place(on route: inout MapRoute) {
    let edge = route.edge
    let label = edge.label.isEmpty && edge.count > 1 ? "×\(edge.count)" : edge.label
    let text = LabelText(label, size: MapMetrics.labelSize, width: MapMetrics.labelWidth)
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
    func around(_ point: MapPoint, shift: Double = 0) -> MapRectangle {
      MapRectangle(
        x: point.x + shift - box.width / 2, y: point.y - box.height / 2, width: box.width,
        height: box.height)
    }
    if route.edge.to == nil {
      return [around(route.tip, shift: box.width / 2 + 4)]
    }
    if route.heading == .up {
      let side = MapPoint(x: route.tip.x, y: route.tip.y + 14)
      return [around(side, shift: -box.width / 2 - 6)]
    }
    let stretches = route.curves.count > 1 ? [0, route.curves.count - 1] : [0]
    return stretches.flatMap { stretch in
      Self.shares.map { share in
        Self.inChannel(around(route.point(ofCurve: stretch, at: share)))
      }
    }
  }

  /// Moves a box sideways until it lies in the channel around its middle.
  private static func inChannel(_ box: MapRectangle) -> MapRectangle {
    let middle = box.x + box.width / 2 - NodePlaces.left(ofColumn: 0)
    let column = (middle / MapMetrics.columnPitch).rounded(.down)
    let left = NodePlaces.right(ofColumn: Int(column)) + 10
    let right = left + MapMetrics.channelWidth - 20
    var moved = box
    moved.x = max(left, min(box.x, right - box.width))
    return moved
  }

  private func isFree(_ box: MapRectangle) -> Bool {
    Self.bands(of: box).allSatisfy { band in
      taken[band]?.contains { $0.overlaps(box) } != true
    }
  }

  private mutating func take(_ box: MapRectangle) {
    for band in Self.bands(of: box) { taken[band, default: []].append(box) }
  }

  private static func bands(of box: MapRectangle) -> ClosedRange<Int> {
    Int((box.y / band).rounded(.down))...Int((box.bottom / band).rounded(.down))
  }
}
