extension HostTable {
  /// The views that a tree may show as a whole, in order: the first is the one it is named after.
  func primaries(of tree: ViewTree, depth: Int = 0) -> [PrimaryView] {
    guard depth < 24 else { return [] }
    switch tree {
    case .host(let key, let place):
      if let inner = unwrapped(key, depth: depth) { return inner }
      return [PrimaryView(key: key, place: place, isWhole: true)]
    case .modified(let base, _): return primaries(of: base, depth: depth)
    case .group(let trees):
      let shown = trees.filter { if case .effects = $0 { false } else { $0 != .empty } }
      if shown.count == 1 { return primaries(of: shown[0], depth: depth) }
      return shown.flatMap { primaries(of: $0, depth: depth) }.map { $0.asPart }
    case .alternatives(let all): return all.flatMap { primaries(of: $0.tree, depth: depth) }
    case .choice(let choice):
      return choice.branches.flatMap { primaries(of: $0.tree, depth: depth) }
    case .element(let node):
      let inner = node.children.filter { $0.label != "label" && $0.label != "destination" }
        .flatMap { primaries(of: $0.tree, depth: depth + 1) }
      return TransparentElements.names.contains(node.name) ? inner : inner.map { $0.asPart }
    case .effects, .empty: return []
    }
  }

  /// What a wrapper around one view that it is given shows: `Sheet { Editor() }`.
  private func unwrapped(_ key: HostKey, depth: Int) -> [PrimaryView]? {
    guard isWrapper(key) else { return nil }
    if let known = wrapped[key] { return known }
    let inner = key.fields.compactMap { field -> [PrimaryView]? in
      guard let tree = evaluated(field.value) else { return nil }
      let found = primaries(of: tree, depth: depth + 1)
      return found.isEmpty ? nil : found
    }
    let only = inner.count == 1 ? inner[0] : nil
    wrapped[key] = .some(only)
    return only
  }
}
