public import Bytes
public import RouteGraph

/// Writes a layout as an SVG element for the inside of an HTML page.
///
/// Colours come from the page's style sheet through classes; ids are made of ``prefix`` and
/// numbers, never of a user's text.
public struct MapSVG: Sendable {
  /// The words of the drawing.
  public var words: MapWords
  /// What the drawing's ids begin with, unique in the page: a letter, then letters, digits, `-`.
  public var prefix: String

  /// The drawing's ids that have no number.
  public var ids: [String] { ["\(prefix)-title", "\(prefix)-desc"] }
  /// What the ids of nodes begin with; their numbers follow.
  public var numberedIDs: String { "\(prefix)-n" }

  /// Creates a writer.
  public init(words: MapWords, prefix: String = "map") {
    self.words = words
    self.prefix = prefix
  }

  /// Writes a drawing. O(size of the drawing).
  ///
  /// - Parameter title: what the drawing is called for people who don't see it.
  public func write(_ layout: MapLayout, title: String, into buffer: inout ByteBuffer) {
    open(layout, title: title, into: &buffer)
    buffer.append("<g class=\"map-frames\">")
    for frame in layout.frames { FrameSVG(words: words).write(frame, into: &buffer) }
    buffer.append("</g>\n<g class=\"map-edges\">\n")
    let edges = EdgeSVG(words: words, graph: layout.graph)
    for route in layout.routes { edges.write(route, into: &buffer) }
    buffer.append("</g>\n<g class=\"map-labels\" aria-hidden=\"true\">\n")
    for route in layout.routes { edges.writeLabel(of: route, into: &buffer) }
    buffer.append("</g>\n<g class=\"map-nodes\">\n")
    let nodes = NodeSVG(words: words, prefix: prefix)
    for (index, node) in layout.graph.nodes.enumerated() {
      nodes.write(node, at: index, in: layout.boxes[index], into: &buffer)
    }
    buffer.append("</g>\n</svg>\n")
  }

  /// The kinds that a layout draws, in the order of a legend.
  public static func kinds(in layout: MapLayout) -> [ActionKind] {
    let used = Set(layout.routes.map(\.edge.kind))
    return ActionKind.allCases.filter(used.contains)
  }

  private func open(_ layout: MapLayout, title: String, into buffer: inout ByteBuffer) {
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map\" role=\"group\"")
    buffer.append(" aria-labelledby=\"")
    id("title", into: &buffer)
    buffer.append("\" aria-describedby=\"")
    id("desc", into: &buffer)
    buffer.append("\" viewBox=\"0 0 ")
    MapText.append(layout.width, to: &buffer)
    buffer.append(" ")
    MapText.append(layout.height, to: &buffer)
    buffer.append("\" width=\"")
    MapText.append(layout.width, to: &buffer)
    buffer.append("\" height=\"")
    MapText.append(layout.height, to: &buffer)
    buffer.append("\">\n<title id=\"")
    id("title", into: &buffer)
    buffer.append("\">")
    MapText.append(title, to: &buffer)
    buffer.append("</title>\n<desc id=\"")
    id("desc", into: &buffer)
    buffer.append("\">")
    let isOverview = layout.graph.nodes.first?.role == .group
    let describe = isOverview ? words.overview : words.summary
    buffer.append(escaping: describe(layout.graph.nodes.count, layout.routes.count))
    buffer.append("</desc>\n")
  }

  private func id(_ name: StaticString, into buffer: inout ByteBuffer) {
    buffer.append(escaping: prefix)
    buffer.append("-")
    buffer.append(name)
  }
}
