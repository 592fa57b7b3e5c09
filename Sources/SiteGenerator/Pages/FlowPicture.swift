import Bytes
import FlowMap
import RouteGraph

/// The map of a flow, laid out for one page.
struct FlowPicture {
  /// The flow by its cases.
  let cases: CaseGraph
  private let drawing: MapDrawing

  /// Lays the map out: the whole flow, or an overview of a big one.
  init(_ flow: FlowPlan, words: Words) {
    cases =
      flow.cases
      ?? CaseGraph(of: flow.graph, stacks: flow.stacks) { item in
        flow.place(of: item.destination).map { place in
          flow.groups[flow.group(of: place)].entryPath(in: flow.graph)
        }
      }
    drawing = MapDrawing(
      cases.drawing().graph, title: words.mapTitle(of: flow.graph.title), words: words)
  }

  /// The kinds of edges that the map draws.
  var kinds: [ActionKind] { drawing.kinds }

  /// Writes the map as SVG.
  func write(into out: inout ByteBuffer) { drawing.write(into: &out) }
}

/// A map with every place decided.
struct MapDrawing {
  private let layout: MapLayout
  private let title: String
  private let words: Words

  init(_ graph: MapGraph, title: String, words: Words) {
    layout = MapLayout(of: graph)
    self.title = title
    self.words = words
  }

  /// What is around a case of a flow that is too big to draw whole; nil in a smaller one.
  ///
  /// - Parameters:
  ///   - destination: A destination of the case.
  ///   - links: What leads from the page to the flow's folder.
  init?(around destination: Int, of flow: FlowPlan, links: PageLinks, words: Words) {
    let id = flow.graph.destinations[destination].id
    guard let cases = flow.cases, let node = cases.node(of: id),
      var graph = cases.neighbourhood(of: node)
    else { return nil }
    for place in graph.nodes.indices {
      graph.nodes[place].href = graph.nodes[place].href.map { links.folder + $0 }
    }
    let name = flow.groups[flow.group(of: destination)].name
    self.init(graph, title: words.neighbourhoodTitle(of: name), words: words)
  }

  /// The kinds of edges that are drawn.
  var kinds: [ActionKind] { MapSVG.kinds(in: layout) }

  /// Writes the drawing as SVG.
  func write(into out: inout ByteBuffer) {
    MapSVG(words: words.map).write(layout, title: title, into: &out)
  }
}
