/// Names what a walk met and puts the graph together.
struct GraphAssembly {
  private let flow: Flow
  private let screens: [WalkedScreen]
  private let visited: VisitedRoutes
  private let typeNames: [String: String]
  private let naming: DestinationNaming
  /// What is wrong with the definition.
  private(set) var diagnostics: [Diagnostic] = []

  init(flow: Flow, screens: [WalkedScreen], visited: VisitedRoutes, cases: CaseGroups) {
    self.flow = flow
    self.screens = screens
    self.visited = visited
    typeNames = TypeNaming.shortest(of: Set(cases.groups.map(\.key.type)))
    naming = DestinationNaming(visited.descriptions, groups: cases, typeNames: typeNames)
  }

  /// The graph around a container whose screens are places in the walk.
  mutating func graph(
    container: ContainerTree<Int>, sources: inout SourceNaming
  ) -> FlowGraph {
    let ids = naming.ids
    let order = screens.indices.sorted { ids[$0] < ids[$1] }
    var transitions: [Transition] = []
    transitions.reserveCapacity(screens.reduce(0) { $0 + $1.controls.count })
    for place in order {
      for control in screens[place].controls {
        transitions.append(
          Transition(
            from: ids[place], action: control.action.map { ids[$0] }, label: control.label,
            deepLinkRule: control.deepLinkRule, condition: control.condition,
            source: sources.location(of: control.place)))
      }
    }
    var graph = FlowGraph(
      id: flow.id, title: flow.title, container: container.map { ids[$0] },
      destinations: order.map { destination(at: $0, sources: &sources) }, transitions: transitions)
    graph.accent = flow.accent
    graph.language = flow.language
    graph.bar = flow.bar
    graph.sharedStates = sharedStates(sources: &sources)
    report(sources: &sources)
    return graph
  }

  private func destination(at place: Int, sources: inout SourceNaming) -> Destination {
    let screen = screens[place]
    let description = visited.descriptions[place]
    let type = typeNames[description.typeName] ?? description.typeName
    return Destination(
      id: naming.ids[place], type: type, caseName: description.caseName,
      values: description.arguments.map { $0.withSafeSlug },
      title: screen.title.isEmpty ? description.caseName ?? type : screen.title,
      subtitle: screen.subtitle, bar: screen.bar, deepLink: screen.deepLink,
      elements: screen.elements, source: sources.location(of: screen.place),
      condition: screen.condition)
  }

  private mutating func sharedStates(sources: inout SourceNaming) -> [SharedState] {
    var states: [SharedState] = []
    var known: [StateID: SharedState] = [:]
    for screen in screens {
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
    for type in visited.namelessTypes {
      diagnostics.append(
        Diagnostic(
          .warning, "value-without-name",
          "values of the type '\(type)' have no name of their own",
          fix: "give '\(type)' an 'id' and a 'name', or conform it to RouteValue"))
    }
    for place in naming.indistinct {
      let description = visited.descriptions[place]
      let reading = description.arguments.map(\.text).joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .warning, "ambiguous-destination", at: sources.location(of: screens[place].place),
          "two different values of '\(description.fullCaseName)' read the same: '\(reading)'",
          fix: "give the values ids that differ"))
    }
  }
}

extension RouteArgument {
  /// The argument with a slug that is safe in paths.
  fileprivate var withSafeSlug: RouteArgument {
    RouteArgument(label: label, type: type, text: text, slug: Slug(slug).text)
  }
}
