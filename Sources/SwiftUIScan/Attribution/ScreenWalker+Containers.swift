extension ScreenWalker {
  /// A tab view: its tabs are screens of their own.
  mutating func walkTabs(_ node: ElementNode, _ around: Surroundings) {
    let selection = node.arguments.first { $0.name == "selection" }?.value.reference
    for tab in TabReader(hosts: hosts, catalog: catalog).tabs(of: node) {
      let key = add(tab)
      if let selection, let tag = tab.tag {
        draft.tabs[.init(selection: selection, tag: tag)] = key
      }
      emit(tab.events, around)
    }
  }

  /// Makes a destination of a tab's content.
  func add(_ tab: TabDraft) -> DestinationKey? {
    let key: DestinationKey
    let found = hosts.primaries(of: tab.tree)
    if let route = tab.route {
      key = .route(route.0, route.1)
      draft.add(
        DestinationDraft(
          key: key, trees: [tab.tree],
          view: hosts.view(of: tab.tree, of: route.0),
          place: table[route.0].cases.first { $0.name == route.1 }?.place))
    } else if let first = found.first {
      key = .view(first.key.type)
      draft.add(
        DestinationDraft(
          key: key, trees: [tab.tree], view: first.key.type, place: table[first.key.type].place))
    } else {
      return nil
    }
    return key
  }

  /// A split view: each column is a screen of its own.
  mutating func walkColumns(_ node: ElementNode, _ around: Surroundings) {
    for child in node.children { walkRoot(child.tree, around) }
  }

  /// A `switch` over a variable: branches that stand for tabs or for a selection are screens of
  /// their own.
  mutating func walk(_ choice: ChoiceNode, _ around: Surroundings) {
    guard isContainer(choice) else {
      for branch in choice.branches { walk(branch.tree, around) }
      return
    }
    for content in hosts.contents(of: choice, table: table) {
      draft.add(
        DestinationDraft(
          key: .route(content.type, content.name), trees: [content.tree],
          view: hosts.view(of: content.tree, of: content.type),
          place: table[content.type].cases.first { $0.name == content.name }?.place,
          condition: content.condition, isDefault: content.isDefault))
    }
  }

  /// Whether a `switch` chooses between tabs or follows a selection.
  func isContainer(_ choice: ChoiceNode) -> Bool {
    guard let subject = choice.subject, choice.type != nil else { return false }
    if catalog.survey.listSelections[subject] != nil { return true }
    if catalog.survey.tabSelections[subject] != nil { return true }
    return hosts.isHandMadeTabs(choice, around: destination.trees)
  }
}

extension HostTable {
  /// What each case of a `switch` shows.
  func contents(of choice: ChoiceNode, table: SymbolTable) -> [CaseContent] {
    guard let type = choice.type else { return [] }
    var contents: [CaseContent] = []
    var named: Set<String> = []
    for branch in choice.branches {
      let names =
        branch.isDefault
        ? table[type].cases.map(\.name).filter { !named.contains($0) } : branch.cases
      for name in names where named.insert(name).inserted {
        contents.append(
          CaseContent(
            type: type, name: name, tree: branch.tree, isDefault: branch.isDefault,
            condition: branch.condition, place: nil))
      }
    }
    return contents
  }

  /// Whether a `switch` is a tab bar made by hand: each branch shows one view, and what stands
  /// beside the `switch` puts at least two of its cases into the variable.
  func isHandMadeTabs(_ choice: ChoiceNode, around trees: [ViewTree]) -> Bool {
    guard let subject = choice.subject, let type = choice.type, choice.branches.count > 1,
      evaluator.table[type].cases.allSatisfy(\.parameters.isEmpty),
      choice.branches.allSatisfy({ Set(primaries(of: $0.tree).map(\.key.type)).count <= 1 })
    else { return false }
    let shown = choice.branches.compactMap { primaries(of: $0.tree).first?.key.type }
    guard shown.count > 1, Set(shown).count == shown.count else { return false }
    var finder = AssignmentFinder(hosts: self, state: subject, leaving: choice.place)
    for tree in trees { finder.look(at: tree) }
    return finder.cases.count > 1 || finder.isSetFreely
  }
}

/// Finds the cases that actions put into a variable, outside of one `switch`.
struct AssignmentFinder {
  let hosts: HostTable
  let state: StateReference
  let leaving: Place
  private(set) var cases: Set<String> = []
  private(set) var isSetFreely = false
  private var seen: Set<HostKey> = []

  init(hosts: HostTable, state: StateReference, leaving: Place) {
    self.hosts = hosts
    self.state = state
    self.leaving = leaving
  }

  mutating func look(at tree: ViewTree) {
    switch tree {
    case .host(let key, _): if seen.insert(key).inserted { look(at: hosts.tree(of: key)) }
    case .element(let node):
      note(node.events)
      for child in node.children { look(at: child.tree) }
    case .modified(let base, let node):
      look(at: base)
      if !Self.lifeCycle.contains(node.name) { note(node.events) }
      for child in node.children { look(at: child.tree) }
    case .group(let trees): for tree in trees { look(at: tree) }
    case .alternatives(let all): for one in all { look(at: one.tree) }
    case .choice(let choice):
      guard choice.place != leaving else { return }
      for branch in choice.branches { look(at: branch.tree) }
    case .effects, .empty: break
    }
  }

  /// Modifiers whose actions nobody taps.
  private static let lifeCycle: Set<String> = [
    "task", "onAppear", "onDisappear", "onReceive", "onChange", "refreshable", "onOpenURL",
  ]

  private mutating func note(_ events: [Event]) {
    for event in events {
      guard case .changes(state, .sets(let value)) = event.kind else { continue }
      for value in value.alternatives {
        if case .member(_, let name, _) = value { cases.insert(name) } else { isSetFreely = true }
      }
    }
  }
}
