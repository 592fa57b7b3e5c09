/// A frame in a drawing: the stretches that it has in the columns.
public struct PlacedFrame: Hashable, Sendable {
  /// The frame.
  public var frame: MapFrame
  /// Its box in each column that it has nodes in, from left to right, with the column's number.
  public var boxes: [Stretch]

  /// What a frame covers in one column.
  public struct Stretch: Hashable, Sendable {
    /// The column, counted from zero.
    public var column: Int
    /// The area around the frame's nodes.
    public var box: MapRectangle
  }
}

/// Draws the frames around the nodes of each column.
enum FramePlan {
  /// The frames that have nodes, in their order.
  ///
  /// A column keeps the nodes of a frame together and every column has the frames in the same
  /// order, so that stretches do not overlap.
  static func frames(of graph: MapGraph, places: NodePlaces) -> [PlacedFrame] {
    var placed = graph.frames.map { PlacedFrame(frame: $0, boxes: []) }
    for (column, nodes) in places.columns.enumerated() {
      var start = 0
      while start < nodes.count {
        let frame = graph.nodes[nodes[start]].frame
        var end = start + 1
        while end < nodes.count, graph.nodes[nodes[end]].frame == frame { end += 1 }
        if let frame, placed.indices.contains(frame) {
          let box = around(places.boxes[nodes[start]], places.boxes[nodes[end - 1]])
          placed[frame].boxes.append(.init(column: column, box: box))
        }
        start = end
      }
    }
    return placed.filter { !$0.boxes.isEmpty }
  }

  private static func around(_ first: MapRectangle, _ last: MapRectangle) -> MapRectangle {
    let top = first.y - MapMetrics.captionSpace
    return MapRectangle(
      x: first.x - MapMetrics.framePadding, y: top,
      width: first.width + 2 * MapMetrics.framePadding,
      height: last.bottom + MapMetrics.framePadding - top)
  }
}
