extension FlowGraph {
  /// The graph with corrections carried out in order.
  ///
  /// A correction that finds nothing to change is a warning, `stale-correction`, and stands among
  /// what the graph could not follow, so that its pages show it. O(corrections * graph).
  package func corrected(
    by corrections: [GraphCorrection]
  ) -> (graph: FlowGraph, diagnostics: [Diagnostic]) {
    var corrector = GraphCorrector(graph: self)
    for correction in corrections { corrector.apply(correction) }
    return (corrector.graph, corrector.diagnostics)
  }

  /// Notes a correction that no longer applies.
  package mutating func note(stale text: String, at location: SourceLocation) {
    unresolved.append(
      UnresolvedSite(location: location, reason: "stale-correction", text: text))
    unresolved.sort { ($0.location, $0.reason, $0.text) < ($1.location, $1.reason, $1.text) }
  }
}

/// Carries out corrections of one graph.
struct GraphCorrector {
  private(set) var graph: FlowGraph
  private(set) var diagnostics: [Diagnostic] = []
  private var correction: GraphCorrection?

  init(graph: FlowGraph) {
    self.graph = graph
  }

  mutating func apply(_ correction: GraphCorrection) {
    self.correction = correction
    switch correction.change {
    case .dropDestination(let name): drop(name)
    case .dropTransition(let name): drop(name)
    case .addDestination(let name, let title): add(name, title: title)
    case .addTransition(let name, let label): add(name, label: label)
    case .renameDestination(let name, let new, let title): rename(name, to: new, title: title)
    case .renameTransition(let name, let label):
      let matching = matches(of: name)
      guard !matching.isEmpty else { return }
      for index in graph.transitions.indices where matching.contains(graph.transitions[index]) {
        graph.transitions[index].label = label
      }
    }
  }

  private mutating func drop(_ name: String) {
    for id in ids(named: name) where !graph.drop(id) {
      report("without '\(name)' the flow has no first screen", fix: nil)
    }
  }

  private mutating func drop(_ name: TransitionName) {
    let matching = matches(of: name)
    graph.dropTransitions { matching.contains($0) }
  }

  private mutating func add(_ name: String, title: String?) {
    guard known(name).isEmpty else {
      return report("the scan finds '\(name)' by itself", fix: "remove the correction")
    }
    let (type, caseName) = Self.parts(of: name)
    let id = Self.id(type: type, caseName: caseName)
    if let other = graph.destinations.first(where: { $0.id == id }) {
      return report(
        "its page would be that of '\(other.correctionName)'", fix: "choose another name")
    }
    var destination = Destination(
      id: id, type: type, caseName: caseName, title: title ?? caseName)
    destination.source = correction?.location
    if type == "View" { destination.view = caseName }
    graph.destinations.append(destination)
    graph.sort()
  }

  private mutating func add(_ name: TransitionName, label: String) {
    let targets = name.to.map { ids(named: $0) } ?? []
    let origins = ids(named: name.from)
    guard name.to == nil || !targets.isEmpty else { return }
    let action = name.action ?? .push
    var isNew = false
    for origin in origins {
      for target in targets.isEmpty ? [nil] : targets.map(Optional.some) {
        guard let action: Action = action.action(on: target) else { continue }
        guard !graph.transitions.contains(where: { $0.from == origin && $0.action == action })
        else { continue }
        var transition = Transition(from: origin, action: action, label: label)
        transition.source = correction?.location
        graph.add(transition)
        isNew = true
      }
    }
    if !isNew, !origins.isEmpty {
      report("the scan finds '\(name.text)' by itself", fix: "remove the correction")
    }
  }

  private mutating func rename(_ name: String, to new: String?, title: String?) {
    let found = Set(ids(named: name))
    guard !found.isEmpty else { return }
    if let new, !known(new).isEmpty {
      return report("'\(new)' is the name of another destination", fix: "choose another name")
    }
    let ids = new.map { Self.ids(of: found, named: $0) } ?? [:]
    let taken = Set(ids.values)
    guard taken.count == ids.count else {
      return report("'\(name)' stands for several pages", fix: "name one of them by its id")
    }
    if let other = graph.destinations.first(where: { taken.contains($0.id) && ids[$0.id] == nil }) {
      return report(
        "its page would be that of '\(other.correctionName)'", fix: "choose another name")
    }
    for index in graph.destinations.indices where found.contains(graph.destinations[index].id) {
      if let title { graph.destinations[index].title = title }
      guard let new else { continue }
      (graph.destinations[index].type, graph.destinations[index].caseName) = Self.parts(of: new)
    }
    if !ids.isEmpty { graph.rename(ids) }
  }
}

// MARK: - Names

extension GraphCorrector {
  /// The destinations that a name stands for.
  private func known(_ name: String) -> [DestinationID] {
    graph.destinations.filter { $0.id.rawValue == name || $0.correctionName == name }.map(\.id)
  }

  /// The destinations that a name stands for, those that it is the view of where it names none; an
  /// unknown name is reported.
  private mutating func ids(named name: String) -> [DestinationID] {
    var found = known(name)
    if found.isEmpty { found = graph.destinations.filter { $0.view == name }.map(\.id) }
    if found.isEmpty {
      let question = NearestName.question(
        for: name, among: graph.destinations.map(\.correctionName))
      report(
        "'\(name)' is no destination of the flow",
        fix: question ?? "remove the correction")
    }
    return found
  }

  /// The transitions that a name stands for; where there are none, that is reported.
  private mutating func matches(of name: TransitionName) -> Set<Transition> {
    let origins = ids(named: name.from)
    let targets = name.to.map { ids(named: $0) } ?? []
    guard !origins.isEmpty, name.to == nil || !targets.isEmpty else { return [] }
    let found = graph.transitions.filter { transition in
      origins.contains(transition.from) && name.action?.names(transition.action) != false
        && (name.to == nil
          ? transition.action.targets.isEmpty
          : transition.action.targets.contains { targets.contains($0) })
    }
    if found.isEmpty {
      report("nothing leads '\(name.text)' any more", fix: "remove the correction")
    }
    return Set(found)
  }

  private mutating func report(_ summary: String, fix: String?) {
    guard let correction else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "stale-correction", at: correction.location,
        "the correction '\(correction.text)' does not apply: \(summary)", fix: fix))
    graph.note(stale: correction.text, at: correction.location)
  }

  /// `Type.case` as its parts; a name without a dot is a view's.
  private static func parts(of name: String) -> (type: String, caseName: String) {
    guard let dot = name.lastIndex(of: ".") else { return ("View", name) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// The ids that destinations get with another name; what tells those of one case apart stays.
  private static func ids(
    of destinations: Set<DestinationID>, named name: String
  ) -> [DestinationID: DestinationID] {
    let (type, caseName) = parts(of: name)
    let start = id(type: type, caseName: caseName).rawValue
    return Dictionary(
      uniqueKeysWithValues: destinations.map { old in
        let values = old.rawValue.split(separator: "/").dropFirst(2).map { "/" + $0 }.joined()
        return (old, DestinationID(rawValue: start + values))
      })
  }

  private static func id(type: String, caseName: String) -> DestinationID {
    let naming = DestinationNaming([
      RouteDescription(typeName: type, caseName: caseName, arguments: [])
    ])
    return naming.ids[0]
  }
}

extension Destination {
  /// The destination as corrections name it: `Type.case`, or the view.
  package var correctionName: String {
    guard let caseName else { return type }
    return type == "View" ? caseName : "\(type).\(caseName)"
  }
}
