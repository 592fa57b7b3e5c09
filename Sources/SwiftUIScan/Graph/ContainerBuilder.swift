import RouteGraph

/// Finds what holds the screens when the app starts.
struct ContainerBuilder {
  let assembly: FlowAssembly
  /// The view whose body is looked at.
  private var owner: TypeID?
  private let budget = Budget()

  /// How many trees are still looked at: stacks in stacks are looked at in several ways each.
  private final class Budget {
    private var rest = 2_000

    func spend() -> Bool {
      rest -= 1
      return rest >= 0
    }
  }

  init(assembly: FlowAssembly) { self.assembly = assembly }

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
    guard depth < 9, budget.spend() else { return nil }
    if let found = element(in: tree, around: around + [tree], depth: depth) { return found }
    for primary in hosts.primaries(of: tree) where primary.isWhole || depth == 0 {
      let body = hosts.tree(of: primary.key)
      var builder = self
      builder.owner = primary.key.type
      if let found = builder.element(in: body, around: [body], depth: depth) { return found }
      let inner = hosts.primaries(of: body)
      if inner.count == 1, inner[0].isWhole,
        let found = container(in: body, around: [], depth: depth + 1), !found.isScreen
      {
        return found
      }
      let root = screen(for: .view(primary.key.type))
      // A stack around texts and controls has the view that writes it for its root.
      return body.hasStack(in: hosts) ? root.map { .stack($0) } : root
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
      guard node.name == "tabViewStyle", node.isPage else {
        return element(in: base, around: around, depth: depth)
      }
      // Pages hold no screens, but one of them may hold a container.
      guard case .element(let pages) = base.core else { return nil }
      return pages.children.firstResult {
        element(in: $0.tree, around: around, depth: depth)
      }
    case .group(let trees):
      return trees.firstResult { element(in: $0, around: around, depth: depth) }
    case .alternatives(let all):
      guard all.count == 1 else { return mainOne(all.map(\.tree), depth: depth) }
      return element(in: all[0].tree, around: around, depth: depth)
    case .choice(let choice):
      if hosts.isHandMadeTabs(choice, around: around) || isSelection(choice) {
        return tabs(choice, depth: depth)
      }
      return mainOne(choice.branches.map(\.tree), depth: depth)
    case .host, .effects, .empty: return nil
    }
  }

  /// Of several roots the one with tabs or columns, else the stack that leads to most screens; a
  /// sign-in stands before it, not in its place.
  private func mainOne(_ trees: [ViewTree], depth: Int) -> ContainerTree<DestinationKey>? {
    let found = trees.compactMap { container(in: $0, around: [], depth: depth + 1) }
    if let first = found.first(where: { $0.roots.count > 1 }) { return first }
    var best: (container: ContainerTree<DestinationKey>, reach: Int)?
    for container in found where !container.isScreen {
      let reach = reach(of: container)
      if reach > best?.reach ?? 0 { best = (container, reach) }
    }
    return best?.container ?? found.first
  }

  /// How many destinations can be reached from where a container starts.
  private func reach(of container: ContainerTree<DestinationKey>) -> Int {
    var reached = Set(container.roots)
    var waiting = Array(reached)
    while let key = waiting.popLast() {
      for edge in assembly.draft.edges where edge.from == key {
        for target in edge.action.targets where reached.insert(target).inserted {
          waiting.append(target)
        }
      }
    }
    return reached.count
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
      if let inner = container(in: child.tree, around: [], depth: depth + 1) {
        return .stack(inner)
      }
      // Beside a background, say, stands the one view that the stack is for.
      guard let only = onlyView(in: child.tree) else { return nil }
      return container(in: hosts.tree(of: only), around: [], depth: depth + 1).map { .stack($0) }
    case "TabView":
      let tabs = TabReader(hosts: hosts, catalog: assembly.catalog).tabs(of: node).compactMap {
        tab($0, depth: depth)
      }
      return tabs.isEmpty ? nil : .tabs(distinct(tabs))
    case "NavigationSplitView": return split(node, depth: depth)
    default:
      return node.children.firstResult {
        element(in: $0.tree, around: around, depth: depth)
      }
    }
  }

  private func onlyView(in tree: ViewTree) -> HostKey? {
    let found = hosts.primaries(of: tree)
    return found.count == 1 ? found[0].key : nil
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
    let root = stackRoot(of: draft.tree, in: key, depth: depth)
    return .init(
      id: TabID(rawValue: key.tabName(in: table)),
      title: draft.title, icon: draft.icon,
      content: hasStack ? .stack(.screen(root)) : .screen(root))
  }

  /// The screen at the root of the stack that a tab's view only puts around it; the tab's own where
  /// more leads on from there.
  private func stackRoot(
    of tree: ViewTree, in key: DestinationKey, depth: Int
  ) -> DestinationKey {
    guard case .stack(.screen(let root)) = container(in: tree, around: [], depth: depth + 1),
      root != key, case .view(let view) = root, assembly.draft.destinations[key]?.view != view
    else { return key }
    let edges = assembly.draft.edges
    let own = edges.filter { $0.from == key }.count
    let inner = edges.filter { $0.from == root }.count
    // A view shows what it puts the stack around as well: it steps back where it leads nowhere.
    if case .view = key { return own == 0 && inner > 0 ? root : key }
    return inner >= own ? root : key
  }

  private func tabs(_ choice: ChoiceNode, depth: Int) -> ContainerTree<DestinationKey>? {
    let tabs = hosts.contents(of: choice, table: table).compactMap { content in
      tab(
        TabDraft(route: (content.type, content.name), title: "", tree: content.tree), depth: depth)
    }
    return tabs.isEmpty ? nil : .tabs(distinct(tabs))
  }

  /// The columns, from left to right. One that its view writes in place belongs to that view, which
  /// is one screen, however many it writes.
  private func split(_ node: ElementNode, depth: Int) -> ContainerTree<DestinationKey>? {
    var columns: [ContainerTree<DestinationKey>.Column] = []
    for child in node.children {
      let own = owner.flatMap { screen(for: .view($0)) }
      let isTaken = own.map { own in columns.contains { $0.content.roots == own.roots } } ?? true
      guard let content = column(child.tree, depth: depth) ?? (isTaken ? nil : own) else {
        continue
      }
      columns.append(.init(id: child.label.isEmpty ? "sidebar" : child.label, content: content))
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
    let found = hosts.primaries(of: tree).first
    return found.flatMap { $0.isWhole ? screen(for: .view($0.key.type)) : nil }
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

extension Array {
  /// The first result of a step that gives one, found by taking it once for each element.
  fileprivate func firstResult<Result>(_ step: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = step(element) { return result }
    }
    return nil
  }
}
