import RouteGraph
import Testing

struct GraphReaderTests {
  @Test func whatIsWrittenIsReadBackAndWrittenTheSame() throws {
    let graph = FlowWalk()(EveryKind.flow).graph
    let bytes = GraphFile.bytes(of: graph)
    let (read, diagnostics) = FlowGraph.read(bytes, file: "flow.json")
    #expect(diagnostics == [])
    #expect(GraphFile.bytes(of: try #require(read)) == bytes)
  }

  @Test func whatScansAddIsReadBack() throws {
    var graph = stackGraph(EveryKind.home)
    graph.unresolved = [
      UnresolvedSite(
        location: SourceLocation(file: "A.swift", line: 3), reason: "value-from-variable",
        text: "path.append(next)")
    ]
    graph.transitions[0].confidence = .inferred("a router pushes it")
    graph.transitions[1].confidence = .resolved
    graph.transitions[0].sites = [SourceLocation(file: "B.swift", line: 9)]
    graph.transitions[0].condition = Condition("DEBUG")
    graph.destinations[0].view = "HomeView"
    graph.destinations[0].caseName = nil
    let read = try #require(FlowGraph.read(GraphFile.bytes(of: graph), file: "flow.json").graph)
    #expect(read.unresolved == graph.unresolved)
    #expect(read.transitions == graph.transitions)
    #expect(read.destinations[0].view == "HomeView")
    #expect(read.destinations[0].caseName == nil)
  }

  @Test(arguments: HostileTexts.all) func hostileTextsComeBackAsTheyWere(_ text: String) throws {
    let graph = FlowWalk()(Flow(text, id: "flow") { NavigationStack { Texts.one(text) } }).graph
    let bytes = GraphFile.bytes(of: graph)
    let read = try #require(FlowGraph.read(bytes, file: "flow.json").graph)
    #expect(Array(read.title.utf8) == Array(text.utf8))
    #expect(GraphFile.bytes(of: read) == bytes)
  }

  @Test func aFileMayLeaveOutWhatOnlyAddsSomething() throws {
    let text = GraphFile.text(
      transitions: #"{"from": "shop/home", "to": "shop/item", "action": "push"}"#)
    let (graph, diagnostics) = FlowGraph.read(Array(text.utf8), file: "flow.json")
    #expect(diagnostics == [])
    let read = try #require(graph)
    #expect(read.destinations.map(\.title) == ["Shop", "Shop"])
    #expect(read.accent == .blue)
    #expect(read.transitions.map(\.confidence) == [.declared])
    #expect(read.transitions.map(\.label) == [""])
  }

  @Test func aScreenWithoutATitleIsCalledAfterWhatShowsIt() throws {
    let text = GraphFile.text(
      destinations: """
        {"id": "shop/home", "type": "Shop", "case": "home", "view": "HomeView", "title": null},
        {"id": "shop/item", "type": "Shop", "case": "item"}
        """)
    let graph = try #require(FlowGraph.read(Array(text.utf8), file: "flow.json").graph)
    #expect(graph.destinations.map(\.title) == ["HomeView", "item"])
  }

  @Test func unsortedFilesAreSortedAndAScreenKeepsTheOrderOfItsControls() throws {
    let text = GraphFile.text(
      destinations: """
        {"id": "shop/item", "type": "Shop"}, {"id": "shop/home", "type": "Shop"}
        """,
      transitions: """
        {"from": "shop/item", "action": "back"},
        {"from": "shop/home", "to": "shop/item", "action": "show", "label": "b"},
        {"from": "shop/home", "to": "shop/item", "action": "push", "label": "a"}
        """)
    let graph = try #require(FlowGraph.read(Array(text.utf8), file: "flow.json").graph)
    #expect(graph.ids == ["shop/home", "shop/item"])
    #expect(graph.transitions.map(\.label) == ["b", "a", ""])
  }

  @Test func escapesAndAByteOrderMarkAreRead() throws {
    let text = "\u{FEFF}" + GraphFile.text(more: #", "accent": "red", "lang": "\u006bo""#)
    let escaped = text.replacing(
      #""title": "Shop""#, with: #""title": "\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00 é""#)
    let graph = try #require(FlowGraph.read(Array(escaped.utf8), file: "flow.json").graph)
    #expect(graph.title == "\"\\/\u{8}\u{C}\n\r\té😀 é")
    #expect(graph.language == "ko")
    #expect(graph.accent == .red)
  }
}
