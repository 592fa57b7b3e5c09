extension GraphReader {
  /// Reports what the parts of a file say about each other that can't be true.
  mutating func check(_ fields: FlowFields) {
    checkReferences(among: checkIDs(of: fields.destinations))
    checkControls(of: fields.destinations, fields.transitions)
    checkStates()
    if let container = fields.container { checkTabs(of: container) }
  }

  /// Reports destinations that share an id.
  private mutating func checkIDs(of destinations: [Destination]) -> Set<DestinationID> {
    var ids: Set<DestinationID> = Set(minimumCapacity: destinations.count)
    for (number, destination) in destinations.enumerated()
    where !ids.insert(destination.id).inserted {
      json.report(
        "duplicate-destination", "there are two destinations '\(destination.id)'",
        at: destinationOffsets[number], fix: "give each its own id")
    }
    return ids
  }

  /// Reports cases whose page something else has.
  ///
  /// - Parameters:
  ///   - destinations: The destinations in the order of their ids.
  ///   - read: The same in the order of the file.
  mutating func checkCasePages(of destinations: [Destination], readAs read: [Destination]) {
    let clashes = CasePageCheck(destinations).clashes
    guard !clashes.isEmpty else { return }
    let offsets = Dictionary(
      zip(read.lazy.map(\.id), destinationOffsets), uniquingKeysWith: { first, _ in first })
    for clash in clashes {
      json.report("duplicate-page", clash.summary, at: offsets[clash.id] ?? 0, fix: clash.fix)
    }
  }

  private mutating func checkReferences(among ids: Set<DestinationID>) {
    var suggestions = Suggestions(ids.lazy.map(\.rawValue))
    for reference in references where !ids.contains(reference.id) {
      json.report(
        "unknown-destination",
        "\(reference.place.text) names '\(reference.id)', which is no destination of the file",
        at: reference.offset, fix: suggestions.fix(for: reference.id.rawValue))
    }
  }

  /// Reports elements that are drawn for a control which their screen doesn't have.
  private mutating func checkControls(
    of destinations: [Destination], _ transitions: [Transition]
  ) {
    guard !controlUses.isEmpty else { return }
    var counts: [DestinationID: Int] = [:]
    for transition in transitions { counts[transition.from, default: 0] += 1 }
    for use in controlUses where destinations.indices.contains(use.destination) {
      let id = destinations[use.destination].id
      let count = counts[id] ?? 0
      guard use.transition >= count else { continue }
      json.report(
        "unknown-transition",
        "a control of '\(id)' is its transition \(use.transition), but it has \(count)",
        at: use.offset, fix: "the transitions of a screen count from 0")
    }
  }

  /// Reports shared values that are used and not declared.
  private mutating func checkStates() {
    var suggestions = Suggestions(declaredStates)
    for use in stateUses where !declaredStates.contains(use.name) {
      json.report(
        "unknown-state",
        "'\(use.path)' names the shared value '\(use.name)', which is not in 'states'",
        at: use.offset, fix: suggestions.fix(for: use.name))
    }
  }

  /// Reports tabs that share an id, and tab views without end.
  private mutating func checkTabs(of container: Container) {
    let tabViews = container.tabViews
    for id in Container.repeatedIDs(in: tabViews) {
      json.report(
        "duplicate-tab", "two tabs beside each other have the id '\(id.rawValue)'", at: 0,
        severity: .warning, fix: "give each its own id: a control can only name the first")
    }
    for id in container.shadowingIDs {
      json.report(
        "duplicate-tab",
        "a tab view and one inside its tabs both have a tab '\(id.rawValue)'", at: 0,
        severity: .warning,
        fix: "give each its own id: inside, bar and controls reach only the inner one")
    }
    for excess in TabExcess.all(of: tabViews) {
      json.report(excess.id, "the container has \(excess.sentence)", at: 0)
    }
  }
}

/// The names that misspelt ones may stand for. Only a few names are looked up, and among many only
/// around their place, so that a file full of mistakes is still read in little time.
private struct Suggestions<Names: Sequence<String>> {
  private static var lookUpLimit: Int { 20 }
  /// The most names that are all compared.
  private static var nameLimit: Int { 2_000 }

  private let names: Names
  private lazy var known = names.sorted()
  private var found: [String: String?] = [:]

  init(_ names: Names) {
    self.names = names
  }

  /// What to do about a name that nothing has; nil where no other is near, or too many were asked.
  mutating func fix(for name: String) -> String? {
    if found[name] == nil {
      guard found.count < Self.lookUpLimit else { return nil }
      let nearest =
        known.count <= Self.nameLimit
        ? NearestName.to(name, among: known) : NearestName.to(name, amongSorted: known)
      found[name] = .some(nearest)
    }
    return (found[name] ?? nil).map { "did you mean '\($0)'?" }
  }
}

extension GraphReference.Place {
  fileprivate var text: String {
    switch self {
    case .container: "'container'"
    case .transition(let number, let key): "'transitions[\(number)].\(key)'"
    }
  }
}

extension FlowGraph {
  /// Puts destinations and transitions in order where they are not; the transitions of one screen
  /// keep theirs.
  mutating func sort() {
    if !destinations.isSorted(by: { $0.id < $1.id }) { destinations.sort { $0.id < $1.id } }
    guard !transitions.isSorted(by: { $0.from < $1.from }) else { return }
    transitions = transitions.enumerated()
      .sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }
      .map(\.element)
  }
}

extension Array {
  /// Whether no item comes after one that belongs behind it.
  fileprivate func isSorted(by precedes: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().allSatisfy { !precedes(self[$0], self[$0 - 1]) }
  }
}
