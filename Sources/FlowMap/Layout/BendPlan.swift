/// Where edges turn in the channels between columns.
///
/// In each channel the edges that go down turn one after the other from right to left, those above
/// first, and so do the edges that go up, those below first. So edges that start and end in the
/// same order do not cross, and the edges of a hub fan out instead of lying on each other.
struct BendPlan {
  /// For each edge, for each channel on its way, how far from the channel's left it turns (0...1).
  private(set) var bends: [[Double]]

  /// The farthest that two turns of a channel lie apart.
  static let pitch = 0.06
  /// The part of a channel's width that turns are spread over.
  static let spread = 0.5

  /// One edge in one channel.
  private struct Stretch {
    var edge: Int
    var step: Int
    var left: Double
    var right: Double
  }

  /// Plans the turns. O(stretches × log).
  init(edges: [MapEdge], places: NodePlaces, lanes: [[Double]], ports: PortPlan) {
    bends = lanes.map { [Double](repeating: 0.5, count: $0.count + 1) }
    var channels = [[Stretch]](repeating: [], count: places.columns.count)
    for (index, edge) in edges.enumerated() {
      guard let target = edge.to else { continue }
      let (start, end) = (places.columnOf[edge.from], places.columnOf[target])
      guard start != end else { continue }
      let heights = [ports.starts[index]] + lanes[index] + [ports.ends[index]]
      for step in 0..<(heights.count - 1) {
        let isForward = end > start
        channels[isForward ? start + step : start - step - 1].append(
          Stretch(
            edge: index, step: step, left: heights[isForward ? step : step + 1],
            right: heights[isForward ? step + 1 : step]))
      }
    }
    for channel in channels {
      spread(channel.filter { $0.right > $0.left }, sign: 1)
      spread(channel.filter { $0.right < $0.left }, sign: -1)
    }
  }

  /// Spreads the edges of one direction around the middle of a channel.
  private mutating func spread(_ stretches: [Stretch], sign: Double) {
    let sorted = stretches.sorted {
      ($0.left * sign, $0.right * sign, $0.edge) < ($1.left * sign, $1.right * sign, $1.edge)
    }
    let pitch = min(Self.pitch, Self.spread / Double(max(1, sorted.count - 1)))
    let first = 0.5 + pitch * Double(sorted.count - 1) / 2
    for (place, stretch) in sorted.enumerated() {
      bends[stretch.edge][stretch.step] = first - pitch * Double(place)
    }
  }
}
