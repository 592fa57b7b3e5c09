/// A place in a drawing, in CSS pixels from its top left corner.
public struct MapPoint: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle in a drawing.
public struct MapRectangle: Hashable, Sendable {
  /// The left side.
  public var x: Double
  /// The top.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right side.
  public var right: Double { x + width }
  /// The bottom.
  public var bottom: Double { y + height }
  /// The middle between top and bottom.
  public var middle: Double { y + height / 2 }

  /// Whether the two share more than a side.
  public func overlaps(_ other: MapRectangle) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Whether a point lies inside, not on a side.
  public func contains(_ point: MapPoint) -> Bool {
    x < point.x && point.x < right && y < point.y && point.y < bottom
  }
}

/// One stretch of an edge: a cubic Bézier curve from where the stretch before it ends.
public struct MapCurve: Hashable, Sendable {
  /// The control point that the curve leaves towards.
  public var control1: MapPoint
  /// The control point that the curve arrives from.
  public var control2: MapPoint
  /// Where it ends.
  public var end: MapPoint

  /// A curve that leaves and arrives horizontally and is steepest at `bend` (0...1) of its way.
  init(from start: MapPoint, level end: MapPoint, bend: Double = 0.5) {
    let turn = start.x + (end.x - start.x) * bend
    control1 = MapPoint(x: turn, y: start.y)
    control2 = MapPoint(x: turn, y: end.y)
    self.end = end
  }

  /// A curve with its control points.
  init(_ control1: MapPoint, _ control2: MapPoint, _ end: MapPoint) {
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The point at `share` (0...1) of the curve that begins at `start`.
  public func point(at share: Double, from start: MapPoint) -> MapPoint {
    let rest = 1 - share
    let weights = (
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
    )
    func mixed(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      a * weights.0 + b * weights.1 + c * weights.2 + d * weights.3
    }
    return MapPoint(
      x: mixed(start.x, control1.x, control2.x, end.x),
      y: mixed(start.y, control1.y, control2.y, end.y))
  }
}
