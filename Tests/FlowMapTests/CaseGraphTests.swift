import FlowMap
import RouteGraph
import Testing

/// Three champions behind the first of two tabs.
private func champions(stackAroundTabs: Bool) -> FlowGraph {
  var sketch = FlowSketch()
  sketch.screen("home", title: "Champions")
  sketch.screen("forum", title: "Forum")
  for name in ["ahri", "ashe", "diana"] {
    sketch.screen("champion/\(name)", title: name.uppercased(), caseName: "champion")
    sketch.screen("skin/\(name)", title: "Buy a skin for \(name)?", caseName: "buySkin")
    sketch.link("home", .push([FlowSketch.id("champion/\(name)")]), name)
    sketch.link("champion/\(name)", .push([FlowSketch.id("skin/\(name)")]), "Buy a skin")
    sketch.link("skin/\(name)", .popToRoot, "No thanks")
    sketch.link("skin/\(name)", .selectTab(TabID(rawValue: "forum"), stack: []), "Ask")
  }
  let tabs = Container.tabs(
    ["home", "forum"].map { name in
      let screen = Container.screen(FlowSketch.id(name))
      return .init(
        id: TabID(rawValue: name), title: name.uppercased(), icon: nil,
        content: stackAroundTabs ? screen : .stack(screen))
    })
  return sketch.graph(stackAroundTabs ? .stack(tabs) : tabs)
}

/// A list with a sheet, and a screen that nothing leads to.
private func notes() -> FlowGraph {
  var sketch = FlowSketch()
  sketch.screen("list", title: "Notes")
  sketch.screen("new", title: "New note")
  sketch.screen("tags", title: "Tags")
  sketch.screen("lost", title: "Lost")
  sketch.link("list", .present(.sheet, FlowSketch.id("new"), inStack: true), "New")
  sketch.link("new", .push([FlowSketch.id("tags")]), "Tags")
  sketch.link("new", .dismiss, "Cancel")
  sketch.link("tags", .back, "Done")
  sketch.link("tags", .dismissAll, "Close")
  sketch.link("list", .openURL("https://example.org"), "Help")
  sketch.link("list", .back, "Back")
  return sketch.graph(.stack(.screen(FlowSketch.id("list"))))
}

@Suite struct CaseGraphTests {
  @Test func destinationsOfOneCaseAreOneNode() {
    let map = CaseGraph(of: champions(stackAroundTabs: false)) { "\($0.destination).html" }.map
    #expect(
      map.nodes.map(\.name) == ["Route.home", "Route.forum", "Route.champion", "Route.buySkin"])
    #expect(map.nodes.map(\.count) == [1, 1, 3, 3])
    #expect(map.nodes.map(\.column) == [0, 0, 1, 2])
    #expect(map.nodes.map(\.role) == [.root, .root, .plain, .plain])
    #expect(map.nodes[2].href == "route/champion/ahri.html")
  }

  @Test func caseTitlesAreWhatTheTitlesShareOrElseTheName() {
    let map = CaseGraph(of: champions(stackAroundTabs: false)).map
    #expect(map.nodes.map(\.title) == ["Champions", "Forum", "Champion", "Buy a skin for …?"])
    let named = CaseGraph(of: champions(stackAroundTabs: false), title: { $0.caseName }).map
    #expect(named.nodes.map(\.title) == ["home", "forum", "champion", "buySkin"])
  }

  @Test(arguments: [
    ("showPDF", "Show PDF"), ("homeFirst", "Home first"), ("URLList", "URL list"),
    ("step2Done", "Step2 done"), ("my_case", "My case"), ("view", "View"), ("홈", "홈"),
  ])
  func casesWhoseTitlesShareNothingAreNamedInWords(name: String, title: String) {
    var sketch = FlowSketch()
    sketch.screen("root", title: "Root")
    for value in ["one", "two"] { sketch.screen("x/\(value)", title: value, caseName: name) }
    let graph = sketch.graph(.stack(.screen(FlowSketch.id("root"))))
    #expect(CaseGraph(of: graph).map.nodes.map(\.title).contains(title))
  }

  @Test func linksOfOneKindAreOneEdgeWithTheLabelTheyShare() {
    let edges = CaseGraph(of: champions(stackAroundTabs: false)).map.edges
    #expect(
      edges == [
        MapEdge(from: 2, to: 3, kind: .push, label: "Buy a skin", count: 3),
        MapEdge(from: 0, to: 2, kind: .push, count: 3),
        MapEdge(from: 3, to: 1, kind: .selectTab, label: "Ask", count: 3),
      ])
  }

  @Test func whatAStackInATabHoldsLiesInTheTab() {
    let map = CaseGraph(of: champions(stackAroundTabs: false)).map
    #expect(map.frames.map(\.title) == ["HOME", "FORUM"])
    #expect(map.nodes.map(\.frame) == [0, 1, 0, 0])
  }

  @Test func whatAStackAroundTabsPushesLiesInNoTab() {
    let map = CaseGraph(of: champions(stackAroundTabs: true)).map
    #expect(map.nodes.map(\.frame) == [0, 1, nil, nil])
  }

  @Test func aPresentedLayerIsAFrameAndWhatNothingReachesToo() {
    let map = CaseGraph(of: notes()).map
    #expect(map.nodes.map(\.title) == ["Notes", "New note", "Tags", "Lost"])
    #expect(map.frames.map(\.kind) == [.presentation(.sheet), .unreachable])
    #expect(map.nodes.map(\.frame) == [nil, 0, 0, 1])
    #expect(map.nodes.map(\.column) == [0, 1, 2, 0])
  }

  @Test func whatLeadsBackIsListedWithWhereItLands() {
    let cases = CaseGraph(of: notes()) { "\($0.destination).html" }
    #expect(cases.map.edges.map(\.kind) == [.present, .openURL, .push])
    #expect(
      cases.returns == [
        MapEdge(from: 0, to: nil, kind: .back, label: "Back"),
        MapEdge(from: 1, to: 0, kind: .dismiss, label: "Cancel"),
        MapEdge(from: 2, to: 1, kind: .back, label: "Done"),
        MapEdge(from: 2, to: 0, kind: .dismissAll, label: "Close"),
      ])
  }

  @Test func theListHasEveryEdgeInWords() {
    let groups = CaseGraph(of: notes()) { "\($0.destination).html" }.list(words: .sample)
    let lines = groups.map { group in
      [group.title]
        + group.entries.map {
          "\($0.kind) · \($0.label) · \($0.to ?? "-") · \($0.href ?? "-")"
        }
    }
    #expect(
      lines == [
        [
          "Notes", "present · New · New note · route/new.html",
          "openURL · Help · Outside the app · -", "back · Back · - · -",
        ],
        [
          "New note", "push · Tags · Tags · route/tags.html",
          "dismiss · Cancel · Notes · route/list.html",
        ],
        [
          "Tags", "dismissAll · Close · Notes · route/list.html",
          "back · Done · New note · route/new.html",
        ],
      ])
    let korean = CaseGraph(of: notes()).list(words: .korean { $0.rawValue })
    #expect(korean[0].entries.map(\.to) == ["New note", "앱 밖", nil])
  }

  @Test func aScreenMoreMovesNoNodeOfAnotherColumn() {
    var sketch = FlowSketch()
    func fill(_ sketch: inout FlowSketch) {
      for name in ["a", "b", "c", "d", "e", "f", "g"] { sketch.screen(name, title: name) }
      for (from, to) in [("a", "b"), ("a", "c"), ("b", "d"), ("c", "e"), ("c", "f"), ("f", "g")] {
        sketch.link(from, .push([FlowSketch.id(to)]), to)
      }
    }
    fill(&sketch)
    let before = MapLayout(of: CaseGraph(of: sketch.graph(.stack(.screen(FlowSketch.id("a"))))).map)
    var larger = FlowSketch()
    larger.screen("added", title: "Added")
    larger.link("a", .push([FlowSketch.id("added")]), "First")
    larger.link("added", .push([FlowSketch.id("a")]), "Again")
    fill(&larger)
    let after = MapLayout(of: CaseGraph(of: larger.graph(.stack(.screen(FlowSketch.id("a"))))).map)
    for (node, box) in zip(before.graph.nodes, before.boxes) where node.column != 1 {
      let place = after.graph.nodes.firstIndex { $0.name == node.name }
      #expect(place.map { after.boxes[$0] } == box)
    }
    #expect(before.boxes[1] != after.boxes[2])
  }
}

@Suite struct BigGraphTests {
  /// A hub that leads to 300 screens of `types` types.
  private static func hub(types: Int) -> FlowGraph {
    var sketch = FlowSketch()
    sketch.screen("hub", title: "Hub", type: "T0")
    for number in 1000..<1300 {
      sketch.screen("s\(number)", title: "Screen \(number)", type: "T\(number % types)")
      sketch.link("hub", .push([FlowSketch.id("s\(number)")]), "Open \(number)")
    }
    sketch.link("s1000", .push([FlowSketch.id("s1001")]), "On")
    sketch.link("s1000", .push([FlowSketch.id("hub")]), "Again")
    return sketch.graph(.stack(.screen(FlowSketch.id("hub"))))
  }

  @Test func upToTheLimitEveryCaseIsDrawn() {
    let drawing = CaseGraph(of: champions(stackAroundTabs: false)).drawing()
    #expect(drawing.grouping == nil)
    #expect(drawing.graph.nodes.count == 4)
  }

  @Test func beyondTheLimitTypesAreDrawn() {
    let drawing = CaseGraph(of: Self.hub(types: 3)).drawing()
    #expect(drawing.grouping == .type)
    #expect(drawing.graph.nodes.map(\.title) == ["T0", "T1", "T2"])
    #expect(drawing.graph.nodes.map(\.count) == [101, 100, 100])
    #expect(drawing.graph.nodes.map(\.role) == [.group, .group, .group])
    #expect(drawing.graph.edges.map(\.count) == [100, 100, 1, 1])
  }

  @Test func featuresAreDrawnWhereThereIsOneType() {
    let drawing = CaseGraph(of: Self.hub(types: 1)).drawing()
    #expect(drawing.grouping == .entrance)
    #expect(drawing.graph.nodes.count == 60)
    #expect(drawing.graph.nodes.map(\.count).reduce(0, +) == 301)
    #expect(drawing.graph.nodes[58].title == "Screen 1057")
  }

  @Test func theSmallestFeaturesShareANodeThatCountsThem() throws {
    var sketch = FlowSketch()
    sketch.screen("hub", title: "Hub")
    for number in 100..<300 {
      sketch.screen("s\(number)", title: "Screen \(number)")
      sketch.link("hub", .push([FlowSketch.id("s\(number)")]), "Open")
    }
    sketch.screen("t", title: "Behind")
    sketch.link("s299", .push([FlowSketch.id("t")]), "On")
    let cases = CaseGraph(of: sketch.graph(.stack(.screen(FlowSketch.id("hub"))))) { _ in "x.html" }
    let drawing = cases.drawing().graph
    #expect(drawing.nodes.count == 60)
    #expect(drawing.nodes[58].title == "Screen 299")
    #expect(drawing.nodes[58].count == 2)
    let rest = try #require(drawing.nodes.last)
    #expect(rest.title == "+142")
    #expect(rest.count == 142)
    #expect(rest.role == .group)
    #expect(rest.href == nil)
    #expect(drawing.edges.last == MapEdge(from: 0, to: 59, kind: .push, count: 142))
  }

  @Test func tabsAreDrawnWhereThereAreSome() {
    var sketch = FlowSketch()
    for tab in ["a", "b"] {
      sketch.screen(tab, title: tab)
      for number in 100..<200 {
        sketch.screen("\(tab)\(number)", title: "S")
        sketch.link(tab, .push([FlowSketch.id("\(tab)\(number)")]), "Open")
      }
    }
    sketch.link("a100", .selectTab(TabID(rawValue: "b"), stack: []), "Go")
    let graph = sketch.graph(
      .tabs(
        ["a", "b"].map {
          .init(
            id: TabID(rawValue: $0), title: "Tab \($0)", icon: nil,
            content: .stack(.screen(FlowSketch.id($0))))
        }))
    let drawing = CaseGraph(of: graph).drawing()
    #expect(drawing.grouping == .tab)
    #expect(drawing.graph.nodes.map(\.title) == ["Tab a", "Tab b"])
    #expect(drawing.graph.edges == [MapEdge(from: 0, to: 1, kind: .selectTab)])
  }

  @Test func aNeighbourhoodIsBoundedAndCountsWhatIsLeftOut() throws {
    let cases = CaseGraph(of: Self.hub(types: 1))
    let hub = try #require(cases.node(of: FlowSketch.id("hub")))
    let near = try #require(cases.neighbourhood(of: hub))
    #expect(near.nodes.count == 26)
    #expect(near.nodes.map(\.column) == [1] + [Int](repeating: 2, count: 25))
    #expect(near.nodes[0].role == .focus)
    #expect(near.nodes.last?.title == "+276")
    #expect(near.nodes.last?.role == .remainder)
    #expect(near.edges.count == 25)
    #expect(cases.neighbourhood(of: 301) == nil)
  }

  @Test func aNeighbourhoodHasWhatLeadsToTheCaseBeforeIt() throws {
    let cases = CaseGraph(of: Self.hub(types: 1))
    let node = try #require(cases.node(of: FlowSketch.id("s1001")))
    let near = try #require(cases.neighbourhood(of: node))
    #expect(near.nodes.map(\.title) == ["Hub", "Screen 1000", "Screen 1001"])
    #expect(near.nodes.map(\.column) == [0, 0, 1])
    #expect(near.edges.map(\.label).sorted() == ["On", "Open 1001"])
  }
}
