/// The back stacks of one destination, shortest first, ties in the order of the walk.
package struct BackStackAlternatives: Sendable {
  /// The stacks, the canonical one first; empty where nothing reaches the destination.
  package let stacks: [BackStack]
  /// How many more there are.
  package let leftOutCount: Int
  /// Whether the count is exact; false where there are at least that many.
  package let isExact: Bool
}

extension BackStackTree {
  /// Every distinct back stack of a destination, up to a limit.
  ///
  /// A cycle is not unrolled: a destination stands twice only where one control pushes it twice. A
  /// layer's stack is told apart by its presenter, not by what lies under the presenter; and a
  /// control that rewrites a stack counts from where its own screen's canonical stack leaves off.
  ///
  /// Goes from the destination down to the roots, nearest first, so that the shortest are found
  /// after about `limit * depth` steps; the rest of the work counts what is left out.
  ///
  /// - Parameters:
  ///   - destination: The position of the destination.
  ///   - limit: The most stacks to give.
  ///   - work: The most controls to look at; the count is a lower bound where that is not enough.
  package func alternatives(
    of destination: Int, limit: Int, work: Int = 250
  ) -> BackStackAlternatives {
    guard let canonical = stack(of: destination) else {
      return BackStackAlternatives(stacks: [], leftOutCount: 0, isExact: true)
    }
    var search = BackStackSearch(tree: self, destination: destination, canonical: canonical)
    let isExact = search.run(work: work)
    let stacks = search.sortedStacks()
    let given = max(1, limit)
    return BackStackAlternatives(
      stacks: Array(stacks.prefix(given)), leftOutCount: max(0, stacks.count - given),
      isExact: isExact)
  }
}

extension BackStackTree {
  /// The canonical back stack of a destination, and the shortest through each other screen that
  /// pushes or shows it onto a stack, in the order of those screens. O(limit * depth + ways in).
  ///
  /// - Parameters:
  ///   - destination: The position of the destination.
  ///   - canonical: Its canonical stack, nil where nothing reaches it.
  ///   - limit: The most stacks to give.
  package func waysIn(
    of destination: Int, canonical: BackStack?, limit: Int
  ) -> BackStackAlternatives {
    guard let canonical else {
      return BackStackAlternatives(stacks: [], leftOutCount: 0, isExact: true)
    }
    var stacks: [BackStack] = []
    stacks.reserveCapacity(max(1, limit))
    stacks.append(canonical)
    var leftOutCount = 0
    let below = canonical.entries.dropLast().last?.destination
    var last: Int?
    for transition in index.incoming(of: destination) where transition.isShown {
      guard let origin = transition.origin, origin != below, origin != last,
        let isOnPath = transition.isOnPathWhenAppended
      else { continue }
      last = origin
      let top = stackedTops[origin]
      guard top >= 0 else { continue }
      if stacks.count >= limit {
        leftOutCount += 1
      } else {
        let entry = BackStack.Entry(destination: destination, isOnPath: isOnPath)
        stacks.append(stack(to: top, adding: entry))
      }
    }
    return BackStackAlternatives(stacks: stacks, leftOutCount: leftOutCount, isExact: false)
  }
}

extension IncomingTransition {
  /// Whether what a transition adds on top is on the path; nil for one that adds no single screen.
  fileprivate var isOnPathWhenAppended: Bool? {
    switch kind {
    case .push: isAlone ? true : nil
    case .show: false
    default: nil
    }
  }
}
