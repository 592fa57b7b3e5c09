import FlowMap
import RouteGraph
import Testing

@Suite struct MapLayoutTests {
  /// home -> list -> item, list -> new (a sheet), item -> home.
  private static let small: MapGraph = {
    var graph = MapGraph(
      nodes: [
        MapNode(name: "R.home", title: "Home", column: 0),
        MapNode(name: "R.list", title: "List", column: 1),
        MapNode(name: "R.item", title: "Item", count: 9, column: 2),
        MapNode(name: "R.new", title: "New", column: 2),
      ],
      edges: [
        MapEdge(from: 0, to: 1, kind: .push, label: "Show"),
        MapEdge(from: 1, to: 2, kind: .push, count: 9),
        MapEdge(from: 1, to: 3, kind: .present, label: "New"),
        MapEdge(from: 2, to: 0, kind: .setStack, label: "Home"),
      ],
      frames: [MapFrame(kind: .presentation(.sheet), title: "")])
    graph.nodes[3].frame = 0
    return graph
  }()

  @Test func columnsFollowDepthAndRowsDeclaration() {
    let layout = MapLayout(of: Self.small)
    #expect(
      layout.boxes == [
        MapRectangle(x: 36, y: 52, width: 152, height: 68),
        MapRectangle(x: 300, y: 52, width: 152, height: 68),
        MapRectangle(x: 564, y: 52, width: 152, height: 68),
        MapRectangle(x: 564, y: 176, width: 152, height: 68),
      ])
    #expect(layout.width == 752)
    #expect(layout.height == 280)
  }

  @Test func aFrameLiesAroundItsNodesWithRoomForItsCaption() {
    let frame = MapLayout(of: Self.small).frames
    #expect(frame.map(\.frame.kind) == [.presentation(.sheet)])
    #expect(
      frame.first?.boxes.map(\.box) == [MapRectangle(x: 552, y: 148, width: 176, height: 108)])
  }

  @Test func edgesLeaveOnTheRightAndComeBackOnTheRight() {
    let routes = MapLayout(of: Self.small).routes
    #expect(routes.map(\.start.x) == [188, 452, 452, 564])
    #expect(routes.map(\.tip.x) == [300, 564, 564, 188])
    #expect(routes.map(\.heading) == [.right, .right, .right, .left])
    #expect(routes.map { $0.label?.text } == ["Show", "×9", "New", "Home"])
  }

  @Test(arguments: [
    ([ActionKind.push, .present, .select], [172.0, 138, 104]),
    ([.push, .show, .present, .setStack], [172, 138, 104, 70]),
    (
      [.push, .show, .replaceTop, .setStack, .present, .selectTab, .select],
      [172, 155, 138, 121, 104, 87, 70]
    ),
  ])
  func aNodesOwnLoopsHangBesideEachOther(kinds: [ActionKind], starts: [Double]) {
    var graph = Self.small
    graph.edges = kinds.map { MapEdge(from: 0, to: 0, kind: $0) }
    #expect(MapLayout(of: graph).routes.map(\.start.x) == starts)
  }

  @Test func columnsWithoutNodesTakeNoRoom() {
    var graph = Self.small
    for node in graph.nodes.indices { graph.nodes[node].column *= 1000 }
    #expect(MapLayout(of: graph).boxes == MapLayout(of: Self.small).boxes)
    graph.nodes[0].column = Int.min
    #expect(MapLayout(of: graph).boxes == MapLayout(of: Self.small).boxes)
  }

  @Test func edgesOfNodesThatDoNotExistAreLeftOut() {
    var graph = Self.small
    graph.edges.append(MapEdge(from: 0, to: 4, kind: .push))
    graph.edges.append(MapEdge(from: -1, to: 0, kind: .push))
    graph.nodes[0].frame = 7
    #expect(MapLayout(of: graph).routes.count == 4)
  }

  @Test func anEmptyGraphGivesAnEmptyLayout() {
    let layout = MapLayout(of: MapGraph(nodes: [], edges: []))
    #expect(layout.boxes.isEmpty)
    #expect(layout.routes.isEmpty)
  }

  @Test func nodesJoinedInsideAColumnMoveTogether() {
    var graph = MapGraph(nodes: [MapNode(name: "root", title: "Root", column: 0)], edges: [])
    for name in ["a", "b", "c", "d"] {
      graph.nodes.append(MapNode(name: name, title: name, column: 1))
    }
    graph.edges = [
      MapEdge(from: 1, to: 4, kind: .push), MapEdge(from: 4, to: 1, kind: .show),
    ]
    let tops = MapLayout(of: graph).boxes.map(\.y)
    #expect(abs(tops[1] - tops[4]) == 96)
  }
}

@Suite struct MapStabilityTests {
  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func oneCaseMoreMovesNoNodeOfAnotherColumn(seed: UInt64) {
    let before = SampleGraphs.random(nodes: 60, edges: 140, seed: seed)
    var numbers = SeededNumbers(seed: seed + 100)
    let place = Int.random(in: 0...60, using: &numbers)
    let column = Int.random(in: 1...3, using: &numbers)
    var after = MapGraph(nodes: before.nodes, edges: [], frames: before.frames)
    var node = MapNode(name: "Route.added", title: "Added", column: column)
    node.frame = [nil, 0, 1, 2][Int.random(in: 0..<4, using: &numbers)]
    after.nodes.insert(node, at: place)
    func moved(_ number: Int) -> Int { number < place ? number : number + 1 }
    after.edges = before.edges.map { edge in
      MapEdge(from: moved(edge.from), to: edge.to.map(moved), kind: edge.kind, label: edge.label)
    }
    for _ in 0..<12 {
      let other = Int.random(in: 0...60, using: &numbers)
      after.edges.append(MapEdge(from: place, to: other, kind: .push))
      after.edges.append(MapEdge(from: other, to: place, kind: .push))
    }
    let (old, new) = (MapLayout(of: before).boxes, MapLayout(of: after).boxes)
    for number in old.indices where before.nodes[number].column != column {
      #expect(old[number] == new[moved(number)])
    }
  }

  @Test func theOrderOfEdgesChangesNothing() {
    let graph = SampleGraphs.random(nodes: 80, edges: 200, seed: 5)
    var shuffled = graph
    var numbers = SeededNumbers(seed: 9)
    shuffled.edges.shuffle(using: &numbers)
    #expect(MapLayout(of: graph) == MapLayout(of: shuffled))
    #expect(graph.edges != shuffled.edges)
  }
}

@Suite struct MapGeometryTests {
  static let sizes = [(5, 8, 1), (15, 30, 2), (60, 150, 3), (150, 500, 4), (300, 1200, 5)]

  @Test(arguments: sizes)
  func nodesDoNotOverlap(nodes: Int, edges: Int, seed: Int) {
    let layout = MapLayout(
      of: SampleGraphs.random(nodes: nodes, edges: edges, seed: UInt64(seed)))
    for (number, box) in layout.boxes.enumerated() {
      #expect(!layout.boxes[..<number].contains { $0.overlaps(box) })
      #expect(box.right < layout.width && box.bottom < layout.height)
    }
  }

  @Test(arguments: sizes)
  func edgesRunThroughNoNodeAndStayInThePicture(nodes: Int, edges: Int, seed: Int) {
    let layout = MapLayout(
      of: SampleGraphs.random(nodes: nodes, edges: edges, seed: UInt64(seed)))
    var faults = 0
    for route in layout.routes {
      for curve in route.curves.indices {
        for step in 0...16 {
          let point = route.point(ofCurve: curve, at: Double(step) / 16)
          if layout.boxes.contains(where: { $0.contains(point) }) { faults += 1 }
          if point.x < 0 || point.y < 0 || point.x > layout.width || point.y > layout.height {
            faults += 1
          }
        }
      }
    }
    #expect(faults == 0)
  }

  @Test(arguments: sizes)
  func labelsOverlapNeitherNodesNorEachOther(nodes: Int, edges: Int, seed: Int) {
    let layout = MapLayout(
      of: SampleGraphs.random(nodes: nodes, edges: edges, seed: UInt64(seed)))
    let labels = layout.routes.compactMap(\.label?.box)
    #expect(labels.count > layout.routes.count / 2)
    var faults = 0
    for (number, label) in labels.enumerated() {
      if layout.boxes.contains(where: { $0.overlaps(label) }) { faults += 1 }
      if labels[..<number].contains(where: { $0.overlaps(label) }) { faults += 1 }
      if label.x < 0 || label.right > layout.width { faults += 1 }
    }
    #expect(faults == 0)
  }

  @Test(arguments: sizes)
  func framesDoNotOverlapAndHoldTheirNodes(nodes: Int, edges: Int, seed: Int) {
    let layout = MapLayout(
      of: SampleGraphs.random(nodes: nodes, edges: edges, seed: UInt64(seed)))
    let boxes = layout.frames.flatMap { $0.boxes.map(\.box) }
    for (number, box) in boxes.enumerated() {
      #expect(!boxes[..<number].contains { $0.overlaps(box) })
    }
    for (node, box) in zip(layout.graph.nodes, layout.boxes) {
      let around = boxes.filter { $0.overlaps(box) }
      #expect(around.count == (node.frame == nil ? 0 : 1))
    }
  }
}
