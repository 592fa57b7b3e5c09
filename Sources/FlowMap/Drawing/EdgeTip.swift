import Bytes
import RouteGraph

/// The end of an edge: a shape of its kind, eight pixels long.
struct EdgeTip {
  let kind: ActionKind

  /// Writes the tip with its end at a point.
  func write(at point: MapPoint, heading: MapRoute.Heading, into buffer: inout ByteBuffer) {
    buffer.append("<path class=\"map-edge__tip\" stroke=\"currentColor\" fill=\"")
    buffer.append(isFilled ? "currentColor" : "var(--map-surface, Canvas)")
    buffer.append("\" transform=\"translate(")
    MapText.append(point, to: &buffer)
    switch heading {
    case .right: buffer.append(")\" d=\"")
    case .left: buffer.append(")rotate(180)\" d=\"")
    case .up: buffer.append(")rotate(-90)\" d=\"")
    }
    buffer.append(shape)
    buffer.append("\"/>")
  }

  /// Whether the shape is filled with the edge's colour or is a hollow outline.
  private var isFilled: Bool {
    switch kind {
    case .show, .select, .openURL: false
    default: true
    }
  }

  /// The shape, pointing right and ending at the origin.
  private var shape: StaticString {
    switch kind {
    // Something rises over the presenter: a lozenge.
    case .present: "M-8,0l4,-4l4,4l-4,4z"
    // The whole path at once: two heads.
    case .setStack: "M-8,-4l5,4l-5,4zM-4,-4l4,4l-4,4z"
    // What was there is barred.
    case .replaceTop: "M-8,-3.5l6,3.5l-6,3.5zM0,-4.5v9"
    case .selectTab: "M-7,0a3.5,3.5 0 0 1 7,0a3.5,3.5 0 0 1 -7,0z"
    case .select: "M-7,0a3.5,3.5 0 0 1 7,0a3.5,3.5 0 0 1 -7,0z"
    case .openURL: "M-7,-3.5h7v7h-7z"
    default: "M-8,-4l8,4l-8,4z"
    }
  }
}
