/// The text that a part of a screen shows, as a control's label is read.
struct TreeText {
  let hosts: HostTable
  private var texts: [String] = []
  private var budget = 60

  init(hosts: HostTable) {
    self.hosts = hosts
  }

  /// The first texts of a tree, joined; empty where there are none.
  static func label(of tree: ViewTree, hosts: HostTable) -> String {
    var reader = TreeText(hosts: hosts)
    reader.read(tree, depth: 0)
    return reader.texts.prefix(3).joined(separator: ", ")
  }

  private mutating func read(_ tree: ViewTree, depth: Int) {
    budget -= 1
    guard budget > 0, depth < 16, texts.count < 3 else { return }
    switch tree {
    case .host(let key, _):
      for field in key.fields {
        if case .literal(.text(let text)) = field.value, !text.isEmpty, Self.isCaption(field.name) {
          texts.append(text)
        } else if case .closure = field.value, Self.isContent(field.name),
          let inner = hosts.evaluated(field.value)
        {
          read(inner, depth: depth + 1)
        }
      }
    case .element(let node):
      if let text = Self.text(of: node) { texts.append(text) }
      let labelled = node.children.filter { $0.label == "label" }
      for child in labelled.isEmpty ? node.children : labelled where child.label != "destination" {
        read(child.tree, depth: depth + 1)
      }
    case .modified(let base, let node):
      let count = texts.count
      read(base, depth: depth + 1)
      if texts.count == count, node.name == "accessibilityLabel", let text = Self.spoken(node) {
        texts.append(text)
      }
    case .group(let trees): for tree in trees { read(tree, depth: depth + 1) }
    case .alternatives(let all): if let first = all.first { read(first.tree, depth: depth + 1) }
    case .choice(let choice):
      if let first = choice.branches.first { read(first.tree, depth: depth + 1) }
    case .effects, .empty: break
    }
  }

  /// What is read out in place of a picture.
  private static func spoken(_ node: ModifierNode) -> String? {
    let argument = node.arguments.first.flatMap { text(of: $0.value) }
    guard argument == nil, case .element(let element)? = node.children.first?.tree.core else {
      return argument
    }
    return text(of: element)
  }

  private static func isCaption(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["title", "text", "label", "name", "caption"].contains { name.hasSuffix($0) }
      && !["image", "img", "icon", "symbol", "system", "asset"].contains { name.hasPrefix($0) }
  }

  private static func isContent(_ name: String) -> Bool {
    ["label", "content"].contains(name)
  }

  /// The text that a library's view is made with.
  static func text(of node: ElementNode) -> String? {
    guard node.name != "Image", node.name != "Color" else { return nil }
    for argument in node.arguments where ["", "verbatim", "title"].contains(argument.name) {
      if let text = text(of: argument.value) { return text }
    }
    return nil
  }

  /// A text, without what a value that is not known would show.
  static func text(of value: Value) -> String? {
    switch value {
    case .literal(.text(let text)): text.isEmpty ? nil : text
    default: nil
    }
  }
}
