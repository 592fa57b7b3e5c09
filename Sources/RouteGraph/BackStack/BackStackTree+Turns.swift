extension BackStackTree {
  /// A destination's turn in the walk that met it, breadth-first with controls in order; nil where
  /// nothing reaches it. It orders destinations the way the flow declares them.
  package func turn(of destination: Int) -> Int? {
    isReachable(destination) ? Int(turns[destination]) : nil
  }
}
