/// A YAML value with the place it begins at.
package struct YAMLNode {
  /// A key with its value.
  package struct Entry {
    /// The key.
    package let key: YAMLNode
    /// The value.
    package let value: YAMLNode
  }

  private let tree: YAMLTree
  private let number: Int

  init(in tree: YAMLTree, number: Int) {
    self.tree = tree
    self.number = number
  }

  /// What it is.
  package var kind: YAMLKind { tree.records[number].kind }

  /// In Unicode scalars from the start of the YAML text.
  package var offset: Int { tree.records[number].offset }

  /// The values of a list, in the order written; nothing for anything else.
  package var items: Items { Items(in: tree, kind == .list ? tree.records[number].span : 0..<0) }

  /// The entries of a mapping, in the order written; nothing for anything else.
  package var entries: Entries {
    Entries(nodes: Items(in: tree, kind == .mapping ? tree.records[number].span : 0..<0))
  }

  /// The text, or nil where it is none or stands for nothing (`key:`, `key: ~`, `key: null`).
  package var text: String? { isNothing ? nil : written }

  /// The text as it is written, whatever it stands for; nil where it is none.
  package var written: String? {
    guard kind == .text else { return nil }
    return withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the key was left without a value.
  package var isNothing: Bool {
    guard kind == .text, tree.records[number].isPlain else { return false }
    return withBytes { text in
      switch text.count {
      case 0: true
      case 1: text[0] == UInt8(ascii: "~")
      case 4: ["null", "Null", "NULL"].contains { text.elementsEqual($0.utf8) }
      default: false
      }
    }
  }

  /// What the value is, for a message.
  package var kindName: String {
    switch kind {
    case .text: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    case .refused: "an alias"
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let span = tree.records[number].span
    return tree.texts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[span])) }
  }
}

extension YAMLNode {
  /// The values of a container, one after the other.
  package struct Items: Sequence, IteratorProtocol {
    private let tree: YAMLTree
    private var number: Int
    private let end: Int

    init(in tree: YAMLTree, _ span: Range<Int>) {
      self.tree = tree
      number = span.lowerBound
      end = span.upperBound
    }

    /// The next value, nil after the last one.
    package mutating func next() -> YAMLNode? {
      guard number < end else { return nil }
      defer { number = tree.records[number].next(after: number) }
      return YAMLNode(in: tree, number: number)
    }
  }

  /// The entries of a mapping, one after the other.
  package struct Entries: Sequence, IteratorProtocol {
    fileprivate var nodes: Items

    /// The next entry, nil after the last one.
    package mutating func next() -> Entry? {
      guard let key = nodes.next(), let value = nodes.next() else { return nil }
      return Entry(key: key, value: value)
    }
  }
}
