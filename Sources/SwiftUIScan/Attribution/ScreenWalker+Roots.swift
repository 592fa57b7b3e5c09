extension ScreenWalker {
  /// What a container shows first: each view is a screen of its own.
  mutating func walkRoot(_ tree: ViewTree, _ around: Surroundings) {
    let found = hosts.primaries(of: tree)
    if found.contains(where: { $0.key.type == destination.view }) || found.isEmpty
      || !found.allSatisfy(\.isWhole)
    {
      return walk(tree, around)
    }
    separate(tree, around)
  }

  /// Each root is a screen, and what is written around it belongs here.
  mutating func separate(_ tree: ViewTree, _ around: Surroundings) {
    switch tree {
    case .modified(let base, let node):
      separate(base, around)
      walk(.empty, node, around)
    case .group(let trees): for tree in trees { separate(tree, around) }
    case .alternatives(let all): for one in all { separate(one.tree, around) }
    case .choice(let choice):
      if isContainer(choice) { return walk(choice, around) }
      for branch in choice.branches { separate(branch.tree, around) }
    case .element(let node):
      if ["TabView", "NavigationSplitView"].contains(node.name) { return walk(tree, around) }
      if around.isScene, !node.isFrame, hosts.hasContentOfItsOwn(tree, ElementNode.controls) {
        return walk(tree, around)
      }
      var inner = around
      if ["NavigationStack", "NavigationView"].contains(node.name) { inner.isScene = false }
      emit(node.events, around)
      for child in node.children { separate(child.tree, inner) }
    case .host:
      guard let found = hosts.primaries(of: tree).first else { return }
      if around.isScene { draft.sceneRoots.insert(.view(found.key.type)) }
      add(tree, found)
    case .effects, .empty: walk(tree, around)
    }
  }

  private func add(_ tree: ViewTree, _ found: PrimaryView) {
    draft.add(
      DestinationDraft(
        key: .view(found.key.type), trees: [tree], view: found.key.type,
        place: table[found.key.type].place))
  }

  /// A root that is nothing but a choice of others: a sign-in, an introduction, the app itself.
  mutating func walkSwitch(_ tree: ViewTree, _ around: Surroundings) {
    switch tree {
    case .host(let key, _) where key.type == destination.view:
      draft.frames.insert(destination.key)
      walkSwitch(hosts.tree(of: key), around)
    case .modified(let base, let node):
      walkSwitch(base, around)
      walk(.empty, node, around)
    case .element(let node):
      emit(node.events, around)
      for child in node.children { walkSwitch(child.tree, around) }
    case .group(let trees):
      for tree in trees {
        if hosts.switchesRoots(tree) { walkSwitch(tree, around) } else { walk(tree, around) }
      }
    case .alternatives, .choice:
      var inner = around
      inner.isScene = true
      separate(tree, inner)
    case .host, .effects, .empty: walk(tree, around)
    }
  }
}

extension HostTable {
  /// Whether a tree shows one of several roots by state, of which one holds a container.
  func switchesRoots(_ tree: ViewTree, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    switch tree {
    case .host(let key, _): return switchesRoots(self.tree(of: key), depth: depth + 1)
    case .modified(let base, _): return switchesRoots(base, depth: depth)
    case .group(let trees):
      return trees.filter { switchesRoots($0, depth: depth) }.count == 1
    case .element(let node):
      guard node.isFrame, !["NavigationStack", "NavigationView"].contains(node.name) else {
        return false
      }
      return node.children.contains { switchesRoots($0.tree, depth: depth) }
    case .alternatives(let all): return areRoots(all.map(\.tree))
    case .choice(let choice): return areRoots(choice.branches.map(\.tree))
    case .effects, .empty: return false
    }
  }

  private func areRoots(_ trees: [ViewTree]) -> Bool {
    trees.count > 1 && Set(trees.flatMap { primaries(of: $0) }.map(\.key.type)).count > 1
      && trees.contains { leadsToContainer($0, depth: 0) }
  }

  private func leadsToContainer(_ tree: ViewTree, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    return tree.holdsContainer
      || primaries(of: tree).contains {
        $0.isWhole && leadsToContainer(self.tree(of: $0.key), depth: depth + 1)
      }
  }
}

extension ElementNode {
  /// Whether it only stands around what it holds.
  fileprivate var isFrame: Bool { TransparentElements.names.contains(name) || name == "ZStack" }
}
