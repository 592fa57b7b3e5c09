import RouteGraph

/// A graph as a scan of a small app gives it.
enum ScannedGraph {
  /// One way of each confidence, a place that was not followed, a dead case with a way out of it,
  /// and a case without a view.
  static var graph: FlowGraph {
    var graph = FlowGraph(
      id: FlowID(rawValue: "notes-app"), title: "Notes app",
      container: .stack(.screen(DestinationID(rawValue: "route/home"))),
      destinations: [
        destination("dead", view: "DeadView"), destination("home", view: "HomeView"),
        destination("item", view: nil), destination("lost", view: "LostView"),
        destination("note", view: "NoteView"),
      ],
      transitions: [
        way("dead", "lost", .resolved), way("home", "item", .resolved),
        way("home", "note", .inferred("a callback of what is presented")),
      ])
    graph.unresolved = [
      UnresolvedSite(
        location: SourceLocation(file: "App/Home <View>.swift", line: 9),
        reason: "value-from-variable", text: "path.append(next)")
    ]
    return graph
  }

  /// The same app, with nothing to say about it.
  static var declared: FlowGraph {
    var graph = graph
    graph.destinations.removeAll { ["route/dead", "route/lost"].contains($0.id.rawValue) }
    graph.transitions.removeFirst()
    for place in graph.transitions.indices { graph.transitions[place].confidence = .declared }
    graph.unresolved = []
    return graph
  }

  private static func destination(_ name: String, view: String?) -> Destination {
    var destination = Destination(
      id: DestinationID(rawValue: "route/\(name)"), type: "Route", caseName: name,
      title: name.prefix(1).uppercased() + name.dropFirst())
    destination.view = view
    destination.source = SourceLocation(file: "App/\(name).swift", line: 3)
    return destination
  }

  private static func way(_ from: String, _ to: String, _ confidence: Confidence) -> Transition {
    var transition = Transition(
      from: DestinationID(rawValue: "route/\(from)"),
      action: .push([DestinationID(rawValue: "route/\(to)")]), label: "To \(to)")
    transition.confidence = confidence
    transition.source = SourceLocation(file: "App/\(from).swift", line: 7)
    return transition
  }
}
