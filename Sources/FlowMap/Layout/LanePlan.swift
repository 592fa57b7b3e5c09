/// The heights at which long edges pass the columns between their ends.
///
/// Every column that an edge passes has gaps between its nodes; the edge takes the gap nearest to
/// the straight line between its ends, and edges that share a gap run side by side in it.
struct LanePlan {
  /// Each edge's heights, in the order in which it passes the columns.
  private(set) var lanes: [[Double]]

  /// One edge passing one column.
  private struct Passing {
    var edge: Int
    var step: Int
    var gap: Int
    var height: Double
  }

  /// Plans the lanes. O(passings × log).
  init(edges: [MapEdge], places: NodePlaces) {
    lanes = [[Double]](repeating: [], count: edges.count)
    var passings = [[Passing]](repeating: [], count: places.columns.count)
    for (index, edge) in edges.enumerated() {
      guard let target = edge.to else { continue }
      let (start, end) = (places.columnOf[edge.from], places.columnOf[target])
      let span = abs(end - start)
      guard span > 1 else { continue }
      let (from, to) = (places.boxes[edge.from].middle, places.boxes[target].middle)
      lanes[index] = [Double](repeating: 0, count: span - 1)
      for step in 1..<span {
        let column = start + (end > start ? step : -step)
        let height = from + (to - from) * Double(step) / Double(span)
        let gap = places.gap(inColumn: column, nearest: height)
        passings[column].append(Passing(edge: index, step: step - 1, gap: gap, height: height))
      }
    }
    for column in passings.indices { spread(&passings[column], over: places.gaps[column]) }
  }

  /// Gives the edges of each gap their heights.
  private mutating func spread(_ passings: inout [Passing], over gaps: [ClosedRange<Double>]) {
    passings.sort { ($0.gap, $0.height, $0.edge) < ($1.gap, $1.height, $1.edge) }
    var start = 0
    while start < passings.count {
      var end = start + 1
      while end < passings.count, passings[end].gap == passings[start].gap { end += 1 }
      let gap = gaps[passings[start].gap]
      let sharing = passings[start..<end]
      let heights =
        gap.upperBound < NodePlaces.openEnd
        ? Self.between(gap, count: sharing.count) : Self.below(gap.lowerBound, sharing)
      for (passing, height) in zip(sharing, heights) { lanes[passing.edge][passing.step] = height }
      start = end
    }
  }

  /// Evenly around the middle of a gap, closer where there are many.
  private static func between(_ gap: ClosedRange<Double>, count: Int) -> [Double] {
    let room = gap.upperBound - gap.lowerBound
    let pitch = min(MapMetrics.lanePitch, room / Double(max(1, count - 1)))
    let first = (gap.lowerBound + gap.upperBound - pitch * Double(count - 1)) / 2
    return (0..<count).map { first + pitch * Double($0) }
  }

  /// Under the last node, at the height that each edge has anyway where there is room.
  private static func below(_ top: Double, _ passings: ArraySlice<Passing>) -> [Double] {
    var last = top
    return passings.map { passing in
      last = max(last + MapMetrics.lanePitch, passing.height)
      return last
    }
  }
}
