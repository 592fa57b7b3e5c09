extension FlowGraph {
  /// Takes transitions out; the controls that raised them stay as what they show.
  ///
  /// O(destinations + transitions).
  mutating func dropTransitions(where isDropped: (Transition) -> Bool) {
    var places: [DestinationID: [Int?]] = [:]
    var counts: [DestinationID: Int] = [:]
    var kept: [Transition] = []
    var changed: Set<DestinationID> = []
    for transition in transitions {
      guard !isDropped(transition) else {
        places[transition.from, default: []].append(nil)
        changed.insert(transition.from)
        continue
      }
      places[transition.from, default: []].append(counts[transition.from, default: 0])
      counts[transition.from, default: 0] += 1
      kept.append(transition)
    }
    transitions = kept
    for index in destinations.indices where changed.contains(destinations[index].id) {
      let places = places[destinations[index].id] ?? []
      destinations[index].changeElements { $0.withControls(at: places) }
    }
  }

  /// Takes a destination out, with everything that leads to it.
  ///
  /// - Returns: Whether anything is left that the flow can start with; else nothing is changed.
  mutating func drop(_ id: DestinationID) -> Bool {
    guard let container = container.without(id) else { return false }
    self.container = container
    dropTransitions { $0.from == id || $0.action.targets.contains(id) }
    destinations.removeAll { $0.id == id }
    return true
  }

  /// Puts a transition in, as the last of its screen, with a control where its label is shown or
  /// can be.
  mutating func add(_ transition: Transition) {
    let place = transitions.count { $0.from == transition.from }
    let end = transitions.lastIndex { $0.from <= transition.from }.map { $0 + 1 } ?? 0
    transitions.insert(transition, at: end)
    guard !transition.label.isEmpty,
      let index = destinations.firstIndex(where: { $0.id == transition.from })
    else { return }
    var isShown = false
    destinations[index].changeElements { element in
      element.withControl(place, reading: transition.label, isShown: &isShown)
    }
    guard !isShown else { return }
    let label = Element.text(.literal(transition.label), TextStyle())
    destinations[index].elements.append(.control(place, .plain, label: [label]))
  }

  /// Gives destinations other ids, everywhere they are named.
  mutating func rename(_ ids: [DestinationID: DestinationID]) {
    for index in destinations.indices {
      destinations[index].id = ids[destinations[index].id] ?? destinations[index].id
    }
    for index in transitions.indices {
      transitions[index].from = ids[transitions[index].from] ?? transitions[index].from
      transitions[index].action = transitions[index].action.map { ids[$0] ?? $0 }
    }
    container = container.map { ids[$0] ?? $0 }
    sort()
  }
}

extension Destination {
  /// Changes each element, the bar's included.
  fileprivate mutating func changeElements(_ change: (Element) -> Element?) {
    bar.leading = bar.leading.compactMap(change)
    elements = elements.compactMap(change)
    bar.trailing = bar.trailing.compactMap(change)
  }
}

extension ElementTree<Int> {
  /// The element with its controls at other places; one without a place is what it shows.
  fileprivate func withControls(at places: [Int?]) -> Element? {
    guard case .control(let place, let style, let label) = self else {
      return rebuilt { child, _ in child.withControls(at: places) }
    }
    let inner = label.compactMap { $0.withControls(at: places) }
    guard places.indices.contains(place), let new = places[place] else {
      return inner.count == 1 ? inner[0] : .row(inner)
    }
    return .control(new, style, label: inner)
  }

  /// The element with its first text that reads like a control made into that control.
  fileprivate func withControl(
    _ place: Int, reading label: String, isShown: inout Bool
  ) -> Element? {
    if case .control = self { return self }
    if !isShown, case .text(.literal(label), _) = self {
      isShown = true
      return .control(place, .plain, label: [self])
    }
    return rebuilt { child, _ in child.withControl(place, reading: label, isShown: &isShown) }
  }
}

extension ContainerTree<DestinationID> {
  /// The container without a screen; nil where nothing is left.
  fileprivate func without(_ id: DestinationID) -> Container? {
    switch self {
    case .screen(let screen): return screen == id ? nil : self
    case .stack(let root): return root.without(id).map { .stack($0) }
    case .tabs(let tabs):
      let left = tabs.compactMap { tab in
        tab.content.without(id).map {
          Tab(id: tab.id, title: tab.title, icon: tab.icon, content: $0)
        }
      }
      return left.isEmpty ? nil : .tabs(left)
    case .split(let columns):
      let left = columns.compactMap { column in
        column.content.without(id).map { Column(id: column.id, content: $0) }
      }
      return left.isEmpty ? nil : .split(left)
    }
  }
}
