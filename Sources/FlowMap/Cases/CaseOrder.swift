import RouteGraph

/// The order of a flow's cases on its map, and the frames around them.
struct CaseOrder {
  /// The case of each node.
  private(set) var cases: [Int] = []
  /// The first destination of each node's case on the walk.
  private(set) var firsts: [Int] = []
  /// The node of each case.
  private(set) var nodeOfCase: [Int]
  /// The frames, those of one tab together.
  private(set) var frames: [MapFrame] = []
  /// Each of the walk's frames as an index of ``frames``.
  private(set) var frameNumbers: [Int?]

  private let walk: CaseWalk
  private let index: CaseIndex

  /// Orders the cases by the walk, those that it did not meet last.
  init(walk: CaseWalk, index: CaseIndex) {
    self.walk = walk
    self.index = index
    nodeOfCase = [Int](repeating: -1, count: index.firstOfCase.count)
    frameNumbers = [Int?](repeating: nil, count: walk.frames.count)
    for destination in walk.order { add(destination) }
    for destination in index.firstOfCase { add(destination) }
    placeFrames()
  }

  private mutating func add(_ destination: Int) {
    let number = index.caseNumbers[destination]
    guard nodeOfCase[number] < 0 else { return }
    nodeOfCase[number] = cases.count
    cases.append(number)
    firsts.append(destination)
  }

  /// Drops the frames without nodes and puts each presentation after the tab it is presented in.
  private mutating func placeFrames() {
    var isUsed = [Bool](repeating: false, count: walk.frames.count)
    for first in firsts {
      if let frame = walk.places[first]?.frame { isUsed[frame] = true }
    }
    let sorted = walk.frames.indices.filter { isUsed[$0] }.sorted {
      (walk.frames[$0].tab ?? -1, $0) < (walk.frames[$1].tab ?? -1, $1)
    }
    for frame in sorted {
      frameNumbers[frame] = frames.count
      frames.append(walk.frames[frame].frame)
    }
  }

  /// What each node is gathered by in an overview.
  func areas(of graph: FlowGraph) -> [CaseGraph.Area] {
    var entrances: [Int] = []
    for (node, first) in firsts.enumerated() {
      let under = walk.places[first]?.under.map { nodeOfCase[index.caseNumbers[$0]] }
      // A node under the first one's root is an entrance itself; deeper ones inherit it.
      if let under, under < node, walk.places[firsts[under]]?.under != nil {
        entrances.append(entrances[under])
      } else {
        entrances.append(node)
      }
    }
    return zip(firsts, entrances).map { first, entrance in
      CaseGraph.Area(
        type: graph.destinations[first].type, tab: walk.places[first]?.tab, entrance: entrance)
    }
  }
}
