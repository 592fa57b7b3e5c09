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
    flow = task.flow
    let flow = task.flow.map { plan.flows[$0] }
    switch task {
    case .overview:
      path = SitePath.overview
      note = plan.note
    case .search:
      path = SitePath.search
      note = nil
    case .review:
      path = SitePath.review
      note = nil
    case .notFound:
      path = SitePath.notFound
      note = nil
    case .flow(let number):
      path = SitePath.flow(plan.flows[number])
      note = flow?.notes.ofFlow
    case .labels(let number, let shard):
      path = SitePath.labels(shard, of: plan.flows[number])
      note = nil
    case .accuracy(let number):
      path = SitePath.accuracy(of: plan.flows[number])
      note = nil
    case .group(let number, let group):
      path = SitePath.group(plan.flows[number].groups[group], of: plan.flows[number])
      note = flow?.notes.note(ofGroup: group)
    case .destination(let number, let destination):
      let flow = plan.flows[number]
      path = SitePath.destination(destination, of: flow)
      note =
        flow.notes.note(ofDestination: destination)
        ?? flow.notes.note(ofGroup: flow.group(of: destination))
    }
    // A host serves the page for addresses that lead nowhere at any depth: its links lead from the
    // root where that is known.
    let base = task.isServedAnywhere ? plan.addresses.base?.path : nil
    links = PageLinks(depth: SitePath.depth(of: path), flow: flow, base: base)
  }
}

extension PageTask {
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
