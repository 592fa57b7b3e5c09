import RouteGraph

/// Turns what a scan found into a graph.
struct GraphBuilder {
  let assembly: FlowAssembly
  let paths: [String]
  private let container: ContainerTree<DestinationKey>?
  private let keys: [DestinationKey]
  private let ids: [DestinationKey: DestinationID]

  init(_ assembly: FlowAssembly, paths: [String]) {
    self.assembly = assembly
    self.paths = paths
    let entries = Set(assembly.entries.map { DestinationKey.view($0.type) })
    let busy = Set(assembly.draft.edges.map(\.from))
    let container = ContainerBuilder(assembly: assembly).container()
    let targets = Set(assembly.draft.edges.flatMap(\.action.targets)).union(container?.roots ?? [])
    self.container = container
    keys = assembly.draft.order.filter { key in
      if assembly.draft.wrappers.contains(key) { return targets.contains(key) }
      if busy.contains(key) || targets.contains(key) { return true }
      if case .view(let id) = key {
        return !entries.contains(key) && !assembly.draft.frames.contains(key)
          && !assembly.hostsOnlyContainers(id)
      }
      return true
    }
    let table = assembly.catalog.table
    let naming = DestinationNaming(
      keys.map { key in
        RouteDescription(
          typeName: key.typeName(in: table), caseName: key.caseName(in: table), arguments: [])
      })
    ids = Dictionary(zip(keys, naming.ids)) { first, _ in first }
  }

  /// The graph.
  func graph(id: FlowID, title: String) -> FlowGraph {
    let (transitions, controls) = transitions()
    let destinations = keys.compactMap { key in
      ids[key].flatMap { id in
        assembly.draft.destinations[key].map { destination($0, id, controls[id] ?? [:]) }
      }
    }
    let container =
      self.container?.map { ids[$0] }.complete
      ?? destinations.first.map { Container.screen($0.id) }
    var graph = FlowGraph(
      id: id, title: title, container: container ?? .tabs([]),
      destinations: destinations.sorted { $0.id < $1.id }, transitions: transitions)
    graph.unresolved = assembly.draft.unresolved.compactMap { draft in
      location(draft.place).map {
        UnresolvedSite(location: $0, reason: draft.reason, text: draft.text)
      }
    }.sorted { ($0.location, $0.reason, $0.text) < ($1.location, $1.reason, $1.text) }
    return graph
  }

  private func destination(
    _ draft: DestinationDraft, _ id: DestinationID, _ controls: [ControlKey: Int]
  ) -> Destination {
    let table = assembly.catalog.table
    let content = ScreenReader.read(draft, hosts: assembly.hosts, controls: controls)
    var destination = Destination(
      id: id, type: draft.key.typeName(in: table), caseName: draft.key.caseName(in: table),
      title: content.title ?? draft.key.title(in: table))
    destination.subtitle = content.subtitle
    destination.bar = content.bar
    destination.elements = content.elements
    switch draft.key {
    case .inline(let name): destination.view = name
    default: destination.view = draft.view.map { table[$0].fullName }
    }
    destination.condition = draft.condition.map { Condition($0) }
    destination.source = draft.place.flatMap { location($0) }
    return destination
  }

  /// The transitions, those of the same action from the same screen joined.
  ///
  /// - Returns: The transitions, and for each screen which of them a control raises.
  private func transitions() -> ([Transition], [DestinationID: [ControlKey: Int]]) {
    var joined: [Transition] = []
    var raised: [(DestinationID, ControlKey, Int)] = []
    var places: [EdgeIdentity: Int] = [:]
    for edge in assembly.draft.edges {
      guard let from = ids[edge.from], let action = action(edge.action) else { continue }
      let identity = EdgeIdentity(from: from, action: action)
      let place = location(edge.place)
      if let control = edge.control {
        raised.append((from, control, places[identity] ?? joined.count))
      }
      if let index = places[identity] {
        if let place, joined[index].source != place, !joined[index].sites.contains(place) {
          joined[index].sites.append(place)
        }
        if edge.doubt == nil { joined[index].confidence = .resolved }
        if edge.condition == nil { joined[index].condition = nil }
        if joined[index].label.isEmpty { joined[index].label = edge.label }
        continue
      }
      places[identity] = joined.count
      var transition = Transition(from: from, action: action, label: edge.label)
      transition.confidence = edge.doubt.map { .inferred($0) } ?? .resolved
      transition.condition = edge.condition.map { Condition($0) }
      transition.source = place
      transition.sites = edge.sites.compactMap { location($0) }.filter { $0 != place }
      joined.append(transition)
    }
    let ordered = joined.enumerated().sorted {
      ($0.element.from, $0.offset) < ($1.element.from, $1.offset)
    }
    var position: [Int: Int] = [:]
    var count: [DestinationID: Int] = [:]
    for (offset, transition) in ordered {
      position[offset] = count[transition.from, default: 0]
      count[transition.from, default: 0] += 1
    }
    return (ordered.map { $0.element.withAllSites }, controls(raised, joined, position))
  }

  /// The transition that each control raises: where there are several, the one that leads on.
  private func controls(
    _ raised: [(DestinationID, ControlKey, Int)], _ joined: [Transition], _ position: [Int: Int]
  ) -> [DestinationID: [ControlKey: Int]] {
    var chosen: [DestinationID: [ControlKey: Int]] = [:]
    for (from, control, index) in raised {
      if let other = chosen[from]?[control], !joined[other].action.targets.isEmpty { continue }
      chosen[from, default: [:]][control] = index
    }
    return chosen.mapValues { $0.compactMapValues { position[$0] } }
  }

  private struct EdgeIdentity: Hashable {
    var from: DestinationID
    var action: Action
  }

  private func action(_ action: EdgeAction) -> Action? {
    switch action {
    case .push(let keys): targets(keys).map { .push($0) }
    case .setStack(let keys): targets(keys).map { .setStack($0) }
    case .replaceTop(let key): ids[key].map { .replaceTop($0) }
    case .show(let key): ids[key].map { .show($0) }
    case .pop(let count): .pop(count)
    case .popToRoot: .popToRoot
    case .present(let kind, let key):
      ids[key].map { .present(kind.style, $0, inStack: assembly.bringsStack(key)) }
    case .dismiss: .dismiss
    case .selectTab(let key): ids[key].map { selectTab(key, $0) }
    case .select(let key):
      ids[key].map { .select(column: container?.column(showing: key) ?? 2, $0) }
    case .openURL(let url): .openURL(url)
    case .openWindow(let key): ids[key].map { .present(.fullScreenCover, $0, inStack: true) }
    }
  }

  /// Leads to the tab's own screen, or to the tab alone where that only stands around another.
  private func selectTab(_ key: DestinationKey, _ id: DestinationID) -> Action {
    let tab = TabID(rawValue: key.tabName(in: assembly.catalog.table))
    return .selectTab(tab, stack: container?.roots.contains(key) == false ? [] : [id])
  }

  private func targets(_ keys: [DestinationKey]) -> [DestinationID]? {
    let found = keys.compactMap { ids[$0] }
    return found.count == keys.count ? found : nil
  }

  private func location(_ place: Place) -> SourceLocation? {
    guard place.file >= 0, place.file < paths.count else { return nil }
    return SourceLocation(file: paths[place.file], line: place.line)
  }
}

extension DestinationKey {
  func typeName(in table: SymbolTable) -> String {
    switch self {
    case .route(let id, _): table.shownName(id)
    case .view, .inline: "View"
    case .value(let type, _): type
    }
  }

  func caseName(in table: SymbolTable) -> String? {
    switch self {
    case .route(_, let name): name
    case .view(let id): table[id].fullName
    case .inline(let name): name
    case .value: nil
    }
  }

  /// The name in words, where the source gives no title.
  func title(in table: SymbolTable) -> String {
    switch self {
    case .route(_, let name): ReadableName.title(ofCase: name)
    case .view(let id): ReadableName.title(ofView: table[id].name)
    case .inline(let name): ReadableName.title(ofView: name)
    case .value(let type, let view):
      view.map { ReadableName.title(ofView: table[$0].name) } ?? type
    }
  }

  /// The name of a tab that it stands in: `Type.case`, or `view:` and the view's name.
  func tabName(in table: SymbolTable) -> String {
    switch self {
    case .route(let id, let name): "\(table.shownName(id)).\(name)"
    case .view(let id): "view:\(table[id].fullName)"
    case .inline(let name): "view:\(name)"
    case .value(let type, _): type
    }
  }
}

extension ContainerTree<DestinationKey> {
  /// The column of the first split view, counted from 1, that starts with a destination, or with
  /// another case of its route.
  fileprivate func column(showing key: DestinationKey) -> Int? {
    switch self {
    case .stack(let root): return root.column(showing: key)
    case .tabs(let tabs): return tabs.lazy.compactMap { $0.content.column(showing: key) }.first
    case .split(let columns):
      let index = columns.dropFirst().firstIndex { column in
        column.content.roots.contains { $0 == key || $0.isOfRoute(of: key) }
      }
      return index.map { $0 + 1 }
    case .screen: return nil
    }
  }
}

extension DestinationKey {
  fileprivate func isOfRoute(of other: DestinationKey) -> Bool {
    guard case .route(let own, _) = self, case .route(let another, _) = other else { return false }
    return own == another
  }
}

extension Presentation.Kind {
  fileprivate var style: PresentationStyle {
    switch self {
    case .cover, .window: .fullScreenCover
    case .popover: .popover
    case .inspector: .inspector
    default: .sheet
    }
  }
}

extension Transition {
  /// Where there are several places, all of them, the first included.
  fileprivate var withAllSites: Transition {
    var transition = self
    if let source, !sites.isEmpty { transition.sites = ([source] + sites).sorted() }
    return transition
  }
}

extension ContainerTree where Screen == DestinationID? {
  /// The container without the ends that have no destination.
  fileprivate var complete: Container? {
    switch self {
    case .stack(let root): return root.complete.map { .stack($0) }
    case .tabs(let tabs):
      let whole = tabs.compactMap { tab in
        tab.content.complete.map {
          Container.Tab(id: tab.id, title: tab.title, icon: tab.icon, content: $0)
        }
      }
      return whole.isEmpty ? nil : .tabs(whole)
    case .split(let columns):
      let whole = columns.compactMap { column in
        column.content.complete.map { Container.Column(id: column.id, content: $0) }
      }
      return whole.isEmpty ? nil : .split(whole)
    case .screen(let id): return id.map { .screen($0) }
    }
  }
}
