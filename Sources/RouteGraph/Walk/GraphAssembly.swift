internal import Bytes

/// Names what a walk met and puts the graph together.
struct GraphAssembly {
  /// The most controls of a screen that are asked for ahead; few screens have more.
  private static let prefetchLimit = 8

  private var reading: FlowReading
  private let cases: CaseGroups
  private let typeNames: [String: String]
  private let naming: DestinationNaming
  /// What is wrong with the definition.
  private(set) var diagnostics: [Diagnostic] = []

  /// Names what was read, which is grouped by cases.
  init(_ reading: FlowReading, cases: CaseGroups) {
    typeNames = TypeNaming.shortest(of: Set(cases.groups.map(\.key.type)))
    naming = DestinationNaming(reading.visited.descriptions, groups: cases, typeNames: typeNames)
    self.cases = cases
    self.reading = reading
  }

  /// What a graph holds most of.
  private struct Parts {
    var destinations: [Destination] = []
    var transitions: [Transition] = []
    var ends: TransitionEnds

    init(destinations: Int, transitions: Int) {
      self.destinations.reserveCapacity(destinations)
      self.transitions.reserveCapacity(transitions)
      ends = TransitionEnds(capacity: transitions)
    }
  }

  /// The graph of what was read, which is taken apart for it.
  mutating func graph(sources: inout SourceNaming) -> FlowGraph {
    let order = naming.order(of: cases)
    let states = sharedStates(sources: &sources)
    report(sources: &sources)
    let parts = parts(in: order, sources: &sources)
    var graph = FlowGraph(
      id: reading.flow.id, title: reading.flow.title,
      container: reading.container.map { naming.ids[$0] }, destinations: parts.destinations,
      transitions: parts.transitions)
    graph.accent = reading.flow.accent
    graph.language = reading.flow.language
    graph.bar = reading.flow.bar
    graph.sharedStates = states
    graph.knownEnds.ends = parts.ends
    return graph
  }

  /// The destinations in an order, each with its transitions while it is at hand.
  private mutating func parts(in order: [Int], sources: inout SourceNaming) -> Parts {
    let ids = naming.ids
    // Most controls lead to one destination: one list of it serves them all.
    let lists = ids.map { [$0] }
    let positions = Self.positions(of: order)
    var parts = Parts(destinations: order.count, transitions: reading.controls.count)
    for (turn, place) in order.enumerated() {
      prefetch(after: turn, in: order, lists)
      for index in reading.screens[place].controls {
        let control = reading.controls[index].take()
        let targets = reading.targets[
          Int(control.targets.lowerBound)..<Int(control.targets.upperBound)]
        parts.ends.append(
          control.action.kind, from: positions[place], to: targets.lazy.map { positions[Int($0)] })
        let action = control.action.map({ ids[Int(targets[targets.startIndex])] }) { _ in
          targets.count == 1
            ? lists[Int(targets[targets.startIndex])] : targets.map { ids[Int($0)] }
        }
        parts.transitions.append(
          Transition(
            from: ids[place], action: action, label: control.label, details: control.details))
      }
      parts.destinations.append(destination(at: place, sources: &sources))
    }
    return parts
  }

  /// Asks for what the next destinations and their transitions are made of: screens and controls lie
  /// in the order of the walk, which is another one, and each control may lead anywhere.
  private func prefetch(after turn: Int, in order: [Int], _ lists: [[DestinationID]]) {
    if turn + 4 < order.count {
      reading.screens.prefetch(order[turn + 4])
      reading.visited.descriptions.prefetch(order[turn + 4])
    }
    if turn + 2 < order.count {
      let place = order[turn + 2]
      reading.visited.descriptions.prefetchObject(of: place, at: RouteDescription.argumentsOffset)
      for control in reading.screens[place].controls.prefix(Self.prefetchLimit) {
        reading.controls.prefetch(control)
      }
    }
    if turn + 1 < order.count {
      let controls = reading.screens[order[turn + 1]].controls
      guard let first = controls.first, let last = controls.last else { return }
      let start = Int(reading.controls[first].targets.lowerBound)
      let end = Int(reading.controls[last].targets.upperBound)
      for target in reading.targets[start..<end].prefix(Self.prefetchLimit) {
        lists.prefetchObject(of: Int(target))
      }
    }
  }

  /// The position of each place in an order of them.
  private static func positions(of order: [Int]) -> [Int32] {
    var positions = Array(repeating: TransitionEnds.missing, count: order.count)
    for position in order.indices {
      positions[order[position]] = Int32(truncatingIfNeeded: position)
    }
    return positions
  }

  private mutating func destination(at place: Int, sources: inout SourceNaming) -> Destination {
    let screen = reading.screens[place].take()
    let typeName = reading.visited.descriptions[place].typeName
    let caseName = reading.visited.descriptions[place].caseName
    let type = typeNames[typeName] ?? typeName
    return Destination(
      id: naming.ids[place], type: type, caseName: caseName,
      values: reading.visited.descriptions[place].safeArguments,
      title: screen.title.isEmpty ? caseName ?? type : screen.title,
      subtitle: screen.subtitle, bar: screen.bar, deepLink: screen.deepLink,
      elements: screen.elements, source: sources.location(of: screen.place),
      condition: screen.condition)
  }

  private mutating func sharedStates(sources: inout SourceNaming) -> [SharedState] {
    var states: [SharedState] = []
    var known: [StateID: SharedState] = [:]
    for place in reading.screens.indices where !reading.screens[place].states.isEmpty {
      for state in reading.screens[place].states {
        if let first = known[state.id] {
          guard first != state else { continue }
          report(
            conflict: state, with: first, at: sources.location(of: reading.screens[place].place))
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
