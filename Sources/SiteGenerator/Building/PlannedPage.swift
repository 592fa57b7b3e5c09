import RouteGraph

/// A page before it is made: its place, its note, and what leads from it to other files.
struct PlannedPage {
  /// What it shows.
  let task: PageTask
  /// Its place, named from the site's root.
  let path: String
  /// The number of the note that it shows, nil where it shows none.
  let note: Int?
  /// The number of the flow that it belongs to.
  let flow: Int?
  /// What leads from it to other files.
  let links: PageLinks

  /// Looks up the page of a task.
  init(_ task: PageTask, of plan: SitePlan) {
    self.task = task
    path = task.path(in: plan)
    note = task.note(in: plan)
    flow = task.flow
    // A host serves the page for addresses that lead nowhere at any depth: its links lead from the
    // root where that is known.
    let base = task.isServedAnywhere ? plan.supplies.base?.path : nil
    links = PageLinks(
      depth: SitePath.depth(of: path), flow: task.flow.map { plan.flows[$0] }, base: base)
  }
}

extension PageTask {
  /// The place of the file, named from the site's root.
  fileprivate func path(in plan: SitePlan) -> String {
    switch self {
    case .overview: SitePath.overview
    case .search: SitePath.search
    case .review: SitePath.review
    case .notFound: SitePath.notFound
    case .flow(let flow): SitePath.flow(plan.flows[flow])
    case .labels(let flow, let shard): SitePath.labels(shard, of: plan.flows[flow])
    case .accuracy(let flow): SitePath.accuracy(of: plan.flows[flow])
    case .group(let flow, let group):
      SitePath.group(plan.flows[flow].groups[group], of: plan.flows[flow])
    case .destination(let flow, let place): SitePath.destination(place, of: plan.flows[flow])
    }
  }

  /// The number of the note that the page shows: its own, on a destination's page else its case's.
  fileprivate func note(in plan: SitePlan) -> Int? {
    if let own = ownNote(in: plan) { return own }
    guard case .destination(let number, let place) = self else { return nil }
    let flow = plan.flows[number]
    return flow.notes.note(ofGroup: flow.group(of: place))
  }

  /// The number of the flow that the page belongs to.
  fileprivate var flow: Int? {
    switch self {
    case .overview, .search, .review, .notFound: nil
    case .flow(let flow), .labels(let flow, _), .accuracy(let flow), .group(let flow, _),
      .destination(let flow, _):
      flow
    }
  }

  fileprivate var isServedAnywhere: Bool {
    if case .notFound = self { true } else { false }
  }
}
