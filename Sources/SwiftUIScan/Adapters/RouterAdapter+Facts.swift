import RouteGraph

extension RouterAdapter {
  /// Every adapter.
  private static let all: [RouterAdapter] = [appRouter, flowStacks, navigator, stinsen, composable]

  /// Routers of which only the name is known: nothing is guessed for them.
  private static let unsupported: [String] = [
    "LinkNavigator", "TCACoordinators",
  ]

  /// A warning for each router that is imported and that no adapter fits.
  static func unsupported(in facts: [FileFacts], paths: [String]) -> [Diagnostic] {
    var found: [String: String] = [:]
    for (fact, path) in zip(facts, paths) {
      for module in fact.imports where unsupported.contains(module) && found[module] == nil {
        found[module] = path
      }
    }
    return found.sorted { $0.key < $1.key }.map { module, path in
      Diagnostic(
        .warning, "unsupported-router", at: SourceLocation(file: path, line: 1),
        "the app navigates with '\(module)', which the scan can't follow",
        fix: "add what is missing by '// waymark: -> .case' comments")
    }
  }

  /// The facts of the adapters that scanned files ask for, as files after the scanned ones.
  static func facts(for facts: [FileFacts]) -> [FileFacts] {
    let imported = Set(facts.flatMap(\.imports))
    let declared = Set(facts.flatMap(\.types).filter { $0.kind != .extended }.map(\.name))
    var found: [FileFacts] = []
    for adapter in all where imported.contains(adapter.module) {
      guard !adapter.types.contains(where: { declared.contains($0) }) else { continue }
      let text = adapter.text + "\n" + adapter.generated(facts)
      var told = FileParser.facts(of: text, file: facts.count + found.count)
      told.types += adapter.made(facts)
      found.append(told)
    }
    return found
  }
}
