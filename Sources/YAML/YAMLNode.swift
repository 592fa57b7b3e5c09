/// A YAML value with the place it begins at.
package struct YAMLNode {
  /// What a value is.
  package enum Content {
    /// A text; a plain one has no quotes.
    case text(String, isPlain: Bool)
    /// A list.
    case list([YAMLNode])
    /// A mapping, in the order written.
    case mapping([Entry])
    /// Something that was refused, and reported, while reading.
    case refused
  }

  /// A key with its value.
  package struct Entry {
    /// The key.
    package let key: YAMLNode
    /// The value.
    package let value: YAMLNode
  }

  /// What it is.
  package let content: Content
  /// In Unicode scalars from the start of the YAML text.
  package let offset: Int

  /// Puts events together, without recursion; containers that were never closed end where the
  /// events end. Nil where there is no value at all.
  package init?(_ events: [YAMLEvent]) {
    var open: [Container] = []
    var root: YAMLNode?
    func close(_ node: YAMLNode) {
      if open.isEmpty { root = root ?? node } else { open[open.count - 1].children.append(node) }
    }
    for event in events {
      switch event.kind {
      case .text(let text, let isPlain):
        close(YAMLNode(content: .text(text, isPlain: isPlain), offset: event.offset))
      case .alias: close(YAMLNode(content: .refused, offset: event.offset))
      case .listStart: open.append(Container(isMapping: false, offset: event.offset))
      case .mappingStart: open.append(Container(isMapping: true, offset: event.offset))
      case .listEnd, .mappingEnd: if let container = open.popLast() { close(container.node) }
      }
    }
    while let container = open.popLast() { close(container.node) }
    guard let root else { return nil }
    self = root
  }

  private init(content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  private struct Container {
    let isMapping: Bool
    let offset: Int
    var children: [YAMLNode] = []

    var node: YAMLNode {
      guard isMapping else { return YAMLNode(content: .list(children), offset: offset) }
      let entries = stride(from: 0, to: children.count, by: 2).map { index in
        let isComplete = index + 1 < children.count
        let missing = YAMLNode(content: .refused, offset: children[index].offset)
        return Entry(key: children[index], value: isComplete ? children[index + 1] : missing)
      }
      return YAMLNode(content: .mapping(entries), offset: offset)
    }
  }

  /// The text, or nil where it is none or stands for nothing (`key:`, `key: ~`, `key: null`).
  package var text: String? {
    guard case .text(let text, let isPlain) = content else { return nil }
    guard isPlain else { return text }
    switch text {
    case "", "~", "null", "Null", "NULL": return nil
    default: return text
    }
  }

  /// Whether the key was left without a value.
  package var isNothing: Bool {
    if case .text = content { return text == nil }
    return false
  }

  /// What the value is, for a message.
  package var kindName: String {
    switch content {
    case .text: return "a text"
    case .list: return "a list"
    case .mapping: return "a mapping"
    case .refused: return "an alias"
    }
  }
}
