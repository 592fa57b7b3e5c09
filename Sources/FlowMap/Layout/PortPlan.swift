/// The heights at which edges leave and reach the sides of nodes.
///
/// Edges on one side of a node are ordered by where they go to, so that they do not cross at the
/// node.
struct PortPlan {
  /// The height at which each edge leaves.
  private(set) var starts: [Double]
  /// The height at which each edge arrives.
  private(set) var ends: [Double]

  /// The most that the ports of a side lie apart.
  static let pitch = 9.0
  /// The ports' distance from a node's top and bottom.
  static let inset = 14.0

  /// One end of one edge at a node's side.
  private struct Port {
    var side: Int
    var height: Double
    var edge: Int
    var isEnd: Bool
  }

  /// Plans the ports. O(edges × log edges).
  init(edges: [MapEdge], places: NodePlaces, lanes: [[Double]]) {
    starts = [Double](repeating: 0, count: edges.count)
    ends = starts
    var ports: [Port] = []
    ports.reserveCapacity(edges.count * 2)
    for (index, edge) in edges.enumerated() {
      let from = places.boxes[edge.from]
      guard let target = edge.to else {
        ports.append(Port(side: edge.from * 2 + 1, height: .infinity, edge: index, isEnd: false))
        continue
      }
      guard target != edge.from else { continue }
      let to = places.boxes[target]
      let (start, end) = (places.columnOf[edge.from], places.columnOf[target])
      ports.append(
        Port(
          side: edge.from * 2 + (end < start ? 0 : 1), height: lanes[index].first ?? to.middle,
          edge: index, isEnd: false))
      ports.append(
        Port(
          side: target * 2 + (end <= start ? 1 : 0), height: lanes[index].last ?? from.middle,
          edge: index, isEnd: true))
    }
    ports.sort {
      ($0.side, $0.height, $0.edge, $0.isEnd ? 1 : 0)
        < ($1.side, $1.height, $1.edge, $1.isEnd ? 1 : 0)
    }
    place(ports, boxes: places.boxes)
    straighten(edges, ports: ports, places: places)
  }

  /// Makes edges between neighbours in one row straight, where an end has its side to itself.
  private mutating func straighten(_ edges: [MapEdge], ports: [Port], places: NodePlaces) {
    var counts = [Int](repeating: 0, count: places.boxes.count * 2)
    for port in ports { counts[port.side] += 1 }
    for port in ports where counts[port.side] == 1 {
      guard let target = edges[port.edge].to else { continue }
      let (from, to) = (edges[port.edge].from, target)
      guard places.boxes[from].y == places.boxes[to].y,
        abs(places.columnOf[from] - places.columnOf[to]) == 1
      else { continue }
      if port.isEnd {
        ends[port.edge] = starts[port.edge]
      } else {
        starts[port.edge] = ends[port.edge]
      }
    }
  }

  /// Spreads the ports of each side around its middle.
  private mutating func place(_ ports: [Port], boxes: [MapRectangle]) {
    var first = 0
    while first < ports.count {
      var next = first + 1
      while next < ports.count, ports[next].side == ports[first].side { next += 1 }
      let count = Double(next - first)
      let box = boxes[ports[first].side / 2]
      let pitch = min(Self.pitch, (box.height - 2 * Self.inset) / max(1, count - 1))
      for index in first..<next {
        let height = box.middle + pitch * (Double(index - first) - (count - 1) / 2)
        if ports[index].isEnd {
          ends[ports[index].edge] = height
        } else {
          starts[ports[index].edge] = height
        }
      }
      first = next
    }
  }
}
