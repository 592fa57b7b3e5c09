/// Finds what a definition can spell and no app can do: a file that said the same would be refused
/// by ``FlowGraph/read(_:file:)``.
struct DefinitionCheck {
  private let reading: FlowReading
  private var flow: Flow { reading.flow }

  init(_ reading: FlowReading) {
    self.reading = reading
  }

  /// What is wrong with the container and with the controls. O(tabs).
  var problems: [Diagnostic] {
    var problems = tabProblems
    for (place, index, action) in reading.impossible {
      let name = reading.visited.descriptions[place].fullCaseName
      problems.append(
        Diagnostic(
          .error, "impossible-action", at: reading.controls[index].details.values.source,
          "the control '\(reading.controls[index].label)' of '\(name)' \(action.sentence)",
          fix: action.fix))
    }
    return problems
  }

  private var tabProblems: [Diagnostic] {
    let tabViews = flow.container.tabViews
    var problems = ContainerTree.repeatedIDs(in: tabViews).map { id in
      Diagnostic(
        .warning, "duplicate-tab",
        "two tabs beside each other in the flow '\(flow.title)' have the id '\(id.rawValue)'",
        fix: "give each its own, Tab(_:id:): a control can only name the first")
    }
    problems += flow.container.shadowingIDs.map { id in
      Diagnostic(
        .warning, "duplicate-tab",
        "a tab view in the flow '\(flow.title)' and one inside its tabs both have a tab "
          + "'\(id.rawValue)'",
        fix: "give each its own, Tab(_:id:): inside, bar and controls reach only the inner one")
    }
    problems += TabExcess.all(of: tabViews).map { excess in
      Diagnostic(
        .error, excess.id, "the flow '\(flow.title)' has \(excess.sentence)",
        fix: "make several flows of it")
    }
    return problems
  }
}
