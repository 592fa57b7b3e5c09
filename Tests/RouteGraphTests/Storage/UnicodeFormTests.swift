import Foundation
import RouteGraph
import Testing

/// Ids in both Unicode forms: macOS takes Hangul and accents apart in file names and pasted text.
struct UnicodeFormTests {
  @Test(arguments: ["설정", "café", "ångström", "다음-화면", "길잡이", "ṩ"])
  func bothUnicodeFormsOfAnIDAreOneDestination(name: String) throws {
    let composed = "shop/\(name)".precomposedStringWithCanonicalMapping
    let decomposed = composed.decomposedStringWithCanonicalMapping
    #expect(Array(composed.utf8) != Array(decomposed.utf8))
    for (id, reference) in [(composed, decomposed), (decomposed, composed)] {
      let text = GraphFile.text(
        destinations: #"{"id": "shop/home", "type": "Shop"}, {"id": "\#(id)", "type": "Shop"}"#,
        transitions: #"{"from": "shop/home", "action": "push", "to": "\#(reference)"}"#)
      let (read, problems) = FlowGraph.read(Array(text.utf8), file: "flow.json")
      #expect(problems.isEmpty)
      let graph = try #require(read)
      #expect(graph.destinations.contains { Array($0.id.rawValue.utf8) == Array(composed.utf8) })
      #expect(GraphIndex(graph).destinations(of: 0)?.count == 1)
    }
  }
}
