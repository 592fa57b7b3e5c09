/// Names what a walk met and puts the graph together.
struct GraphAssembly {
  private let reading: FlowReading
  private let cases: CaseGroups
  private let typeNames: [String: String]
  private let naming: DestinationNaming
  /// What is wrong with the definition.
  private(set) var diagnostics: [Diagnostic] = []

  /// Names what was read, which is grouped by cases.
  init(_ reading: FlowReading, cases: CaseGroups) {
    self.reading = reading
    self.cases = cases
    typeNames = TypeNaming.shortest(of: Set(cases.groups.map(\.key.type)))
    naming = DestinationNaming(reading.visited.descriptions, groups: cases, typeNames: typeNames)
  }

  /// The graph of what was read.
  mutating func graph(sources: inout SourceNaming) -> FlowGraph {
    let flow = reading.flow
    let ids = naming.ids
    let order = naming.order(of: cases)
    var graph = FlowGraph(
      id: flow.id, title: flow.title, container: reading.container.map { ids[$0] },
      destinations: order.map { destination(at: $0, sources: &sources) },
      transitions: transitions(in: order, ids, sources: &sources))
    graph.accent = flow.accent
    graph.language = flow.language
    graph.bar = flow.bar
    graph.sharedStates = sharedStates(sources: &sources)
    report(sources: &sources)
    return graph
  }

  private func transitions(
    in order: [Int], _ ids: [DestinationID], sources: inout SourceNaming
  ) -> [Transition] {
    let controls = reading.controls
    // Most controls lead to one destination: one list of it serves them all.
    let lists = ids.map { [$0] }
    func list(_ places: [Int]) -> [DestinationID] {
      places.count == 1 ? lists[places[0]] : places.map { ids[$0] }
    }
    var transitions: [Transition] = []
    transitions.reserveCapacity(controls.count)
    for place in order {
      for index in reading.screens[place].controls {
        let action = controls[index].action.map({ ids[$0] }, list: list)
        transitions.append(
          Transition(
            from: ids[place], action: action, label: controls[index].label,
            deepLinkRule: controls[index].deepLinkRule, condition: controls[index].condition,
            source: sources.location(of: controls[index].place)))
      }
    }
    return transitions
  }

  private func destination(at place: Int, sources: inout SourceNaming) -> Destination {
    let screen = reading.screens[place]
    let description = reading.visited.descriptions[place]
    let type = typeNames[description.typeName] ?? description.typeName
    return Destination(
      id: naming.ids[place], type: type, caseName: description.caseName,
      values: description.safeArguments,
      title: screen.title.isEmpty ? description.caseName ?? type : screen.title,
      subtitle: screen.subtitle, bar: screen.bar, deepLink: screen.deepLink,
      elements: screen.elements, source: sources.location(of: screen.place),
      condition: screen.condition)
  }

  private mutating func sharedStates(sources: inout SourceNaming) -> [SharedState] {
    var states: [SharedState] = []
    var known: [StateID: SharedState] = [:]
    for screen in reading.screens where !screen.states.isEmpty {
      for state in screen.states {
        if let first = known[state.id] {
          guard first != state else { continue }
          report(conflict: state, with: first, at: sources.location(of: screen.place))
        } else {
          known[state.id] = state
          states.append(state)
        }
      }
    }
    return states
  }

  private mutating func report(
    conflict state: SharedState, with first: SharedState, at location: SourceLocation
  ) {
    let diagnostic = Diagnostic(
      .error, "shared-value-conflict", at: location,
      "the shared value '\(state.id.rawValue)' starts as '\(state.initial.text)' here "
        + "and as '\(first.initial.text)' elsewhere",
      fix: "declare it once and use that declaration everywhere")
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Reports what has no name of its own.
  private mutating func report(sources: inout SourceNaming) {
    for type in reading.visited.namelessTypes {
      diagnostics.append(
        Diagnostic(
          .warning, "value-without-name",
          "values of the type '\(type)' have no name of their own",
          fix: "give '\(type)' an 'id' and a 'name', or conform it to RouteValue"))
    }
    for place in naming.indistinct {
      let description = reading.visited.descriptions[place]
      let values = description.arguments.map(\.text).joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .warning, "ambiguous-destination", at: sources.location(of: reading.screens[place].place),
          "two different values of '\(description.fullCaseName)' read the same: '\(values)'",
          fix: "give the values ids that differ"))
    }
  }
}

extension RouteDescription {
  /// The associated values with slugs that are safe in paths, as most are from the beginning.
  fileprivate var safeArguments: [RouteArgument] {
    var arguments = arguments
    for index in arguments.indices {
      let slug = Slug(arguments[index].slug).text
      if slug != arguments[index].slug { arguments[index].slug = slug }
    }
    return arguments
  }
}
