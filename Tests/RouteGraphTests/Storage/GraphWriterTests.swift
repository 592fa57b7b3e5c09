import Bytes
import Foundation
import RouteGraph
import Testing

struct GraphWriterTests {
  private enum Shop: Route {
    case home, item(Int)

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home", filePath: "/home/someone/Sources/Shop.swift", line: 3) {
          NavigationLink(
            "Pear", value: Shop.item(1), filePath: "/home/someone/Sources/Shop.swift", line: 4)
        }
      case .item(let id):
        Screen("Item \(id)", filePath: "/home/someone/Sources/Shop.swift", line: 7) {}
      }
    }
  }

  private func bytes(of graph: FlowGraph) -> [UInt8] {
    var buffer = ByteBuffer()
    graph.write(into: &buffer)
    return buffer.bytes
  }

  private func object(of graph: FlowGraph) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(bytes(of: graph)))
    return try #require(object as? [String: Any])
  }

  @Test func aSmallFlowIsWrittenExactlyLikeThis() {
    let flow = Flow("Shop") {
      NavigationStack { TabView { Tab("Home", icon: "house") { Shop.home } } }
    }
    let expected = """
      {"schema": "waymark.flow/1", "id": "shop", "title": "Shop", "accent": "blue",
      "container": {"stack": {"tabs": [{"id": "home", "title": "Home", "icon": "house", "content": \
      {"screen": "shop/home"}}]}},
      "states": [],
      "destinations": [{"id": "shop/home", "type": "Shop", "case": "home", "view": null, \
      "values": [], "title": "Home", "subtitle": null, "elements": [{"kind": "control", \
      "transition": 0, "style": "link", "elements": [{"kind": "text", "text": "Pear"}]}], \
      "source": {"file": "Sources/Shop.swift", "line": 3}, "condition": null},
      {"id": "shop/item/1", "type": "Shop", "case": "item", "view": null, "values": [{"label": null, \
      "type": "Int", "text": "1", "slug": "1"}], "title": "Item 1", "subtitle": null, \
      "elements": [], "source": {"file": "Sources/Shop.swift", "line": 7}, "condition": null}],
      "transitions": [{"from": "shop/home", "to": "shop/item/1", "action": "push", "label": "Pear", \
      "onPath": true, "confidence": "declared", "condition": null, "source": \
      {"file": "Sources/Shop.swift", "line": 4}, "sites": []}],
      "unresolved": []}

      """
    #expect(String(decoding: bytes(of: FlowWalk()(flow).graph), as: UTF8.self) == expected)
  }

  @Test func writingAppendsToWhatIsThere() {
    var buffer = ByteBuffer()
    buffer.append("before ")
    FlowWalk()(Flow("Shop") { Shop.home }).graph.write(into: &buffer)
    #expect(buffer.text.hasPrefix("before {\"schema\": "))
  }

  @Test func equalGraphsGiveEqualBytes() {
    let texts = HostileTexts.all
    #expect(bytes(of: stackGraph(Texts.all(texts))) == bytes(of: stackGraph(Texts.all(texts))))
  }

  @Test func hostileTextsComeBackAsTheyWere() throws {
    // Foundation drops a byte order mark at the start of a text, which JSON keeps.
    for text in HostileTexts.all where !text.hasPrefix("\u{FEFF}") {
      let flow = Flow(text, id: "flow") { NavigationStack { Texts.one(text) } }
      let object = try object(of: FlowWalk()(flow).graph)
      #expect(object["title"] as? String == text)
      let destinations = try #require(object["destinations"] as? [[String: Any]])
      let values = try #require(destinations.first?["values"] as? [[String: Any]])
      #expect(values.first?["text"] as? String == text)
      #expect(values.first?["type"] as? String == "String")
    }
  }

  @Test func whatScansAddIsWrittenToo() throws {
    var graph = stackGraph(Shop.home)
    graph.language = "ko"
    graph.unresolved = [
      UnresolvedSite(
        location: .init(file: "A.swift", line: 3, column: 5), reason: "value-from-variable",
        text: "path.append(next)")
    ]
    graph.transitions[0].confidence = .inferred("a router pushes it")
    graph.transitions[0].sites = [.init(file: "B.swift", line: 9)]
    graph.destinations[0].view = "HomeView"
    let object = try object(of: graph)
    #expect(object["lang"] as? String == "ko")
    let unresolved = try #require(object["unresolved"] as? [NSDictionary])
    #expect(
      unresolved == [
        [
          "file": "A.swift", "line": 3, "reason": "value-from-variable",
          "text": "path.append(next)",
        ]
      ])
    let transition = try #require((object["transitions"] as? [[String: Any]])?.first)
    #expect(transition["confidence"] as? String == "inferred")
    #expect(transition["reason"] as? String == "a router pushes it")
    #expect(transition["sites"] as? [NSDictionary] == [["file": "B.swift", "line": 9]])
    #expect((object["destinations"] as? [[String: Any]])?.first?["view"] as? String == "HomeView")
  }
}
