extension GraphReader {
  /// The most names that the nearest one is looked up for, and among.
  private static let suggestionLimit = 2_000

  /// Reports what the parts of a file say about each other that can't be true.
  mutating func check(_ fields: FlowFields) {
    checkReferences(among: checkIDs(of: fields.destinations))
    checkControls(of: fields.destinations, fields.transitions)
    checkStates(Set(fields.states.map(\.id.rawValue)))
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

  private mutating func checkReferences(among ids: Set<DestinationID>) {
    var suggestions: [DestinationID: String?] = [:]
    lazy var known = ids.map(\.rawValue).sorted().prefix(Self.suggestionLimit)
    for reference in references where !ids.contains(reference.id) {
      if suggestions[reference.id] == nil, suggestions.count < 20 {
        let nearest = NearestName.to(reference.id.rawValue, among: known)
        suggestions[reference.id] = .some(nearest)
      }
      let nearest = (suggestions[reference.id] ?? nil).map { "did you mean '\($0)'?" }
      json.report(
        "unknown-destination",
        "\(reference.place.text) names '\(reference.id)', which is no destination of the file",
        at: reference.offset, fix: nearest)
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
  private mutating func checkStates(_ states: Set<String>) {
    for use in stateUses where !states.contains(use.name) {
      let nearest = NearestName.to(use.name, among: states.sorted())
      json.report(
        "unknown-state",
        "'\(use.path)' names the shared value '\(use.name)', which is not in 'states'",
        at: use.offset, fix: nearest.map { "did you mean '\($0)'?" })
    }
  }

  /// Reports tabs that share an id.
  private mutating func checkTabs(of container: Container) {
    var tabs: [[Container.Tab]] = []
    container.collectTabs(into: &tabs)
    var reported: Set<TabID> = []
    for tabs in tabs {
      var ids: Set<TabID> = []
      for tab in tabs where !ids.insert(tab.id).inserted && reported.insert(tab.id).inserted {
        json.report(
          "duplicate-tab", "two tabs beside each other have the id '\(tab.id.rawValue)'", at: 0,
          severity: .warning, fix: "give each its own id: a control can only name the first")
      }
    }
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

extension ContainerTree {
  /// Adds the tabs of each tab view.
  fileprivate func collectTabs(into all: inout [[Tab]]) {
    switch self {
    case .screen: break
    case .stack(let root): root.collectTabs(into: &all)
    case .split(let columns): for column in columns { column.content.collectTabs(into: &all) }
    case .tabs(let tabs):
      all.append(tabs)
      for tab in tabs { tab.content.collectTabs(into: &all) }
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
