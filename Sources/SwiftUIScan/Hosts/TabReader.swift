/// One tab, while it is being put together.
struct TabDraft {
  /// The case that selects it.
  var route: (TypeID, String)?
  /// The number or text that selects it, where that is no case.
  var tag: Literal?
  var title: String
  var icon: String?
  var tree: ViewTree
  var events: [Event] = []
}

/// Finds the tabs of a tab view.
struct TabReader {
  let hosts: HostTable
  let catalog: RouteCatalog

  /// The enumeration of the variable that selects a tab.
  private var selected: TypeID?

  init(hosts: HostTable, catalog: RouteCatalog) {
    self.hosts = hosts
    self.catalog = catalog
  }

  func tabs(of node: ElementNode) -> [TabDraft] {
    var reader = self
    reader.selected =
      node.arguments.first { $0.name == "selection" }?.value.type.unwrapped.declaration
    return node.children.flatMap { reader.tabs(in: $0.tree) }
  }

  private func tabs(in tree: ViewTree) -> [TabDraft] {
    switch tree {
    case .group(let trees): return trees.flatMap { tabs(in: $0) }
    case .alternatives(let all): return all.flatMap { tabs(in: $0.tree) }
    case .choice(let choice): return choice.branches.flatMap { tabs(in: $0.tree) }
    case .element(let node) where node.name == "Tab": return expand(tab(node), node)
    case .element(let node) where ["ForEach", "TabSection", "Group"].contains(node.name):
      return node.children.filter { $0.label != "label" && $0.label != "header" }
        .flatMap { tabs(in: $0.tree) }
    case .modified(let base, _):
      if case .element(let node) = base.core, ["Tab", "ForEach", "TabSection"].contains(node.name) {
        return tabs(in: base.core)
      }
      return [item(tree)]
    case .effects, .empty: return []
    default: return [item(tree)]
    }
  }

  /// `Tab("Feed", systemImage: "x", value: .feed) { … } label: { … }`.
  private func tab(_ node: ElementNode) -> TabDraft {
    let content = node.children.filter { $0.label != "label" }.map(\.tree)
    let label = node.children.first { $0.label == "label" }?.tree
    var draft = TabDraft(
      title: TreeText.text(of: node) ?? label.map { TreeText.label(of: $0, hosts: hosts) } ?? "",
      icon: node.arguments.first { $0.name == "systemImage" || $0.name == "image" }
        .flatMap { TreeText.text(of: $0.value) } ?? label.flatMap { symbol(in: $0) },
      tree: content.count == 1 ? content[0] : .group(content), events: [])
    let value = node.arguments.first { $0.name == "value" }?.value
    draft.route = value.flatMap { route($0) }
    draft.tag = value?.literal
    return draft
  }

  /// A view with `.tag` and `.tabItem`.
  private func item(_ tree: ViewTree) -> TabDraft {
    var draft = TabDraft(title: "", tree: tree)
    var current = tree
    while case .modified(let base, let node) = current {
      switch node.name {
      case "tag":
        draft.route = draft.route ?? node.arguments.first.flatMap { route($0.value) }
        draft.tag = draft.tag ?? node.arguments.first?.value.literal
      case "tabItem":
        if let label = node.children.first?.tree {
          draft.title = TreeText.label(of: label, hosts: hosts)
          draft.icon = symbol(in: label)
        }
      default: break
      }
      current = base
    }
    return draft
  }

  private func route(_ value: Value) -> (TypeID, String)? {
    guard case .member(let id, let name, _) = value, let id = id ?? selected else { return nil }
    guard catalog.table[id].cases.contains(where: { $0.name == name }) else { return nil }
    return (id, name)
  }

  /// A tab whose case is not known, and whose content is a `switch` over it, is a tab for each.
  private func expand(_ draft: TabDraft, _ node: ElementNode) -> [TabDraft] {
    guard draft.route == nil,
      let type = node.arguments.first(where: { $0.name == "value" })?.value.type.declaration,
      let choice = hosts.choice(of: type, in: draft.tree)
    else { return [draft] }
    return hosts.contents(of: choice, table: catalog.table).map { content in
      TabDraft(
        route: (type, content.name), title: draft.title, icon: draft.icon, tree: content.tree)
    }
  }

  private func symbol(in tree: ViewTree) -> String? {
    switch tree {
    case .element(let node):
      let named = node.arguments.first { $0.name == "systemImage" || $0.name == "systemName" }
      if let text = named.flatMap({ TreeText.text(of: $0.value) }) { return text }
      return node.children.lazy.compactMap { symbol(in: $0.tree) }.first
    case .modified(let base, _): return symbol(in: base)
    case .group(let trees): return trees.lazy.compactMap { symbol(in: $0) }.first
    case .alternatives(let all): return all.lazy.compactMap { symbol(in: $0.tree) }.first
    case .choice(let choice): return choice.branches.lazy.compactMap { symbol(in: $0.tree) }.first
    default: return nil
    }
  }
}

extension Value {
  /// The value as a constant.
  fileprivate var literal: Literal? {
    if case .literal(let literal) = self { return literal }
    return nil
  }
}

extension HostTable {
  /// The `switch` over an enumeration that a tree shows as a whole.
  func choice(of type: TypeID, in tree: ViewTree) -> ChoiceNode? {
    switch tree {
    case .choice(let choice): choice.type == type ? choice : nil
    case .modified(let base, _): choice(of: type, in: base)
    case .group(let trees): trees.lazy.compactMap { self.choice(of: type, in: $0) }.first
    case .alternatives(let all): all.lazy.compactMap { self.choice(of: type, in: $0.tree) }.first
    case .element(let node):
      node.children.lazy.compactMap { self.choice(of: type, in: $0.tree) }.first
    case .host(let key, _): choice(of: type, inBodyOf: key)
    case .effects, .empty: nil
    }
  }

  private func choice(of type: TypeID, inBodyOf key: HostKey) -> ChoiceNode? {
    guard key.fields.contains(where: { $0.value.type.declaration == type }) else { return nil }
    return choice(of: type, in: tree(of: key).core)
  }
}
