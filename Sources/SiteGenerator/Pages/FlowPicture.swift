import Bytes
import FlowMap
import RouteGraph

/// The map of a flow, laid out for one page.
struct FlowPicture: Sendable {
  /// The flow by its cases.
  let cases: CaseGraph
  private let layout: MapLayout
  private let title: String
  private let words: Words

  /// Lays the map out: the whole flow, or an overview of a big one.
  init(_ flow: FlowPlan, links: PageLinks, words: Words) {
    cases = CaseGraph(of: flow.graph) { item in
      flow.place(of: item.destination).map { place in
        links.href(toEntryOf: flow.groups[flow.group(of: place)], of: flow)
      }
    }
    layout = MapLayout(of: cases.drawing().graph)
    title = words.mapTitle(of: flow.graph.title)
    self.words = words
  }

  /// The kinds of edges that the map draws.
  var kinds: [ActionKind] { MapSVG.kinds(in: layout) }

  /// Writes the map as SVG.
  func write(into out: inout ByteBuffer) {
    MapSVG(words: words.map).write(layout, title: title, into: &out)
  }
}
