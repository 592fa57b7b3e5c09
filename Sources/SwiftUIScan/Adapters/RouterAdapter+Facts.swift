extension RouterAdapter {
  /// The facts of the adapters that scanned files ask for, as files after the scanned ones.
  static func facts(for facts: [FileFacts]) -> [FileFacts] {
    let imported = Set(facts.flatMap(\.imports))
    let declared = Set(facts.flatMap(\.types).filter { $0.kind != .extended }.map(\.name))
    var found: [FileFacts] = []
    for adapter in all where imported.contains(adapter.module) {
      guard !adapter.types.contains(where: { declared.contains($0) }) else { continue }
      found.append(FileParser.facts(of: adapter.text, file: facts.count + found.count))
    }
    return found
  }
}
