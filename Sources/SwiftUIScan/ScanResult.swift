package import RouteGraph

/// What a scan gave.
package struct ScanResult: Sendable {
  /// The flow; nil where nothing was found to make one of.
  package var graph: FlowGraph?
  /// What is worth saying, sorted.
  package var diagnostics: [Diagnostic] = []
  /// How many files were read, wholly or partly.
  package var readCount: Int
  /// How many files and folders were left out on purpose.
  package var excludedCount: Int
  /// Whether every file was read to its end.
  package var isComplete: Bool
}

extension ScanResult {
  /// - Parameter partlyRead: The files that are nested too deep to be read to their end.
  init(graph: FlowGraph?, reading: SourceReading, partlyRead: [String]) {
    self.init(
      graph: graph, readCount: reading.files.count, excludedCount: reading.excludedCount,
      isComplete: reading.broken.isEmpty && partlyRead.isEmpty)
    diagnostics = reading.broken.map { file in
      Diagnostic(
        .warning, "unreadable-source", at: SourceLocation(file: file.path, line: 1),
        "'\(file.path)' was left out: \(file.reason)")
    }
    diagnostics += partlyRead.map { path in
      Diagnostic(
        .warning, "nested-too-deep", at: SourceLocation(file: path, line: 1),
        "'\(path)' was read only in part: it is nested too deep for the parser",
        fix: "split the deepest view of the file in two")
    }
  }

  /// Works the facts of all files into a flow.
  static func make(
    _ reading: SourceReading, facts: [FileFacts], title: String?
  ) -> ScanResult {
    let paths = reading.files.map(\.path)
    let partlyRead = zip(paths, facts).filter { $0.1.isPartlyRead }.map { $0.0 }
    let adapted = facts + RouterAdapter.facts(for: facts)
    let table = SymbolTableBuilder.build(adapted, paths: paths)
    let corrections = CorrectionReader.corrections(in: reading.files, facts: facts)
    var assembly = FlowAssembly(table: table)
    assembly.draft.marks.want(corrections)
    assembly.run()
    if assembly.isEmpty {
      assembly = FlowAssembly(table: table, startsAtApp: false)
      assembly.draft.marks.want(corrections)
      assembly.run()
    }
    var corrector = SourceCorrector(corrections, of: assembly, paths: paths)
    corrector.run()
    let name = title ?? assembly.entries.first.map { table[$0.type].name } ?? "App"
    var graph = GraphBuilder(assembly, paths: paths).graph(
      id: FlowID(rawValue: Slug(identifier: name).text), title: name)
    for stale in corrector.stale { graph.note(stale: stale.text, at: stale.location) }
    var result = ScanResult(graph: graph, reading: reading, partlyRead: partlyRead)
    result.diagnostics += corrector.diagnostics
    result.addDoubts(of: assembly, paths: paths)
    result.diagnostics += RouterAdapter.unsupported(in: facts, paths: paths)
    result.diagnostics.sort()
    return result
  }

  /// Says what of the app makes the flow doubtful.
  private mutating func addDoubts(of assembly: FlowAssembly, paths: [String]) {
    diagnostics += assembly.draft.misplaced.compactMap { place, container in
      guard place.file < paths.count else { return nil }
      return Diagnostic(
        .warning, "misplaced-destination",
        at: SourceLocation(file: paths[place.file], line: place.line),
        "a destination is declared inside a row of a \(container), which makes its rows late",
        fix: "move the destination to the \(container) itself")
    }
    if assembly.hosts.evaluator.isExhausted {
      isComplete = false
      diagnostics.append(
        Diagnostic(
          .warning, "scan-limit",
          "the scan stopped following values after \(Evaluator.stepLimit) expressions",
          fix: "scan the app's targets one by one"))
    }
  }
}
