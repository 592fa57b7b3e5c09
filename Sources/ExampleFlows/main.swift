import Waymark

for flow in ExampleSite().flows {
  let (graph, diagnostics) = FlowWalk()(flow)
  print(
    "== \(graph.id.rawValue): \(graph.title), \(graph.destinations.count) destinations, \(graph.transitions.count) transitions"
  )
  for destination in graph.destinations {
    print(
      "  \(destination.id)  '\(destination.title)' \(destination.subtitle ?? "-")\(destination.bar.isBackButtonHidden ? " [no back]" : "")"
    )
    for transition in graph.transitions where transition.from == destination.id {
      print(
        "      \(transition.action.kind) '\(transition.label)' -> \(transition.action.targets.map(\.rawValue).joined(separator: " ")) \(transition.condition?.text ?? "")"
      )
    }
  }
  print("  states: \(graph.sharedStates.map { "\($0.id.rawValue)=\($0.initial.text)" })")
  for diagnostic in diagnostics { print("!! \(diagnostic)") }
}
