import RouteGraph

/// One file that a build makes.
enum PageTask: Sendable {
  case overview, search, review, notFound
  case flow(Int)
  case labels(flow: Int, shard: Int)
  case accuracy(Int)
  case group(flow: Int, Int)
  case destination(flow: Int, Int)
}

extension PageTask {
  /// Whether the file is a page, not data for one.
  var isPage: Bool {
    if case .labels = self { false } else { true }
  }

  /// The destination that the page shows, nil where it is no destination's.
  var destination: Int? {
    if case .destination(_, let place) = self { place } else { nil }
  }

  /// The number of the note that belongs to this page alone.
  func ownNote(in plan: SitePlan) -> Int? {
    switch self {
    case .overview: plan.note
    case .flow(let flow): plan.flows[flow].notes.ofFlow
    case .group(let flow, let group): plan.flows[flow].notes.note(ofGroup: group)
    case .destination(let flow, let place): plan.flows[flow].notes.note(ofDestination: place)
    case .search, .review, .notFound, .labels, .accuracy: nil
    }
  }

  /// Every file of a plan that is made from graphs and notes, but for the graphs themselves;
  /// whole-site pages first, since they take longest.
  static func all(of plan: SitePlan) -> [PageTask] {
    var tasks: [PageTask] = [.overview, .search, .review, .notFound]
    for (number, flow) in plan.flows.enumerated() {
      tasks.append(.flow(number))
      tasks += (0..<flow.script.shards.count).map { .labels(flow: number, shard: $0) }
      if flow.accuracy != nil { tasks.append(.accuracy(number)) }
      for (group, route) in flow.groups.enumerated() where route.hasPage {
        tasks.append(.group(flow: number, group))
      }
    }
    for (number, flow) in plan.flows.enumerated() {
      tasks += flow.graph.destinations.indices.map { .destination(flow: number, $0) }
    }
    return tasks
  }
}
