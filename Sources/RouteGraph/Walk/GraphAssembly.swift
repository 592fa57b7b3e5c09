/// Names what a walk met and puts the graph together.
struct GraphAssembly {
  private let flow: Flow
  private let screens: [WalkedScreen]
  private var sources: SourceNaming
  private var descriptions: [RouteDescription] = []
  /// What is wrong with the definition.
  private(set) var diagnostics: [Diagnostic] = []

  init(flow: Flow, screens: [WalkedScreen], sources: SourceNaming) {
    self.flow = flow
    self.screens = screens
    self.sources = sources
  }

  /// The graph around a container whose screens are places in the walk.
  mutating func graph(container: ContainerTree<Int>, routes: [AnyRoute]) -> FlowGraph {
    var reader = RouteReader()
    descriptions = routes.map { reader.describe($0.route) }
    shortenTypeNames()
    let naming = DestinationNaming(descriptions)
    report(nameless: reader.namelessTypes, indistinct: naming.indistinct)

    let order = screens.indices.sorted { naming.ids[$0] < naming.ids[$1] }
    var destinations: [Destination] = []
    var transitions: [Transition] = []
    destinations.reserveCapacity(order.count)
    transitions.reserveCapacity(screens.reduce(0) { $0 + $1.controls.count })
    for place in order {
      destinations.append(destination(at: place, id: naming.ids[place]))
      for control in screens[place].controls {
        transitions.append(transition(control, from: naming.ids[place], ids: naming.ids))
      }
    }
    var graph = FlowGraph(
      id: flow.id, title: flow.title, container: container.map { naming.ids[$0] },
      destinations: destinations, transitions: transitions)
    graph.accent = flow.accent
    graph.language = flow.language
    graph.bar = flow.bar
    graph.sharedStates = sharedStates()
    return graph
  }

  /// What to say when the walk was cut short.
  func limitDiagnostic(_ limit: Int) -> Diagnostic {
    var counts: [String: Int] = [:]
    for description in descriptions {
      counts["\(description.typeName).\(description.caseName ?? "value")", default: 0] += 1
    }
    let culprit = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return Diagnostic(
      .error, "walk-limit",
      "the flow '\(flow.title)' has more than \(limit) destinations; "
        + "'\(culprit?.key ?? "")' alone stands for \(culprit?.value ?? 0) and grows without end",
      fix: "let its values come from a fixed list, or raise the limit with --limit")
  }

  /// The id of the place in the walk, for messages.
  func name(of place: Int) -> String {
    "\(descriptions[place].typeName).\(descriptions[place].caseName ?? "value")"
  }

  /// Where the screen at a place of the walk is written.
  mutating func location(of place: Int) -> SourceLocation {
    sources.location(of: screens[place].place)
  }

  /// Uses a nested type's own name where no other type has it.
  private mutating func shortenTypeNames() {
    var owners: [String: Set<String>] = [:]
    func short(_ name: String) -> String {
      name.split(separator: ".").last.map(String.init) ?? name
    }
    for name in Set(descriptions.map(\.typeName)) { owners[short(name), default: []].insert(name) }
    for place in descriptions.indices {
      let name = short(descriptions[place].typeName)
      if owners[name]?.count == 1 { descriptions[place].typeName = name }
    }
  }

  private mutating func destination(at place: Int, id: DestinationID) -> Destination {
    let screen = screens[place]
    let description = descriptions[place]
    var destination = Destination(
      id: id, type: description.typeName, caseName: description.caseName,
      title: screen.title.isEmpty ? description.caseName ?? description.typeName : screen.title)
    destination.values = description.arguments
    destination.subtitle = screen.subtitle
    destination.bar = screen.bar
    destination.deepLink = screen.deepLink
    destination.condition = screen.condition
    destination.elements = screen.elements
    destination.source = sources.location(of: screen.place)
    return destination
  }

  private mutating func transition(
    _ control: WalkedScreen.Control, from id: DestinationID, ids: [DestinationID]
  ) -> Transition {
    var transition = Transition(
      from: id, action: control.action.map { ids[$0] }, label: control.label)
    transition.condition = control.condition
    transition.source = sources.location(of: control.place)
    return transition
  }

  private mutating func sharedStates() -> [SharedState] {
    var states: [SharedState] = []
    var known: [StateID: SharedState] = [:]
    for screen in screens {
      for state in screen.states {
        if let first = known[state.id] {
          if first != state { report(conflict: state, with: first, on: screen) }
        } else {
          known[state.id] = state
          states.append(state)
        }
      }
    }
    return states
  }

  private mutating func report(
    conflict state: SharedState, with first: SharedState, on screen: WalkedScreen
  ) {
    let diagnostic = Diagnostic(
      .error, "shared-value-conflict", at: sources.location(of: screen.place),
      "the shared value '\(state.id.rawValue)' starts as '\(state.initial.text)' here "
        + "and as '\(first.initial.text)' elsewhere",
      fix: "declare it once and use that declaration everywhere")
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private mutating func report(nameless: [String], indistinct: [Int]) {
    for type in nameless {
      diagnostics.append(
        Diagnostic(
          .warning, "value-without-name",
          "values of the type '\(type)' have no name of their own",
          fix: "give '\(type)' an 'id' and a 'name', or conform it to RouteValue"))
    }
    for place in indistinct {
      diagnostics.append(
        Diagnostic(
          .warning, "ambiguous-destination", at: location(of: place),
          "two different values of '\(name(of: place))' read the same: "
            + "'\(descriptions[place].arguments.map(\.text).joined(separator: ", "))'",
          fix: "give the values ids that differ"))
    }
  }
}
