/// Walks through what one destination shows and finds what leads away from it.
///
/// Parts of the screen are followed; what is shown in another screen's place is a destination of
/// its own, and the walk stops there.
struct ScreenWalker {
  let hosts: HostTable
  let catalog: RouteCatalog
  let draft: FlowDraft
  let destination: DestinationDraft
  private(set) var edges: [EdgeDraft] = []
  private var seen: Set<HostKey> = []
  /// The controls that open what a variable presents.
  var openers: [(state: StateReference, label: String, place: Place)] = []

  /// What surrounds the place where the walk is.
  struct Surroundings {
    /// The text of the control around.
    var label = ""
    /// The control around.
    var control: Place?
    /// The lazy container around, which makes its rows only when they come into sight.
    var lazyContainer: String?
    /// The variable that the list around selects.
    var selection: StateReference?
    var isPaged = false
    /// Whether a window shows it, with no stack or tab between.
    var isScene = false
    /// The view whose body is walked.
    var host: TypeID?
  }

  init(hosts: HostTable, catalog: RouteCatalog, draft: FlowDraft, destination: DestinationDraft) {
    self.hosts = hosts
    self.catalog = catalog
    self.draft = draft
    self.destination = destination
  }

  var table: SymbolTable { catalog.table }

  mutating func walk() {
    for tree in destination.trees {
      let around = Surroundings(host: destination.view)
      if draft.sceneRoots.contains(destination.key), hosts.switchesRoots(tree) {
        walkSwitch(tree, around)
      } else {
        walk(tree, around)
      }
    }
    labelPresentations()
  }

  /// Gives what a variable presents the label of the control that sets the variable.
  private mutating func labelPresentations() {
    for index in edges.indices {
      guard let trigger = edges[index].trigger, edges[index].label.isEmpty else { continue }
      let found = openers.filter { $0.state == trigger }
      guard let first = found.first else { continue }
      edges[index].label = first.label
      edges[index].control = ControlKey(place: first.place, label: first.label)
      edges[index].sites = found.map(\.place)
    }
  }

  mutating func walk(_ tree: ViewTree, _ around: Surroundings) {
    switch tree {
    case .host(let key, _):
      guard seen.insert(key).inserted else { return }
      var inner = around
      inner.host = key.type
      walk(hosts.tree(of: key), inner)
    case .element(let node): walk(node, around)
    case .modified(let base, let node): walk(base, node, around)
    case .group(let trees): for tree in trees { walk(tree, around) }
    case .alternatives(let all): for one in all { walk(one.tree, around) }
    case .choice(let choice): walk(choice, around)
    case .effects(let events): emit(events, around)
    case .empty: break
    }
  }

  private mutating func walk(_ node: ElementNode, _ around: Surroundings) {
    var inner = around
    if let label = label(of: node) { inner.label = label }
    if node.isControl { inner.control = node.place }
    if Self.lazyContainers.contains(node.name) { inner.lazyContainer = node.name }
    if node.name == "List",
      let selection = node.arguments.first(where: { $0.name == "selection" })?.value.reference
    {
      inner.selection = selection
    }
    meet(node.place, inner)
    emit(node.events, inner)
    switch node.name {
    case "TabView" where !around.isPaged: return walkTabs(node, around)
    case "NavigationStack", "NavigationView": return walkStack(node, inner)
    case "NavigationSplitView": return walkColumns(node, around)
    case "WindowGroup", "Window", "Settings", "DocumentGroup":
      inner.isScene = true
      for child in node.children where child.label != "label" { separate(child.tree, inner) }
      return
    default: break
    }
    for child in node.children {
      if node.name == "ZStack", child.tree.holdsContainer {
        walkBesideContainer(child.tree, inner)
      } else if node.name == "NavigationLink", child.label == "destination" {
        follow(child.tree, at: node.place, inner)
      } else {
        walk(child.tree, inner)
      }
    }
    if let selection = inner.selection { selectRows(of: node, selection, inner) }
  }

  mutating func walk(_ base: ViewTree, _ node: ModifierNode, _ around: Surroundings) {
    var inner = around
    if node.name == "tabViewStyle" { inner.isPaged = inner.isPaged || node.isPage }
    if !node.disables { walk(base, inner) }
    inner = around
    if node.name == "tag", let selection = around.selection, let value = node.arguments.first?.value
    {
      select(value, of: selection, at: node.place, around, base)
    }
    if !node.events.isEmpty, inner.label.isEmpty || node.name.hasPrefix("on") {
      let own = TreeText.label(of: base, hosts: hosts)
      if !own.isEmpty, node.name.hasSuffix("Gesture") { inner.label = own }
      if node.name.hasSuffix("Gesture") { inner.control = node.place }
    }
    meet(node.place, inner)
    emit(node.events, inner)
    for child in node.children { walk(child.tree, inner) }
    if let presentation = node.presentation { walk(presentation, at: node.place, inner) }
  }

  /// A stack of layers around a container: a layer that only shows by state lies over all screens
  /// and belongs to none.
  private mutating func walkBesideContainer(_ tree: ViewTree, _ around: Surroundings) {
    guard case .group(let layers) = tree else { return walk(tree, around) }
    for layer in layers {
      if case .alternatives = layer, !layer.holdsContainer {
        for shown in hosts.primaries(of: layer) {
          draft.note(
            .init(
              place: shown.place, reason: "shown-by-state", text: table[shown.key.type].fullName))
        }
      } else {
        walk(layer, around)
      }
    }
  }

  /// The text of a control.
  private func label(of node: ElementNode) -> String? {
    guard node.isControl || node.name == "ToolbarItem" else { return nil }
    let text = TreeText.label(of: .element(node), hosts: hosts)
    return text.isEmpty ? nil : text
  }

  /// A navigation stack: its root is a screen of its own, unless it is this one.
  private mutating func walkStack(_ node: ElementNode, _ around: Surroundings) {
    for child in node.children {
      let found = hosts.primaries(of: child.tree)
      let isOwn = found.contains { $0.key.type == destination.view }
      guard !found.isEmpty, !isOwn, found.allSatisfy(\.isWhole) else {
        walk(child.tree, around)
        continue
      }
      walkRoot(child.tree, around)
    }
  }

  mutating func emit(_ edge: EdgeDraft) { edges.append(edge) }

  /// Notes what stands at a place, for the corrections that ask for it.
  func meet(_ place: Place, _ around: Surroundings) {
    let control = around.control.map { ControlKey(place: $0, label: around.label) }
    draft.marks.meet(
      place, .init(from: destination.key, control: control, label: around.label))
  }

  private static let lazyContainers: Set<String> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
  ]
}

extension ElementNode {
  /// Whether it is touched to do something.
  var isControl: Bool { Self.controls.contains(name) }

  static let controls: Set<String> = ["Button", "NavigationLink", "Menu", "Link", "Toggle"]
}

extension ModifierNode {
  /// Whether it makes what it modifies deaf to touches.
  fileprivate var disables: Bool {
    let flag = arguments.first?.value.flag
    return name == "disabled" && flag == true || name == "allowsHitTesting" && flag == false
  }

  /// Whether `tabViewStyle` makes pages to swipe through.
  var isPage: Bool {
    let texts = arguments.map { "\($0.value)" } + children.map { "\($0.tree)" }
    return texts.contains { $0.contains("\"page\"") || $0.contains("PageTabViewStyle") }
  }
}

extension ViewTree {
  /// Whether a container stands among the library's views of the tree.
  var holdsContainer: Bool {
    switch self {
    case .element(let node):
      ["NavigationStack", "NavigationView", "TabView", "NavigationSplitView"].contains(node.name)
        || node.children.contains { $0.tree.holdsContainer }
    case .modified(let base, let node):
      !(node.name == "tabViewStyle" && node.isPage) && base.holdsContainer
    case .group(let trees): trees.contains { $0.holdsContainer }
    case .alternatives(let all): all.contains { $0.tree.holdsContainer }
    case .choice(let choice): choice.branches.contains { $0.tree.holdsContainer }
    case .host, .effects, .empty: false
    }
  }

  /// The tree without modifiers and groups of one.
  var core: ViewTree {
    switch self {
    case .modified(let base, _): return base.core
    case .group(let trees):
      let shown = trees.filter { if case .effects = $0 { false } else { $0 != .empty } }
      return shown.count == 1 ? shown[0].core : self
    case .alternatives(let all): return all.count == 1 ? all[0].tree.core : self
    default: return self
    }
  }
}
