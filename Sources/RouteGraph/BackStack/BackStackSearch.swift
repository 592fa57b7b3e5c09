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
    let keys = found.map { found in
      let presenter = found.stack.presentation.map { [tree.turns[$0.presenter]] } ?? []
      return presenter + found.stack.entries.map { tree.turns[$0.destination] }
    }
    let order = found.indices.sorted { left, right in
      if found[left].depth != found[right].depth { return found[left].depth < found[right].depth }
      if keys[left] != keys[right] { return keys[left].lexicographicallyPrecedes(keys[right]) }
      return left < right
    }
    return [canonical] + order.map { found[$0].stack }
  }

  /// Keeps a stack that was not found before, unless its lower part repeats a screen of its upper.
  mutating func keep(
    _ below: [BackStack.Entry], _ above: [BackStack.Entry], tabs: [TabID],
    _ presentation: BackStack.Presentation?, depthBelow: Int
  ) {
    let isRepeated =
      below.contains { entry in above.contains { $0.destination == entry.destination } }
      || above.contains { $0.destination == presentation?.presenter }
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
      for transition in tree.index.incoming(of: seen[position])
      where transition.kind == .replaceTop {
        remainingWork -= 1
        guard let origin = transition.origin, !seen.contains(origin) else { continue }
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
    for incoming in tree.index.incoming(of: arrived) {
      remainingWork -= 1
      guard remainingWork >= 0 else { return }
      let transition = incoming.position
      guard let origin = incoming.origin, tree.isReachable(origin),
        previous?.transition != transition
      else { continue }
      let targets = tree.index.targets(of: transition)
      for position in 0..<targets.count where targets[position] == arrived {
        if let previous, isSameArrival(previous, (transition, position)) { continue }
        previous = (transition, position)
        let step = Step(
          origin: origin, transition: transition, between: targets.prefix(position),
          isReplaced: arrived != draft.lowest)
        extend(draft, by: step)
      }
    }
  }

  /// Whether two controls of one screen do the same, as a link and a button may.
  private func isSameArrival(
    _ left: (transition: Int, position: Int), _ right: (transition: Int, position: Int)
  ) -> Bool {
    guard tree.index.origin(of: left.transition) == tree.index.origin(of: right.transition),
      left.position == right.position,
      tree.index.kind(of: left.transition) == tree.index.kind(of: right.transition)
    else { return false }
    guard tree.index.kind(of: left.transition) == .push else {
      return tree.graph.transitions[left.transition].action
        == tree.graph.transitions[right.transition].action
    }
    return tree.index.targets(of: left.transition).prefix(left.position)
      .elementsEqual(tree.index.targets(of: right.transition).prefix(right.position))
  }

  /// One way in which a screen arrives on a stack.
  struct Step {
    let origin: Int
    let transition: Int
    /// What the same control puts under the screen.
    let between: Slice<TransitionTargets>
    /// Whether the screen was exchanged for the draft's lowest one after it arrived.
    let isReplaced: Bool
  }

  private mutating func extend(_ draft: Draft, by step: Step) {
    guard !tree.index.targets(of: step.transition).contains(GraphIndex.missing) else { return }
    switch tree.index.kind(of: step.transition) {
    case .push: lower(draft, by: step, isOnPath: true)
    case .show where !step.isReplaced: lower(draft, by: step, isOnPath: false)
    case .present: finish(draft, presentedBy: step)
    case .setStack, .selectTab, .select, .replaceTop: finish(draft, rewrittenBy: step)
    default: break
    }
  }

  /// Puts the control's own screen under the draft.
  private mutating func lower(_ draft: Draft, by step: Step, isOnPath: Bool) {
    let top = Int(tree.stackedTops[step.origin])
    guard top >= 0, !isLooping(draft, by: step) else { return }
    let depth = Int(tree.nodes[top].depth)
    var above = draft.above
    func settle(_ destination: Int, isOnPath: Bool) {
      let entry = BackStack.Entry(destination: destination, isOnPath: isOnPath, column: nil)
      links.append(Link(entry: entry, above: above))
      above = Int32(truncatingIfNeeded: links.count - 1)
    }
    settle(draft.lowest, isOnPath: isOnPath)
    for destination in step.between.reversed() { settle(Int(destination), isOnPath: true) }
    let count = draft.settledCount + step.between.count + 1
    drafts.append(
      Draft(
        lowest: step.origin, above: above, settledCount: count,
        detour: max(0, depth + count - shortest)))
  }

  /// Whether a step would bring a screen in again that stands in the draft already.
  private func isLooping(_ draft: Draft, by step: Step) -> Bool {
    if draft.lowest == step.origin || step.between.contains(Int32(step.origin)) { return true }
    var number = draft.above
    while number >= 0 {
      let link = links[Int(number)]
      if link.entry.destination == step.origin { return true }
      if step.between.contains(Int32(link.entry.destination)) { return true }
      number = link.above
    }
    return false
  }

  /// A draft's settled entries, bottom to top.
  func settled(_ draft: Draft) -> [BackStack.Entry] {
    var entries: [BackStack.Entry] = []
    entries.reserveCapacity(draft.settledCount)
    var number = draft.above
    while number >= 0 {
      entries.append(links[Int(number)].entry)
      number = links[Int(number)].above
    }
    return entries
  }

  func pushed(_ destinations: some Sequence<some BinaryInteger>) -> [BackStack.Entry] {
    destinations.map { BackStack.Entry(destination: Int($0), isOnPath: true, column: nil) }
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
