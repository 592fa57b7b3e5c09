/// The search for every back stack of one destination, from its top down to the roots.
///
/// A draft is the upper part of a stack whose lowest screen may still have come there in several
/// ways. Drafts are extended by the controls that lead to that screen, those first whose shortest
/// possible stack is shortest.
struct BackStackSearch {
  /// A stack's upper part.
  struct Draft {
    /// The lowest screen, whose way there is open.
    let lowest: Int
    /// The number of the settled entry above it; -1 where it is the top.
    let above: Int32
    /// How many entries are settled.
    let settledCount: Int
    /// How far the shortest stack with this upper part is longer than the shortest of all.
    let detour: Int
  }

  /// A settled entry and the number of the one above it; many drafts share the upper ones.
  private struct Link {
    let entry: BackStack.Entry
    let above: Int32
  }

  let tree: BackStackTree
  private let canonical: BackStack
  private let shortest: Int
  private var drafts: [Draft] = []
  private var links: [Link] = []
  private var queue = LevelQueue()
  private var found: [(stack: BackStack, depth: Int)] = []
  private var known: Set<BackStack>
  private var remainingWork = 0

  init(tree: BackStackTree, destination: Int, canonical: BackStack) {
    self.tree = tree
    self.canonical = canonical
    shortest = tree.depth(of: destination) ?? 0
    known = [canonical]
    drafts.append(Draft(lowest: destination, above: -1, settledCount: 0, detour: 0))
    queue.add(0, level: 0)
  }

  /// Searches until nothing is left or the work is used up.
  ///
  /// - Returns: whether every stack was found.
  mutating func run(work: Int) -> Bool {
    remainingWork = work
    while let number = queue.removeFirst() {
      extend(drafts[Int(number)])
      if remainingWork < 0 { return false }
    }
    return true
  }

  /// What was found: the canonical stack, then by length, then by the turns of its screens in the
  /// walk.
  func sortedStacks() -> [BackStack] {
    func turns(_ stack: BackStack) -> [Int32] {
      let presenter = stack.presentation.map { [tree.turns[$0.presenter]] } ?? []
      return presenter + stack.entries.map { tree.turns[$0.destination] }
    }
    let others = found.enumerated().sorted { left, right in
      if left.element.depth != right.element.depth {
        return left.element.depth < right.element.depth
      }
      let leftTurns = turns(left.element.stack)
      let rightTurns = turns(right.element.stack)
      if leftTurns != rightTurns { return leftTurns.lexicographicallyPrecedes(rightTurns) }
      return left.offset < right.offset
    }
    return [canonical] + others.map(\.element.stack)
  }

  /// Keeps a stack that was not found before, unless its lower part repeats a screen of its upper.
  mutating func keep(
    _ below: [BackStack.Entry], _ above: [BackStack.Entry], tabs: [TabID],
    _ presentation: BackStack.Presentation?, depthBelow: Int
  ) {
    let isRepeated = below.contains { entry in
      above.contains { $0.destination == entry.destination }
    }
    let stack = BackStack(entries: below + above, tabs: tabs, presentation: presentation)
    guard !isRepeated, known.insert(stack).inserted else { return }
    found.append((stack, depthBelow + stack.entries.count - 1))
  }
}

extension BackStackSearch {
  /// Extends a draft; the first of what it leads to is taken up next among equals, so that whole
  /// stacks are found soon.
  private mutating func extend(_ draft: Draft) {
    let known = drafts.count
    extend(draft, as: draft.lowest)
    for stand in standIns(for: draft.lowest) { extend(draft, as: stand) }
    for number in (known..<drafts.count).reversed() {
      queue.addFirst(Int32(truncatingIfNeeded: number), level: drafts[number].detour)
    }
  }

  /// The screens that `replaceTop` exchanges for another one, directly or in turn.
  private mutating func standIns(for destination: Int) -> [Int] {
    var seen = [destination]
    var position = 0
    while position < seen.count, remainingWork >= 0 {
      for transition in tree.index.incoming(of: seen[position]) {
        remainingWork -= 1
        guard case .replaceTop = tree.graph.transitions[transition].action,
          let origin = tree.index.origin(of: transition), !seen.contains(origin)
        else { continue }
        seen.append(origin)
      }
      position += 1
    }
    return Array(seen.dropFirst())
  }

  /// Extends a draft by all that leads to its lowest screen, or to a stand-in that was there before
  /// the lowest screen took its place.
  private mutating func extend(_ draft: Draft, as arrived: Int) {
    finishAtRootPlaces(draft, as: arrived)
    var previous: (transition: Int, position: Int)?
    for transition in tree.index.incoming(of: arrived) {
      remainingWork -= 1
      guard remainingWork >= 0 else { return }
      guard let origin = tree.index.origin(of: transition), tree.isReachable(origin),
        previous?.transition != transition,
        let targets = tree.index.destinations(of: transition)
      else { continue }
      for position in targets.indices where targets[position] == arrived {
        if let previous, isSameArrival(previous, (transition, position)) { continue }
        previous = (transition, position)
        let step = Step(
          origin: origin, transition: transition, between: targets[..<position],
          isReplaced: arrived != draft.lowest)
        extend(draft, by: step)
      }
    }
  }

  /// Whether two controls of one screen do the same, as a link and a button may.
  private func isSameArrival(
    _ left: (transition: Int, position: Int), _ right: (transition: Int, position: Int)
  ) -> Bool {
    guard tree.index.origin(of: left.transition) == tree.index.origin(of: right.transition) else {
      return false
    }
    let leftAction = tree.graph.transitions[left.transition].action
    let rightAction = tree.graph.transitions[right.transition].action
    guard case .push(let leftTargets) = leftAction, case .push(let rightTargets) = rightAction
    else {
      return leftAction == rightAction && left.position == right.position
    }
    return leftTargets.prefix(left.position + 1) == rightTargets.prefix(right.position + 1)
  }

  /// One way in which a screen arrives on a stack.
  struct Step {
    let origin: Int
    let transition: Int
    /// What the same control puts under the screen.
    let between: ArraySlice<Int>
    /// Whether the screen was exchanged for the draft's lowest one after it arrived.
    let isReplaced: Bool
  }

  private mutating func extend(_ draft: Draft, by step: Step) {
    switch tree.graph.transitions[step.transition].action {
    case .push:
      lower(draft, by: step, isOnPath: true)
    case .show where !step.isReplaced:
      lower(draft, by: step, isOnPath: false)
    case .present(_, _, let inStack):
      finish(draft, presentedBy: step, inStack: inStack)
    case .setStack, .selectTab, .select, .replaceTop:
      finish(draft, rewrittenBy: step)
    default:
      break
    }
  }

  /// Puts the control's own screen under the draft.
  private mutating func lower(_ draft: Draft, by step: Step, isOnPath: Bool) {
    guard let depth = stackedDepth(of: step.origin) else { return }
    let isLooping =
      step.between.contains(step.origin) || draft.lowest == step.origin
      || settled(draft).contains {
        $0.destination == step.origin || step.between.contains($0.destination)
      }
    guard !isLooping else { return }
    let entry = BackStack.Entry(destination: draft.lowest, isOnPath: isOnPath, column: nil)
    var above = draft.above
    for entry in (pushed(step.between) + [entry]).reversed() {
      links.append(Link(entry: entry, above: above))
      above = Int32(truncatingIfNeeded: links.count - 1)
    }
    let count = draft.settledCount + step.between.count + 1
    drafts.append(
      Draft(
        lowest: step.origin, above: above, settledCount: count,
        detour: max(0, depth + count - shortest)))
  }

  /// A draft's settled entries, bottom to top.
  func settled(_ draft: Draft) -> some Sequence<BackStack.Entry> {
    sequence(first: draft.above) { links[Int($0)].above }
      .lazy.prefix { $0 >= 0 }.map { links[Int($0)].entry }
  }

  func pushed(_ destinations: some Sequence<Int>) -> [BackStack.Entry] {
    destinations.map { BackStack.Entry(destination: $0, isOnPath: true, column: nil) }
  }

  /// The depth of a screen's shortest stack that something can be pushed on.
  private func stackedDepth(of destination: Int) -> Int? {
    tops(of: destination).filter(\.around.hasStack).map { Int($0.node.depth) }.min()
  }

  /// The shortest stacks of a screen in each kind of surroundings.
  func tops(
    of destination: Int
  ) -> [(number: Int32, node: BackStackNode, around: Surroundings)] {
    tree.roots.surroundings.enumerated().compactMap { kind, around in
      let number = tree.stackTops[destination * tree.roots.surroundings.count + kind]
      return number < 0 ? nil : (number, tree.nodes[Int(number)], around)
    }
  }
}
