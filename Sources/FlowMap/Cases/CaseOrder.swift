import RouteGraph

/// The nodes of a flow's map: its cases in the order in which the walk from the roots meets them.
struct CaseOrder {
  /// The case of each node.
  let cases: [Int]
  /// The destination of each node's case with the shortest way, the first of several.
  let firsts: [Int]
  /// Each node's column: the depth of its first destination, zero where nothing reaches it.
  let depths: [Int]
  /// The node of each case.
  let nodeOf: [Int]

  /// Orders the cases by depth and turn; those that nothing reaches come last.
  init(_ numbers: CaseNumbers, stacks: BackStackTree) {
    var best: [(depth: Int, turn: Int, destination: Int)] = numbers.firsts.map {
      (Int.max, Int.max, $0)
    }
    for (destination, number) in numbers.caseOf.enumerated() {
      guard let depth = stacks.depth(of: destination), let turn = stacks.turn(of: destination)
      else { continue }
      if (depth, turn) < (best[number].depth, best[number].turn) {
        best[number] = (depth, turn, destination)
      }
    }
    let cases = best.indices.sorted {
      (best[$0].depth, best[$0].turn, $0) < (best[$1].depth, best[$1].turn, $1)
    }
    self.cases = cases
    firsts = cases.map { best[$0].destination }
    depths = cases.map { best[$0].depth == Int.max ? 0 : best[$0].depth }
    var nodeOf = [Int](repeating: 0, count: cases.count)
    for (node, number) in cases.enumerated() { nodeOf[number] = node }
    self.nodeOf = nodeOf
  }
}
