import RouteGraph

/// Finds what holds the screens when the app starts.
struct ContainerBuilder {
  let assembly: FlowAssembly

  private var hosts: HostTable { assembly.hosts }
  private var table: SymbolTable { assembly.catalog.table }

  func container() -> ContainerTree<DestinationKey>? {
    for entry in assembly.entries {
      for scene in hosts.tree(of: entry).scenes {
        if let found = container(in: scene, around: [], depth: 0) { return found }
      }
    }
    return nil
  }

  /// The container that a tree is, or the screen that it shows.
  private func container(
    in tree: ViewTree, around: [ViewTree], depth: Int
  ) -> ContainerTree<DestinationKey>? {
    guard depth < 9 else { return nil }
    if let found = element(in: tree, around: around + [tree], depth: depth) { return found }
    for primary in hosts.primaries(of: tree) where primary.isWhole || depth == 0 {
      let body = hosts.tree(of: primary.key)
      if let found = element(in: body, around: [body], depth: depth) { return found }
      let inner = hosts.primaries(of: body)
      if inner.count == 1, inner[0].isWhole,
        let found = container(in: body, around: [], depth: depth + 1), !found.isScreen
      {
        return found
      }
      return screen(for: .view(primary.key.type))
    }
    return nil
  }

  private func screen(for key: DestinationKey) -> ContainerTree<DestinationKey>? {
    assembly.draft.destinations[key] == nil ? nil : .screen(key)
  }

  /// The first container among the library's views of a tree.
  private func element(
    in tree: ViewTree, around: [ViewTree], depth: Int
  ) -> ContainerTree<DestinationKey>? {
    switch tree {
    case .element(let node): return element(node, around: around, depth: depth)
    case .modified(let base, let node):
      guard !(node.name == "tabViewStyle" && node.isPage) else { return nil }
      return element(in: base, around: around, depth: depth)
    case .group(let trees):
      return trees.lazy.compactMap { element(in: $0, around: around, depth: depth) }.first
    case .alternatives(let all):
      return all.lazy.compactMap { element(in: $0.tree, around: around, depth: depth) }.first
        ?? (all.count > 1 ? mainOne(all.map(\.tree), depth: depth) : nil)
    case .choice(let choice):
      if hosts.isHandMadeTabs(choice, around: around) || isSelection(choice) {
        return tabs(choice, depth: depth)
      }
      return mainOne(choice.branches.map(\.tree), depth: depth)
    case .host, .effects, .empty: return nil
    }
  }

  /// Of several roots the one that holds others; a sign-in stands before it, not in its place.
  private func mainOne(_ trees: [ViewTree], depth: Int) -> ContainerTree<DestinationKey>? {
    let found = trees.compactMap { container(in: $0, around: [], depth: depth + 1) }
    return found.first { !$0.isScreen } ?? found.first
  }

  private func isSelection(_ choice: ChoiceNode) -> Bool {
    guard let subject = choice.subject else { return false }
    return assembly.catalog.survey.tabSelections[subject] != nil
  }

  private func element(
    _ node: ElementNode, around: [ViewTree], depth: Int
  ) -> ContainerTree<DestinationKey>? {
    switch node.name {
    case "NavigationStack", "NavigationView":
      guard let child = node.children.first else { return nil }
      if let inner = element(in: child.tree, around: around, depth: depth + 1) {
        return .stack(inner)
      }
      return container(in: child.tree, around: [], depth: depth + 1).map { .stack($0) }
    case "TabView":
      let tabs = TabReader(hosts: hosts, catalog: assembly.catalog).tabs(of: node).compactMap {
        tab($0, depth: depth)
      }
      return tabs.isEmpty ? nil : .tabs(distinct(tabs))
    case "NavigationSplitView": return split(node, depth: depth)
    default:
      return node.children.lazy.compactMap {
        element(in: $0.tree, around: around, depth: depth)
      }.first
    }
  }

  /// The tabs with distinct ids: those of one screen are joined, since a platform or a condition may
  /// write them again; where they have titles of their own they stay apart.
  private func distinct(
    _ tabs: [ContainerTree<DestinationKey>.Tab]
  ) -> [ContainerTree<DestinationKey>.Tab] {
    var found: [ContainerTree<DestinationKey>.Tab] = []
    for tab in tabs {
      let others = found.indices.filter { found[$0].content.roots == tab.content.roots }
      let same = others.first { index in
        tab.title.isEmpty || found[index].title.isEmpty || found[index].title == tab.title
      }
      if let same {
        if found[same].title.isEmpty { found[same].title = tab.title }
        found[same].icon = found[same].icon ?? tab.icon
        continue
      }
      var tab = tab
      if !others.isEmpty {
        tab.id = TabID(rawValue: "\(tab.id.rawValue)-\(others.count + 1)")
      }
      found.append(tab)
    }
    for index in found.indices where found[index].title.isEmpty {
      found[index].title = found[index].content.roots.first?.title(in: table) ?? ""
    }
    return found
  }

  private func tab(_ draft: TabDraft, depth: Int) -> ContainerTree<DestinationKey>.Tab? {
    let key: DestinationKey
    if let route = draft.route {
      key = .route(route.0, route.1)
      guard assembly.draft.destinations[key]?.view != nil else { return nil }
    } else if let first = hosts.primaries(of: draft.tree).first {
      key = .view(first.key.type)
    } else {
      return nil
    }
    guard assembly.draft.destinations[key] != nil else { return nil }
    let hasStack = draft.tree.hasStack(in: hosts)
    return .init(
      id: TabID(rawValue: key.text(in: table)),
      title: draft.title, icon: draft.icon,
      content: hasStack ? .stack(.screen(key)) : .screen(key))
  }

  private func tabs(_ choice: ChoiceNode, depth: Int) -> ContainerTree<DestinationKey>? {
    let tabs = hosts.contents(of: choice, table: table).compactMap { content in
      tab(
        TabDraft(route: (content.type, content.name), title: "", tree: content.tree), depth: depth)
    }
    return tabs.isEmpty ? nil : .tabs(distinct(tabs))
  }

  private func split(_ node: ElementNode, depth: Int) -> ContainerTree<DestinationKey>? {
    let columns = node.children.compactMap { child -> ContainerTree<DestinationKey>.Column? in
      let name = child.label.isEmpty ? "sidebar" : child.label
      guard let content = column(child.tree, depth: depth) else { return nil }
      return .init(id: name, content: content)
    }
    return columns.isEmpty ? nil : .split(columns)
  }

  /// What a column shows first: of a `switch` over the selection the first case.
  private func column(_ tree: ViewTree, depth: Int) -> ContainerTree<DestinationKey>? {
    if case .element(let node) = tree.core,
      ["NavigationStack", "NavigationView"].contains(node.name),
      let child = node.children.first
    {
      return column(child.tree, depth: depth + 1).map { .stack($0) }
    }
    var core = tree.core
    if case .host(let key, _) = core {
      core = hosts.tree(of: key).core
      guard case .choice = core else { return screen(for: .view(key.type)) }
    }
    if case .choice(let choice) = core, let type = choice.type,
      let first = choice.branches.first?.cases.first
    {
      return screen(for: .route(type, first))
    }
    return hosts.primaries(of: tree).first.flatMap { screen(for: .view($0.key.type)) }
  }
}

extension ContainerTree {
  fileprivate var isScreen: Bool {
    if case .screen = self { return true }
    return false
  }
}

extension ViewTree {
  /// The parts of an app: each window group, each of its conditions.
  fileprivate var scenes: [ViewTree] {
    switch self {
    case .group(let trees): trees.flatMap(\.scenes)
    case .alternatives(let all): all.flatMap(\.tree.scenes)
    default: [self]
    }
  }

  /// Whether a tab or what is presented brings a navigation stack of its own.
  func hasStack(in hosts: HostTable, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    switch core {
    case .element(let node):
      if ["NavigationStack", "NavigationView"].contains(node.name) { return true }
      return TransparentElements.names.contains(node.name)
        && node.children.contains { $0.tree.hasStack(in: hosts, depth: depth) }
    case .host(let key, _): return hosts.tree(of: key).hasStack(in: hosts, depth: depth + 1)
    case .alternatives(let all):
      return all.contains { $0.tree.hasStack(in: hosts, depth: depth + 1) }
    default: return false
    }
  }
}
