extension BackStackTree {
  /// Asks for the upper end of a destination's canonical stack ahead of its use.
  package func prefetchStack(of destination: Int) {
    let top = canonicalTops[destination]
    if top >= 0 { runs.prefetch(run: Int(top)) }
  }

  /// Asks for the upper end of a destination's shortest stack that takes pushes ahead of its use.
  package func prefetchStackOfPushes(on destination: Int) {
    let top = stackedTops[destination]
    if top >= 0 { runs.prefetch(run: Int(top)) }
  }

  /// Calls a closure with the destinations at the upper end of a destination's canonical stack.
  package func forEachEntry(ofStackOf destination: Int, _ body: (Int) -> Void) {
    forEachEntry(ofRun: Int(canonicalTops[destination]), body)
  }

  /// Calls a closure with the destinations at the upper end of a destination's shortest stack that
  /// takes pushes.
  package func forEachEntry(ofStackOfPushesOn destination: Int, _ body: (Int) -> Void) {
    forEachEntry(ofRun: Int(stackedTops[destination]), body)
  }

  private func forEachEntry(ofRun top: Int, _ body: (Int) -> Void) {
    guard top >= 0 else { return }
    for place in 0..<runs.count(ofRun: top) { body(runs.destination(place, ofRun: top)) }
  }
}
