import Bytes
import RouteGraph

/// Writes edges: a line whose dashes and tip tell the kind, and a label.
struct EdgeSVG {
  let words: MapWords
  let graph: MapGraph

  /// Writes the line and the tip of one edge.
  func write(_ route: MapRoute, into buffer: inout ByteBuffer) {
    Self.open(route.edge.kind, into: &buffer)
    buffer.append("<title>")
    writeName(of: route.edge, into: &buffer)
    buffer.append("</title>")
    Self.openLine(route.edge.kind, into: &buffer)
    MapText.append(route.start, to: &buffer)
    for index in route.curves.indices { write(curve: index, of: route, into: &buffer) }
    buffer.append("\"/>")
    EdgeTip(kind: route.edge.kind).write(at: route.tip, heading: route.heading, into: &buffer)
    buffer.append("</g>\n")
  }

  /// Writes the label of one edge, where it has one.
  func writeLabel(of route: MapRoute, into buffer: inout ByteBuffer) {
    guard let label = route.label else { return }
    buffer.append("<text class=\"map-label map-label--")
    buffer.append(EdgeStyle.name(of: route.edge.kind))
    buffer.append("\" text-anchor=\"middle\" unicode-bidi=\"isolate\" x=\"")
    MapText.append(label.box.x + label.box.width / 2, to: &buffer)
    buffer.append("\" y=\"")
    MapText.append(label.box.y + 11.5, to: &buffer)
    buffer.append("\">")
    MapText.append(label.text, to: &buffer)
    buffer.append("</text>\n")
  }

  private static func open(_ kind: ActionKind, into buffer: inout ByteBuffer) {
    buffer.append("<g class=\"map-edge map-edge--")
    buffer.append(EdgeStyle.name(of: kind))
    buffer.append("\">")
  }

  private static func openLine(_ kind: ActionKind, into buffer: inout ByteBuffer) {
    buffer.append("<path class=\"map-edge__line\" fill=\"none\" stroke=\"currentColor\"")
    if let dashes = EdgeStyle.dashes(of: kind) {
      buffer.append(" stroke-dasharray=\"")
      buffer.append(dashes)
      buffer.append("\"")
    }
    buffer.append(" d=\"M")
  }

  private func write(curve index: Int, of route: MapRoute, into buffer: inout ByteBuffer) {
    let curve = route.curves[index]
    let start = index == 0 ? route.start : route.curves[index - 1].end
    if start.y == curve.end.y, curve.control1.y == start.y, curve.control2.y == start.y {
      buffer.append("H")
      MapText.append(curve.end.x, to: &buffer)
      return
    }
    buffer.append("C")
    MapText.append(curve.control1, to: &buffer)
    buffer.append(" ")
    MapText.append(curve.control2, to: &buffer)
    buffer.append(" ")
    MapText.append(curve.end, to: &buffer)
  }

  private func writeName(of edge: MapEdge, into buffer: inout ByteBuffer) {
    MapText.append(graph.nodes[edge.from].title, to: &buffer)
    buffer.append(" → ")
    MapText.append(edge.to.map { graph.nodes[$0].title } ?? words.outside, to: &buffer)
    buffer.append(": ")
    buffer.append(escaping: words.action(edge.kind))
    if !edge.label.isEmpty {
      buffer.append(", ")
      MapText.append(edge.label, to: &buffer)
    }
    if edge.count > 1 {
      buffer.append(", ")
      buffer.append(escaping: words.controls(edge.count))
    }
  }
}

/// How kinds are told apart without colour: by dashes here, by tips in ``EdgeTip``.
enum EdgeStyle {
  /// The kind's name in classes.
  static func name(of kind: ActionKind) -> StaticString {
    switch kind {
    case .push: "push"
    case .show: "show"
    case .back: "back"
    case .pop: "pop"
    case .popTo: "pop-to"
    case .popToRoot: "pop-to-root"
    case .replaceTop: "replace-top"
    case .setStack: "set-stack"
    case .present: "present"
    case .dismiss: "dismiss"
    case .dismissAll: "dismiss-all"
    case .selectTab: "select-tab"
    case .select: "select"
    case .openURL: "open-url"
    case .set: "set"
    }
  }

  /// The kind's dashes; nil for a solid line.
  static func dashes(of kind: ActionKind) -> StaticString? {
    switch kind {
    case .show: "5 4"
    case .present: "9 3"
    case .replaceTop: "9 3 2 3"
    case .selectTab: "2 3"
    case .select: "5 3 1 3"
    case .openURL: "1 4"
    default: nil
    }
  }
}
