/// Finds routes whose values change from one evaluation to the next: a fresh `UUID()`, a `Date()`.
///
/// Such a destination would get another page in every build. The screens of the first two
/// destinations of each case are evaluated again, which meets every place in a definition
/// that makes a value and costs nothing for the many destinations of one case.
enum UnstableValues {
  private static let samples = 2
  private static let fix =
    "use values that stay the same, not a fresh UUID, a date or a random number"

  static func found(
    in reading: FlowReading, _ cases: CaseGroups, _ sources: inout SourceNaming
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if !reading.flow.isContainerSteady {
      diagnostics.append(
        Diagnostic(
          .error, "unstable-value",
          "the container of the flow '\(reading.flow.title)' holds another value each time it is built",
          fix: fix))
    }
    for place in cases.groups.flatMap({ $0.places.prefix(samples) }) {
      guard let problem = problem(of: reading.visited.routes[place]) else { continue }
      diagnostics.append(
        Diagnostic(
          .error, "unstable-value", at: sources.location(of: reading.screens[place].place),
          "the control '\(problem.label)' of '\(reading.visited.descriptions[place].fullCaseName)' "
            + problem.sentence, fix: fix))
    }
    return diagnostics
  }

  /// What is wrong with the first control that changes when the screen is built again.
  private static func problem(of route: AnyRoute) -> (label: String, sentence: String)? {
    let first = controls(of: route.route.screen)
    let second = controls(of: route.route.screen)
    for (one, other) in zip(first, second) where one.targets != other.targets {
      return (one.label, "leads to another value each time it is built")
    }
    let longer = first.count > second.count ? first : second
    let shorter = min(first.count, second.count)
    guard longer.count > shorter else { return nil }
    return (longer[shorter].label, "is not there each time the screen is built")
  }

  private static func controls(of screen: Screen) -> [(label: String, targets: [AnyRoute])] {
    var controls: [(label: String, targets: [AnyRoute])] = []
    func look(at element: ElementTree<ControlDraft>) {
      if case .control(let control, _, let label) = element {
        controls.append((ElementTree.controlLabel(label), control.action.targets))
      }
      element.children.forEach(look)
    }
    (screen.bar.leading.elements + screen.bar.trailing.elements + screen.content.elements)
      .forEach(look)
    return controls
  }
}
