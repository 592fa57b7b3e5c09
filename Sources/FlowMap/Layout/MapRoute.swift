/// The way of one edge through a drawing.
public struct MapRoute: Hashable, Sendable {
  /// The direction that the tip of an edge points to.
  public enum Heading: Hashable, Sendable {
    /// Along the reading direction of depth.
    case right
    /// Back to a screen that lies less deep, or within a column.
    case left
    /// Back to the node that the edge comes from.
    case up
  }

  /// The edge.
  public var edge: MapEdge
  /// Where it leaves its node.
  public var start: MapPoint
  /// Its stretches; the last one ends where the tip begins.
  public var curves: [MapCurve]
  /// The end of its tip, on the side of the node that it reaches.
  public var tip: MapPoint
  /// Where the tip points to.
  public var heading: Heading
  /// The edge's label, where there is room for one.
  public var label: MapLabel?

  /// The point at `share` (0...1) of a stretch.
  public func point(ofCurve index: Int, at share: Double) -> MapPoint {
    curves[index].point(at: share, from: index == 0 ? start : curves[index - 1].end)
  }
}

/// A label in a drawing.
public struct MapLabel: Hashable, Sendable {
  /// The text, cut to fit.
  public var text: String
  /// The space that it takes.
  public var box: MapRectangle

  /// Creates a label.
  public init(text: String, box: MapRectangle) {
    self.text = text
    self.box = box
  }
}
