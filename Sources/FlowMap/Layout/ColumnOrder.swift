/// Which node stands in which row.
///
/// The rule that keeps a map still: a column's rows depend on the nodes of that column alone. They
/// follow frame and declaration order; then a bounded number of swaps of neighbours within one
/// frame brings nodes together that are joined by an edge *inside* the column. Edges to other
/// columns decide nothing, so a case more or less moves no node of another column.
enum ColumnOrder {
  /// How often a column is gone through for swaps at most.
  static let passes = 4

  /// The nodes of each column from top to bottom; columns without nodes are left out.
  ///
  /// O(n log n + edges).
  static func columns(of graph: MapGraph, edges: [MapEdge]) -> [[Int]] {
    let depths = compactColumns(graph.nodes)
    var columns = [[Int]](repeating: [], count: (depths.max() ?? -1) + 1)
    for node in graph.nodes.indices { columns[depths[node]].append(node) }
    let ranks = graph.nodes.map { rank($0.frame, of: graph.frames.count) }
    var siblings = [[Int]](repeating: [], count: graph.nodes.count)
    for edge in edges {
      guard let target = edge.to, target != edge.from, depths[target] == depths[edge.from] else {
        continue
      }
      siblings[edge.from].append(target)
      siblings[target].append(edge.from)
    }
    for index in columns.indices {
      columns[index].sort { (ranks[$0], $0) < (ranks[$1], $1) }
      improve(&columns[index], ranks: ranks, siblings: siblings)
    }
    return columns
  }

  /// Nodes without a frame come first, then the frames in their order.
  private static func rank(_ frame: Int?, of count: Int) -> Int {
    guard let frame, (0..<count).contains(frame) else { return 0 }
    return frame + 1
  }

  /// Each node's column, counted without the empty ones.
  private static func compactColumns(_ nodes: [MapNode]) -> [Int] {
    let used = Set(nodes.map { max(0, $0.column) }).sorted()
    var places: [Int: Int] = [:]
    for (place, column) in used.enumerated() { places[column] = place }
    return nodes.map { places[max(0, $0.column)] ?? 0 }
  }

  /// Swaps neighbours while that shortens the edges inside the column.
  private static func improve(_ column: inout [Int], ranks: [Int], siblings: [[Int]]) {
    guard column.count > 2, column.contains(where: { !siblings[$0].isEmpty }) else { return }
    var rows: [Int: Int] = [:]
    for (row, node) in column.enumerated() { rows[node] = row }
    for _ in 0..<passes {
      var hasSwapped = false
      for row in 0..<(column.count - 1) {
        let (upper, lower) = (column[row], column[row + 1])
        guard ranks[upper] == ranks[lower] else { continue }
        guard
          pull(siblings[upper], except: lower, at: row, rows)
            - pull(siblings[lower], except: upper, at: row + 1, rows) > 0
        else { continue }
        column.swapAt(row, row + 1)
        rows[upper] = row + 1
        rows[lower] = row
        hasSwapped = true
      }
      guard hasSwapped else { return }
    }
  }

  /// How many more of a node's partners lie below its row than above it.
  private static func pull(
    _ partners: [Int], except neighbour: Int, at row: Int, _ rows: [Int: Int]
  ) -> Int {
    partners.reduce(0) { sum, partner in
      guard partner != neighbour, let place = rows[partner] else { return sum }
      return sum + (place > row ? 1 : -1)
    }
  }
}
