/// Everything that a scan finds, before it becomes a graph.
final class FlowDraft {
  private(set) var destinations: [DestinationKey: DestinationDraft] = [:]
  /// The destinations in the order in which they were found.
  private(set) var order: [DestinationKey] = []
  private(set) var edges: [EdgeDraft] = []
  private(set) var unresolved: [UnresolvedDraft] = []
  private var seenUnresolved: Set<UnresolvedDraft> = []
  /// The presentations that show a destination, to know what closing a flag means.
  var shownBy: [DestinationKey: Set<StateReference>] = [:]
  /// The destinations whose trees changed since they were walked.
  private(set) var waiting: [DestinationKey] = []

  /// Destinations that are declared inside a lazy container, with the container's name.
  private(set) var misplaced: [(place: Place, container: String)] = []

  func misplace(_ place: Place, in container: String) {
    guard !misplaced.contains(where: { $0.place == place }) else { return }
    misplaced.append((place, container))
  }

  /// How many places a destination is looked at in: one that shows itself with ever new values
  /// has no end.
  static let treeLimit = 24

  /// Adds what a destination shows.
  func add(_ draft: DestinationDraft) {
    guard var known = destinations[draft.key] else {
      destinations[draft.key] = draft
      order.append(draft.key)
      waiting.append(draft.key)
      return
    }
    if known.isDefault, !draft.isDefault, !draft.trees.isEmpty {
      known = draft
    } else if known.isDefault == draft.isDefault || known.trees.isEmpty {
      for tree in draft.trees
      where known.trees.count < Self.treeLimit && !known.trees.contains(tree) {
        known.trees.append(tree)
      }
      known.view = known.view ?? draft.view
      known.place = known.place ?? draft.place
      known.condition = known.condition ?? draft.condition
    }
    guard known.trees != destinations[draft.key]?.trees else {
      destinations[draft.key] = known
      return
    }
    destinations[draft.key] = known
    if !waiting.contains(draft.key) { waiting.append(draft.key) }
  }

  /// The next destination to walk through.
  func next() -> DestinationDraft? {
    guard !waiting.isEmpty else { return nil }
    return destinations[waiting.removeFirst()]
  }

  /// Replaces what was found on a destination.
  func replaceEdges(of key: DestinationKey, with found: [EdgeDraft]) {
    edges.removeAll { $0.from == key }
    edges += found
  }

  /// Registrations of a wrapper whose contents are destinations of their own.
  var wrappers: Set<DestinationKey> = []

  /// The tabs that a number or a text selects.
  var tabs: [TabChoice: DestinationKey] = [:]

  /// A value of the variable that selects a tab.
  struct TabChoice: Hashable {
    var selection: StateReference
    var tag: Literal
  }

  /// The views that a window shows, one or another.
  var sceneRoots: Set<DestinationKey> = []
  /// The views that show nothing but one of several roots.
  var frames: Set<DestinationKey> = []

  /// What corrections ask for.
  var marks = CorrectionMarks()

  /// Puts other edges in place of all.
  func correct(edges corrected: [EdgeDraft]) { edges = corrected }

  /// Takes a destination out, with what leads to it and away from it.
  func remove(_ key: DestinationKey) {
    destinations[key] = nil
    order.removeAll { $0 == key }
    waiting.removeAll { $0 == key }
    edges.removeAll { $0.from == key || $0.action.targets.contains(key) }
  }

  /// Takes places out that could not be followed.
  ///
  /// - Returns: Whether there were any.
  func removeUnresolved(where isRemoved: (UnresolvedDraft) -> Bool) -> Bool {
    let count = unresolved.count
    unresolved.removeAll(where: isRemoved)
    return unresolved.count < count
  }

  func note(_ draft: UnresolvedDraft) {
    if seenUnresolved.insert(draft).inserted { unresolved.append(draft) }
  }
}
