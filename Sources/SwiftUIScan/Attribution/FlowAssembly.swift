/// Puts together what the whole app shows and where it leads.
struct FlowAssembly {
  let hosts: HostTable
  let draft = FlowDraft()
  private(set) var catalog: RouteCatalog
  /// The app, or the views that nothing else shows where there is no app.
  let entries: [HostKey]
  /// The flags that were known to show a screen when it was last walked.
  private var walked: [DestinationKey: Set<StateReference>] = [:]

  /// - Parameter startsAtApp: Whether to start at the app; else at every view.
  init(table: SymbolTable, startsAtApp: Bool = true) {
    let evaluator = Evaluator(table: table)
    hosts = HostTable(evaluator)
    let apps = table.types.filter {
      table.type($0.id, is: "App") && !$0.isExternal && $0.name != "App"
    }
    var entries = apps.map { HostKey(type: $0.id, arguments: [], fields: []) }
    if entries.isEmpty || !startsAtApp {
      entries = table.types.filter { table.isView($0.id) && !$0.isExternal }.map {
        HostKey(type: $0.id, arguments: [], fields: [])
      }
    }
    self.entries = entries
    var surveyor = Surveyor(hosts: hosts)
    for entry in entries { surveyor.look(at: .host(entry, table[entry.type].place)) }
    catalog = RouteCatalog(table: table, survey: surveyor.survey)
  }

  /// Walks through every screen until nothing new is found.
  mutating func run() {
    for entry in entries {
      draft.add(
        DestinationDraft(
          key: .view(entry.type), trees: [hosts.tree(of: entry)], view: entry.type,
          place: catalog.table[entry.type].place))
    }
    var rounds = 0
    while let destination = draft.next(), rounds < 20_000 {
      rounds += 1
      walked[destination.key] = draft.shownBy[destination.key]
      var walker = ScreenWalker(
        hosts: hosts, catalog: catalog, draft: draft, destination: destination)
      walker.walk()
      draft.replaceEdges(of: destination.key, with: walker.edges)
    }
    addMissingCases()
    settle()
  }

  /// Whether nothing was found but where the scan started.
  var isEmpty: Bool { draft.order.count <= entries.count && draft.edges.isEmpty }

  /// Whether a view is nothing but the frame around other screens.
  func hostsOnlyContainers(_ id: TypeID) -> Bool {
    let trees = draft.destinations[.view(id)]?.trees ?? []
    return trees.contains { tree in
      if case .host(let key, _) = tree.core { return hosts.tree(of: key).holdsContainer }
      return tree.holdsContainer
    }
  }

  /// Whether what is presented comes with a navigation stack of its own.
  func bringsStack(_ key: DestinationKey) -> Bool {
    let trees = draft.destinations[key]?.trees ?? []
    return trees.contains { $0.hasStack(in: hosts) }
  }

  /// Every case of a route is a destination, shown or not.
  private mutating func addMissingCases() {
    var shown = catalog
    for key in draft.order {
      if case .route(let id, _) = key { shown.add(id) }
    }
    for id in shown.routes {
      for found in catalog.table[id].cases {
        let key = DestinationKey.route(id, found.name)
        guard draft.destinations[key] == nil else { continue }
        draft.add(
          DestinationDraft(
            key: key, place: found.place, condition: found.condition))
      }
    }
  }

  /// Walks the screens again whose flags became known only after they were walked.
  private mutating func settle() {
    for key in draft.order {
      guard let destination = draft.destinations[key], let flags = draft.shownBy[key],
        flags != walked[key]
      else { continue }
      var walker = ScreenWalker(
        hosts: hosts, catalog: catalog, draft: draft, destination: destination)
      walker.walk()
      draft.replaceEdges(of: key, with: walker.edges)
    }
  }
}
