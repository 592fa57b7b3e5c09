import Bytes
import RouteGraph
import Testing

@testable import SiteGenerator

/// What pages say of other destinations.
@Suite struct DestinationTextsTests {
  private static let graph = FlowGraph(
    id: FlowID(rawValue: "flow"), title: "Flow",
    container: .stack(.screen(DestinationID(rawValue: "a"))),
    destinations: [
      Destination(id: DestinationID(rawValue: "a"), type: "Stop", caseName: "a", title: "A & B"),
      Destination(id: DestinationID(rawValue: "b"), type: "Stop", caseName: "b", title: "Café"),
      Destination(id: DestinationID(rawValue: "c"), type: "Stop", caseName: "c", title: ""),
    ],
    transitions: [])
  private let texts = DestinationTexts(of: graph) { Self.graph.destinations[$0].title }

  private func text(_ write: (inout ByteBuffer) -> Void) -> String {
    var out = ByteBuffer()
    write(&out)
    return out.text
  }

  @Test func textsAreWrittenAsPagesNeedThem() {
    #expect(text { texts.writeID(of: 0, into: &$0) } == "a")
    #expect(text { texts.writeTitle(of: 0, into: &$0) } == "A &amp; B")
    #expect(text { texts.writeLiteral(of: 1, into: &$0) } == ".b")
    #expect(text { texts.writeTitle(of: 2, into: &$0) } == "")
  }

  @Test(arguments: [
    ("Café", 1, true), ("Cafe", 1, false), ("Cafe\u{301}", 1, false), ("Café ", 1, false),
    ("A & B", 0, false), ("A &amp; B", 0, false), ("", 2, false),
  ])
  func titleIsKnownByItsBytes(label: String, destination: Int, isTitle: Bool) {
    #expect(texts.isTitle(label, of: destination) == isTitle)
  }
}
