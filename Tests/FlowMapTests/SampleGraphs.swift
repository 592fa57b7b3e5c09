import FlowMap
import RouteGraph

/// Random numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
  }
}

extension MapWords {
  /// English, with actions as code names them.
  static let sample = MapWords.english { $0.rawValue }
}

/// Maps to lay out.
enum SampleGraphs {
  static let kinds: [ActionKind] = [
    .push, .push, .push, .show, .present, .setStack, .replaceTop, .selectTab, .select,
  ]

  /// A tree with links across it, in columns by depth, with frames.
  static func random(nodes count: Int, edges edgeCount: Int, seed: UInt64) -> MapGraph {
    var numbers = SeededNumbers(seed: seed)
    var graph = MapGraph(nodes: [], edges: [])
    graph.frames = [
      MapFrame(kind: .tab, title: "Home"), MapFrame(kind: .presentation(.sheet), title: ""),
      MapFrame(kind: .tab, title: "Profile"),
    ]
    for number in 0..<count {
      let parent = number == 0 ? nil : Int.random(in: 0..<number, using: &numbers)
      let column = parent.map { min(graph.nodes[$0].column + 1, 9) } ?? 0
      var node = MapNode(
        name: "Route.c\(number)", title: "Screen \(number)", count: number % 4, column: column)
      node.frame = [nil, 0, 1, 2][Int.random(in: 0..<4, using: &numbers)]
      node.href = "c\(number).html"
      graph.nodes.append(node)
      guard let parent else { continue }
      graph.edges.append(MapEdge(from: parent, to: number, kind: .push, label: "Open \(number)"))
    }
    while graph.edges.count < edgeCount {
      let from = Int.random(in: 0..<count, using: &numbers)
      let to = Int.random(in: 0..<count, using: &numbers)
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &numbers)]
      let isLeaving = Int.random(in: 0..<12, using: &numbers) == 0
      graph.edges.append(
        MapEdge(
          from: from, to: isLeaving ? nil : to, kind: isLeaving ? .openURL : kind,
          label: "A label \(from)"))
    }
    return graph
  }
}

/// Builds flow graphs by hand.
struct FlowSketch {
  private(set) var destinations: [Destination] = []
  private(set) var transitions: [Transition] = []

  static func id(_ name: String) -> DestinationID { DestinationID(rawValue: "route/\(name)") }

  mutating func screen(
    _ name: String, title: String, type: String = "Route", caseName: String? = nil
  ) {
    destinations.append(
      Destination(id: Self.id(name), type: type, caseName: caseName ?? name, title: title))
  }

  mutating func link(_ from: String, _ action: Action, _ label: String) {
    transitions.append(Transition(from: Self.id(from), action: action, label: label))
  }

  func graph(_ container: Container) -> FlowGraph {
    let sorted = transitions.enumerated().sorted {
      ($0.element.from, $0.offset) < ($1.element.from, $1.offset)
    }
    return FlowGraph(
      id: FlowID(rawValue: "flow"), title: "Flow", container: container,
      destinations: destinations.sorted { $0.id < $1.id }, transitions: sorted.map(\.element))
  }
}
