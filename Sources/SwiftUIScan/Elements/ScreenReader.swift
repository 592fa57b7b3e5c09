import RouteGraph

/// What one screen shows, as far as its source tells.
struct ScreenContent {
  var title: String?
  var subtitle: String?
  var bar = BarOptions()
  var elements: [Element] = []
}

/// Reads a screen's title, bars and elements out of its tree.
///
/// Child views are read in their place; the whole is cut off at a bound, and a view that shows
/// itself is shown once.
struct ScreenReader {
  let hosts: HostTable
  /// The transitions of the screen's controls, as places among the screen's transitions.
  let controls: [ControlKey: Int]
  private(set) var content = ScreenContent()
  private var path: [HostKey] = []
  private var budget = ScreenReader.elementLimit

  /// How many elements one screen may have.
  static let elementLimit = 300

  init(hosts: HostTable, controls: [ControlKey: Int]) {
    self.hosts = hosts
    self.controls = controls
  }

  /// Reads what a destination shows.
  static func read(
    _ draft: DestinationDraft, hosts: HostTable, controls: [ControlKey: Int]
  ) -> ScreenContent {
    var reader = ScreenReader(hosts: hosts, controls: controls)
    guard let tree = draft.trees.first else { return reader.content }
    let elements = reader.elements(of: tree, TextStyle())
    reader.content.elements = elements
    return reader.content
  }

  /// The elements that a tree shows.
  mutating func elements(of tree: ViewTree, _ style: TextStyle) -> [Element] {
    guard budget > 0 else { return [] }
    switch tree {
    case .host(let key, _):
      guard path.count < 12, !path.contains(where: { $0.type == key.type }) else { return [] }
      path.append(key)
      defer { path.removeLast() }
      return elements(of: hosts.tree(of: key), style)
    case .element(let node): return elements(of: node, style)
    case .modified(let base, let node): return modified(base, node, style)
    case .group(let trees):
      var found: [Element] = []
      for tree in trees { found += elements(of: tree, style) }
      return found
    case .alternatives(let all): return variants(all.map { ($0.condition, $0.tree) }, style)
    case .choice(let choice):
      return variants(
        choice.branches.map { branch in
          (branch.isDefault ? nil : branch.cases.joined(separator: ", "), branch.tree)
        }, style)
    case .effects, .empty: return []
    }
  }

  /// Of several states the first is shown plainly, the others under their condition.
  private mutating func variants(
    _ all: [(String?, ViewTree)], _ style: TextStyle
  ) -> [Element] {
    var found: [Element] = []
    for (index, one) in all.enumerated() {
      let inner = elements(of: one.1, style)
      guard !inner.isEmpty else { continue }
      if index == 0 && one.0 == nil || all.count == 1 && one.0 == nil {
        found += inner
      } else {
        found.append(.conditional(Condition(one.0 ?? "otherwise"), inner))
      }
    }
    return found
  }

  /// Takes one from the number of elements that may still follow.
  mutating func spend() { budget -= 1 }

  /// The children of an element, without what a link leads to.
  mutating func children(
    of node: ElementNode, _ style: TextStyle, leaving: Set<String> = ["destination"]
  ) -> [Element] {
    var found: [Element] = []
    for child in node.children where !leaving.contains(child.label) {
      found += elements(of: child.tree, style)
    }
    return found
  }

  mutating func setTitle(_ text: String) { content.title = content.title ?? text }
  mutating func setSubtitle(_ text: String) { content.subtitle = content.subtitle ?? text }
  mutating func changeBar(_ change: (inout BarOptions) -> Void) { change(&content.bar) }
}
