import Bytes
import FlowMap
import Foundation
import RouteGraph
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser sees in a drawing.
private final class Outline: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]
  var ids: [String] = []
  var hrefs: [String] = []
  var attributes: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements[name, default: 0] += 1
    self.attributes.formUnion(attributes.keys)
    if let id = attributes["id"] { ids.append(id) }
    if let href = attributes["href"] { hrefs.append(href) }
  }

  /// What a drawing holds; nil where it is no XML.
  static func of(_ bytes: [UInt8]) -> Outline? {
    let outline = Outline()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = outline
    return parser.parse() ? outline : nil
  }
}

private func drawn(_ graph: MapGraph, title: String = "Map", prefix: String = "m") -> [UInt8] {
  var buffer = ByteBuffer()
  MapSVG(words: .sample, prefix: prefix).write(MapLayout(of: graph), title: title, into: &buffer)
  return buffer.bytes
}

@Suite struct MapSVGTests {
  @Test func twoRunsGiveTheSameBytesWhateverTheOrderOfEdges() {
    let graph = SampleGraphs.random(nodes: 60, edges: 150, seed: 4)
    var reversed = graph
    reversed.edges.reverse()
    #expect(drawn(graph) == drawn(graph))
    #expect(drawn(graph) == drawn(reversed))
  }

  @Test func aSmallMapIsDrawnExactly() {
    var graph = MapGraph(
      nodes: [
        MapNode(name: "R.home", title: "Home", column: 0),
        MapNode(name: "R.item", title: "Item", count: 2, column: 1),
      ],
      edges: [MapEdge(from: 0, to: 1, kind: .show, label: "Open")])
    graph.nodes[0].role = .root
    graph.nodes[0].href = "home.html"
    let text = String(decoding: drawn(graph), as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="map" role="group" \
        aria-labelledby="m-title" aria-describedby="m-desc" viewBox="0 0 488 156" \
        width="488" height="156">
        <title id="m-title">Map</title>
        """))
    #expect(text.contains(#"<a class="map-node map-node--root" href="home.html" id="m-n0">"#))
    #expect(text.contains("<title>Item (R.item), 2 destinations</title>"))
    #expect(text.contains("<title>Home → Item: show, Open</title>"))
    #expect(text.contains(#"stroke-dasharray="5 4" d="M188,86H292""#))
    #expect(
      text.contains(
        """
        <text class="map-label map-label--show" text-anchor="middle" unicode-bidi="isolate" \
        x="240" y="90">Open</text>
        """))
  }

  @Test func kindsAreToldApartByShapeAlone() {
    let kinds: [ActionKind] = [
      .push, .show, .present, .setStack, .replaceTop, .selectTab, .select, .openURL,
    ]
    let shapes = kinds.map { kind -> String in
      var graph = MapGraph(
        nodes: [
          MapNode(name: "R.a", title: "A", column: 0), MapNode(name: "R.b", title: "B", column: 1),
        ], edges: [MapEdge(from: 0, to: 1, kind: kind)])
      if kind == .openURL { graph.edges[0].to = nil }
      return String(decoding: drawn(graph), as: UTF8.self).replacing(
        /map-edge--[a-z-]+|<title>[^<]*/, with: "")
    }
    #expect(Set(shapes).count == kinds.count)
  }

  static let hostile = [
    "</svg><script>alert(1)</script>", "\" onload=\"alert(1)", "'&<>`", "line\nbreak\r\tand tab",
    "\u{202E}reversed\u{2067}x\u{200F}", "\u{0}\u{1}\u{1B}[31m\u{7F}\u{85}",
    String(repeating: "W", count: 5000), String(repeating: "한", count: 5000),
    "e" + String(repeating: "\u{301}", count: 5000), "]]>", "&#60;b&#62;", "", "  ",
    "\u{FFFE}\u{FFFF}\u{FEFF}\u{1FFFE}", "end", "default", "a|b;c#d[e](f){g}", "שלום (1)",
    "👩‍👩‍👧‍👦 family",
  ]

  @Test(arguments: hostile)
  func hostileTextsStayTexts(text: String) throws {
    var graph = MapGraph(
      nodes: [
        MapNode(name: text, title: text, column: 0), MapNode(name: text, title: text, column: 1),
      ],
      edges: [
        MapEdge(from: 0, to: 1, kind: .push, label: text),
        MapEdge(from: 0, to: 0, kind: .present, label: text),
        MapEdge(from: 1, to: nil, kind: .openURL, label: text),
      ],
      frames: [MapFrame(kind: .tab, title: text)])
    graph.nodes[0].href = text
    graph.nodes[0].frame = 0
    let layout = MapLayout(of: graph)
    let outline = try #require(Outline.of(drawn(graph, title: text)))
    #expect(
      Set(outline.elements.keys).isSubset(of: [
        "svg", "title", "desc", "g", "a", "rect", "path", "text",
      ]))
    #expect(outline.elements["a"] == 1)
    #expect(outline.ids == ["m-title", "m-desc", "m-n0", "m-n1"])
    #expect(!outline.attributes.contains("onload"))
    for label in layout.routes.compactMap(\.label) {
      #expect(label.text.utf8.count < 1000)
      #expect(!layout.boxes.contains { $0.overlaps(label.box) })
    }
  }

  @Test func marksThatSteerDirectionDoNotReachTheDrawing() {
    let graph = MapGraph(
      nodes: [MapNode(name: "x", title: "a\u{202E}b\u{2066}c", column: 0)], edges: [])
    let text = String(decoding: drawn(graph), as: UTF8.self)
    #expect(text.contains(">abc</text>"))
    #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
  }

  @Test func longTitlesBreakOnceAndEndInAnEllipsisWithTheWholeTextInTheTooltip() {
    let title = "Choose where your parcels are delivered from now on, please"
    let graph = MapGraph(nodes: [MapNode(name: "x", title: title, column: 0)], edges: [])
    let text = String(decoding: drawn(graph), as: UTF8.self)
    #expect(text.contains(">Choose where</text>"))
    #expect(text.contains(">your parcels are …</text>"))
    #expect(text.contains("<title>\(title) (x), 1 destination</title>"))
  }
}
