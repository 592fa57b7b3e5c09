import Bytes
import RouteGraph
import YAML

/// Turns the YAML of a note into `FrontMatter`, and goes on after each problem.
struct FrontMatterReader {
  /// The keys that a note may have.
  private enum Key: String, CaseIterable {
    case title, subtitle, summary, tags, status, screenshot, aliases, extra
  }

  /// What is wrong, in the order found.
  private(set) var problems: [Diagnostic] = []

  private var positions: YAMLPositions
  private var frontMatter = FrontMatter()

  init(positions: YAMLPositions) {
    self.positions = positions
  }

  /// Reads every key that can be read. O(n).
  mutating func read() -> FrontMatter {
    let document = positions.text.withUnsafeBufferPointer { text in
      YAMLDocument(of: UnsafeBufferPointer(rebasing: text[positions.yaml]))
    }
    for fault in document.faults { problems.append(diagnostic(for: fault)) }
    guard let root = document.root else { return frontMatter }
    guard root.kind == .mapping else {
      if !root.isNothing, document.faults.isEmpty {
        report(
          "wrong-front-matter-kind", at: root,
          "front matter takes lines of 'key: value', not \(root.kindName)",
          fix: "write 'title: ' before the text, or remove the '---' lines")
      }
      return frontMatter
    }
    for (key, entry) in distinct(root.entries, prefix: "") { read(key, entry) }
    return frontMatter
  }

  private mutating func read(_ name: String, _ entry: YAMLNode.Entry) {
    guard let key = Key(rawValue: name) else {
      let nearest = NearestName.to(name, among: Key.allCases.map(\.rawValue))
      let all = Key.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      report(
        "unknown-front-matter-key", at: entry.key, "unknown front matter key '\(name)'",
        fix: nearest.map { "did you mean '\($0)'?" }
          ?? "use one of \(all); keys of your own go under 'extra'")
      return
    }
    switch key {
    case .title: frontMatter.title = text(entry.value, of: name)
    case .subtitle: frontMatter.subtitle = text(entry.value, of: name)
    case .summary: frontMatter.summary = text(entry.value, of: name)
    case .status: frontMatter.status = text(entry.value, of: name)
    case .screenshot: frontMatter.screenshot = screenshot(entry.value)
    case .tags: frontMatter.tags = texts(entry.value, of: name)
    case .aliases:
      frontMatter.aliases = texts(entry.value, of: name) { reader, text, item in
        .init(text, at: reader.positions.location(ofScalar: item.offset))
      }
    case .extra: frontMatter.extra = extra(entry.value)
    }
  }

  private mutating func text(_ node: YAMLNode, of key: String) -> String? {
    if node.kind == .text { return node.text }
    reportKind(node, of: key, takes: "a text")
    return nil
  }

  private mutating func texts(_ node: YAMLNode, of key: String) -> [String] {
    texts(node, of: key) { _, text, _ in text }
  }

  /// What is made of each text of a list.
  private mutating func texts<Value>(
    _ node: YAMLNode, of key: String,
    _ make: (inout FrontMatterReader, String, YAMLNode) -> Value
  ) -> [Value] {
    if node.isNothing { return [] }
    guard node.kind == .list else {
      reportKind(node, of: key, takes: "a list of texts", fix: node.text.map { "write [\($0)]" })
      return []
    }
    var values: [Value] = []
    values.reserveCapacity(4)
    for (number, item) in node.items.enumerated() {
      if let text = item.text {
        values.append(make(&self, text, item))
      } else {
        reportKind(item, of: "\(key)[\(number)]", takes: "a text")
      }
    }
    return values
  }

  private mutating func screenshot(_ node: YAMLNode) -> FrontMatter.Located<String>? {
    guard let path = text(node, of: Key.screenshot.rawValue) else { return nil }
    guard URLScheme.of(path) == nil, !URLScheme.isRooted(path) else {
      report(
        "unsafe-link", at: node, "the screenshot '\(path)' is no file beside the note",
        fix: "give a path relative to the note")
      return nil
    }
    return .init(path, at: positions.location(ofScalar: node.offset))
  }

  private mutating func extra(_ node: YAMLNode) -> [FrontMatter.ExtraField] {
    if node.isNothing { return [] }
    guard node.kind == .mapping else {
      reportKind(node, of: Key.extra.rawValue, takes: "a mapping")
      return []
    }
    var fields: [FrontMatter.ExtraField] = []
    for (key, entry) in distinct(node.entries, prefix: "extra.") {
      switch entry.value.kind {
      case .text: fields.append(.init(key: key, value: .text(entry.value.text ?? "")))
      case .list:
        fields.append(.init(key: key, value: .list(texts(entry.value, of: "extra.\(key)"))))
      case .mapping, .refused:
        reportKind(entry.value, of: "extra.\(key)", takes: "a text or a list of texts")
      }
    }
    return fields
  }

  /// The entries with a text for a key, each key once: the first of equal ones counts.
  private mutating func distinct(
    _ entries: YAMLNode.Entries, prefix: String
  ) -> [(key: String, entry: YAMLNode.Entry)] {
    var seen = NameIndex()
    var distinct: [(key: String, entry: YAMLNode.Entry)] = []
    distinct.reserveCapacity(Key.allCases.count)
    for entry in entries {
      guard let key = entry.key.written else {
        guard entry.key.kind != .refused else { continue }
        report(
          "wrong-front-matter-kind", at: entry.key,
          "a front matter key is a text, not \(entry.key.kindName)")
        continue
      }
      if seen.place(of: key) == nil {
        seen.add(key)
        distinct.append((key, entry))
      } else {
        report(
          "duplicate-front-matter-key", at: entry.key,
          "the front matter key '\(prefix)\(key)' is given twice", fix: "remove one of the two")
      }
    }
    return distinct
  }
}

// MARK: - Messages

extension FrontMatterReader {
  private mutating func report(
    _ id: String, at node: YAMLNode, _ summary: String, fix: String? = nil
  ) {
    let location = positions.location(ofScalar: node.offset)
    problems.append(Diagnostic(.error, id, at: location, summary, fix: fix))
  }

  /// Says what a key takes; a refused alias has been reported by itself.
  private mutating func reportKind(
    _ node: YAMLNode, of key: String, takes kind: String, fix: String? = nil
  ) {
    guard node.kind != .refused else { return }
    let found = node.isNothing ? "nothing" : node.kindName
    report(
      "wrong-front-matter-kind", at: node,
      "the front matter key '\(key)' takes \(kind), not \(found)",
      fix: fix)
  }

  private mutating func diagnostic(for fault: YAMLFault) -> Diagnostic {
    let id =
      switch fault.kind {
      case .syntax, .character, .secondDocument: "front-matter-syntax"
      case .reference: "front-matter-alias"
      case .tooDeep: "front-matter-too-deep"
      }
    return fault.problem(
      id, of: "the front matter", holding: "'extra' holds texts and lists of texts", at: &positions)
  }
}
