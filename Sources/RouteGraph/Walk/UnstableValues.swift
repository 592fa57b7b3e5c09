/// Finds routes whose values change from one evaluation to the next: a fresh `UUID()`, a `Date()`.
///
/// Such a destination would get another page in every build. The screens of the first two
/// destinations of each case are evaluated a second time, which meets every place in a definition
/// that makes a value and costs nothing for the many destinations of one case.
enum UnstableValues {
  private static let samples = 2

  static func found(
    in visited: VisitedRoutes, screens: [WalkedScreen], _ assembly: GraphAssembly
  ) -> [Diagnostic] {
    var assembly = assembly
    var seen: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for place in screens.indices {
      let name = assembly.name(of: place)
      seen[name, default: 0] += 1
      guard seen[name, default: 0] <= samples else { continue }
      guard let label = unstableControl(of: visited.routes[place]) else { continue }
      diagnostics.append(
        Diagnostic(
          .error, "unstable-value", at: assembly.location(of: place),
          "the control '\(label)' of '\(name)' leads to another value each time it is built",
          fix: "use values that stay the same, not a fresh UUID, a date or a random number"))
    }
    return diagnostics
  }

  /// The label of the first control that leads somewhere else when the screen is built again.
  private static func unstableControl(of route: AnyRoute) -> String? {
    let first = controls(of: route.route.screen)
    let second = controls(of: route.route.screen)
    for (one, other) in zip(first, second) where one.targets != other.targets {
      return one.label
    }
    return nil
  }

  private static func controls(of screen: Screen) -> [(label: String, targets: [AnyRoute])] {
    var controls: [(label: String, targets: [AnyRoute])] = []
    func look(at element: ElementTree<ControlDraft>) {
      if case .control(let control, _, let label) = element {
        let text = label.map(\.plainText).filter { !$0.isEmpty }.joined(separator: ", ")
        controls.append((text, control.action.targets))
      }
      element.children.forEach(look)
    }
    (screen.bar.leading.elements + screen.bar.trailing.elements + screen.content.elements)
      .forEach(look)
    return controls
  }
}
