import Bytes
import RouteGraph
import Testing

@testable import SiteGenerator

/// What pages say of other destinations.
@Suite struct DestinationTextsTests {
  /// One destination for each title, all of one case.
  private func texts(titled titles: [String], ofValues values: [String]? = nil) -> DestinationTexts
  {
    let values = values ?? titles.indices.map { "v\($0)" }
    let destinations = zip(titles, values).map { title, value in
      var destination = Destination(
        id: DestinationID(rawValue: "stop/at/\(value)"), type: "Stop", caseName: "at", title: title)
      destination.values = [
        RouteArgument(label: nil, type: "String", text: value, slug: value)
      ]
      return destination
    }
    let graph = FlowGraph(
      id: FlowID(rawValue: "flow"), title: "Flow", container: .stack(.screen(destinations[0].id)),
      destinations: destinations, transitions: [])
    return DestinationTexts(of: graph, groups: RouteGroup.groups(of: graph)) {
      destinations[$0].title
    }
  }

  private func text(_ write: (inout ByteBuffer) -> Void) -> String {
    var out = ByteBuffer()
    write(&out)
    return out.text
  }

  @Test func textsAreWrittenAsPagesNeedThem() {
    let texts = texts(titled: ["A & B", "Café \"1\"", ""])
    #expect(text { texts.writeID(of: 0, into: &$0) } == "stop/at/v0")
    #expect(text { texts.writeTitle(of: 0, into: &$0) } == "A &amp; B")
    #expect(text { texts.writeJSON(titleOf: 1, into: &$0) } == #""Café \"1\"""#)
    #expect(text { texts.writeLiteral(of: 1, into: &$0) } == ".at(&quot;v1&quot;)")
    #expect(text { texts.writeJSON(literalOf: 1, into: &$0) } == #"".at(\"v1\")""#)
    #expect(text { texts.writeTitle(of: 2, into: &$0) } == "")
  }

  /// From none to more than a cell has room for, and more than a length in it can say.
  @Test(arguments: [
    0, 1, 7, 8, 30, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 56, 64, 255, 256, 70_000,
  ])
  func textsOfAnyLengthAreKept(length: Int) {
    let long = String(repeating: "가", count: length / 3) + String(repeating: "x", count: length % 3)
    let value = String(repeating: "v", count: length)
    let titled = texts(titled: ["first", long, "last"])
    let valued = texts(titled: ["first", "it", "last"], ofValues: ["a", "a" + value, "z"])
    for texts in [titled, valued] {
      #expect(text { texts.writeTitle(of: 0, into: &$0) } == "first")
      #expect(text { texts.writeTitle(of: 2, into: &$0) } == "last")
      #expect((0..<3).allSatisfy { texts.group(of: $0) == 0 })
    }
    #expect(text { titled.writeTitle(of: 1, into: &$0) } == long)
    #expect(titled.isTitle(long, of: 1) == (length > 0))
    #expect(text { valued.writeID(of: 1, into: &$0) } == "stop/at/a\(value)")
    #expect(text { valued.writeLiteral(of: 1, into: &$0) } == ".at(&quot;a\(value)&quot;)")
  }

  @Test(arguments: [
    ("Café", 1, true), ("Cafe", 1, false), ("Cafe\u{301}", 1, false), ("Café ", 1, false),
    ("A & B", 0, true), ("A &amp; B", 0, false), ("", 2, false),
  ])
  func titleIsKnownByItsBytes(label: String, destination: Int, isTitle: Bool) {
    #expect(texts(titled: ["A & B", "Café", ""]).isTitle(label, of: destination) == isTitle)
  }

  @Test(arguments: [
    ("v1", 0, true), ("v0", 0, false), ("v", 0, false), ("", 0, false), ("v1", 1, false),
  ])
  func nameIsKnownByItsBytes(values: String, group: Int, isNamed: Bool) {
    let texts = texts(titled: ["a", "b"])
    #expect(values.withUTF8Bytes { texts.isNamed($0, ofCase: group, 1) } == isNamed)
  }
}
