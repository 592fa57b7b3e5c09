/// Where the nodes stand, and what is free between them.
struct NodePlaces {
  /// The nodes of each column from top to bottom.
  let columns: [[Int]]
  /// Each node's rectangle.
  let boxes: [MapRectangle]
  /// Each node's column.
  let columnOf: [Int]
  /// The free stretches of each column from top to bottom, one more than it has nodes.
  let gaps: [[ClosedRange<Double>]]

  /// How far down the open gap under a column's last node reaches.
  static let openEnd = 1e7

  /// Stacks each column from the top: what stands in other columns moves nothing.
  init(columns: [[Int]], graph: MapGraph) {
    self.columns = columns
    var boxes = [MapRectangle](
      repeating: MapRectangle(x: 0, y: 0, width: 0, height: 0), count: graph.nodes.count)
    var columnOf = [Int](repeating: 0, count: graph.nodes.count)
    var gaps: [[ClosedRange<Double>]] = []
    for (column, nodes) in columns.enumerated() {
      var free: [ClosedRange<Double>] = []
      var bottom = MapMetrics.firstRow - MapMetrics.rowGap
      var open = 4.0
      for (row, node) in nodes.enumerated() {
        let frame = graph.nodes[node].frame
        let hasCaption = frame != nil && (row == 0 || graph.nodes[nodes[row - 1]].frame != frame)
        let caption = hasCaption ? MapMetrics.captionSpace : 0
        let top = bottom + MapMetrics.rowGap + (row == 0 ? 0 : caption)
        free.append(open...max(open, top - caption - MapMetrics.clearance))
        boxes[node] = MapRectangle(
          x: Self.left(ofColumn: column), y: top,
          width: MapMetrics.nodeWidth, height: MapMetrics.nodeHeight)
        columnOf[node] = column
        bottom = boxes[node].bottom
        open = bottom + MapMetrics.clearance
      }
      free.append(open...Self.openEnd)
      gaps.append(free)
    }
    self.boxes = boxes
    self.columnOf = columnOf
    self.gaps = gaps
  }

  /// The left side of a column's nodes.
  static func left(ofColumn column: Int) -> Double {
    MapMetrics.margin + MapMetrics.framePadding + Double(column) * MapMetrics.columnPitch
  }

  /// The right side of a column's nodes.
  static func right(ofColumn column: Int) -> Double {
    left(ofColumn: column) + MapMetrics.nodeWidth
  }

  /// The gap of a column that lies nearest to a height. O(log n).
  func gap(inColumn column: Int, nearest height: Double) -> Int {
    let free = gaps[column]
    var low = 0
    var high = free.count - 1
    while low < high {
      let middle = (low + high) / 2
      if free[middle].upperBound < height { low = middle + 1 } else { high = middle }
    }
    guard low > 0, height < free[low].lowerBound else { return low }
    let above = height - free[low - 1].upperBound
    return above < free[low].lowerBound - height ? low - 1 : low
  }
}
