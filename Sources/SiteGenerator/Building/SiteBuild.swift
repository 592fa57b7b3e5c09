import Bytes
import Notes
import RouteGraph

/// Builds a site: a list of named steps, each of which returns its result and its problems.
///
/// Every build walks every flow and reads every note. A page is left as it stands only where all that
/// it is made from has the fingerprints of the last build, so that nothing is ever stale; of the
/// others only those are written whose bytes changed. With any error, or with any warning where the
/// build is strict, the last good site stays as it is.
public struct SiteBuild: Sendable {
  let definition: SiteDefinition
  let options: BuildOptions

  /// Prepares a build.
  public init(_ definition: SiteDefinition, options: BuildOptions = BuildOptions()) {
    self.definition = definition
    self.options = options
  }

  /// Runs the build. O(destinations + transitions + bytes of notes and pages).
  public func callAsFunction() async -> BuildOutcome {
    var diagnostics = definition.problems
    // Walking, reading, the theme and the output know nothing of each other: all at once.
    async let opened = openOutput(), compiled = compileTheme(), reading = readContent()
    let graphs = walk(into: &diagnostics)
    let binding = NoteBinding(graphs)
    let publisher: Publisher
    do throws(PublishingFailure) { publisher = try await opened.get() } catch {
      let (theme, read) = await (compiled, reading)
      return fail(error, diagnostics + theme.problems + bind(read, by: binding).problems)
    }
    async let writtenGraphs = WrittenGraphs(
      graphs, outlines: binding.outlines, publishing: publisher.worker())
    let ((theme, themeProblems), read) = await (compiled, reading)
    async let memory = read.frontMatterMemory()
    let (content, contentProblems) = bind(read, by: binding)
    diagnostics += themeProblems + contentProblems
    guard let theme else {
      _ = await writtenGraphs
      return reject(publisher, diagnostics)
    }
    let site = plan(graphs, content: content, theme: theme, problems: diagnostics)
    let origin = SiteOrigin(site)
    var press = SitePress(site: site)
    if let last = publisher.lastOrigin {
      // Only where there may be something to keep do pages wait for the graphs.
      press.keepsPages = await last == origin.fingerprint(with: writtenGraphs.hashes)
    }
    var printed = await press.print(to: publisher, workers: workers)
    printed.workers.append(await writtenGraphs.publishing)
    diagnostics += printed.diagnostics
    guard !isRejected(diagnostics) else { return reject(publisher, diagnostics) }
    do throws(PublishingFailure) {
      let sum = await origin.fingerprint(with: writtenGraphs.hashes)
      let status = try publish(printed, madeFrom: sum, leaving: await memory, by: publisher)
      return BuildOutcome(status: status, diagnostics: diagnostics.sorted(), plan: site.plan)
    } catch {
      return fail(error, diagnostics)
    }
  }

  private var workers: Int { max(1, options.workers ?? ProcessorCount.active) }

  private func path(_ folder: String) -> String {
    folder.hasPrefix("/") || options.root == "." ? folder : "\(options.root)/\(folder)"
  }

  private var templateFolder: InputFolder {
    InputFolder(
      at: path(options.templates), name: options.templates,
      isRequired: options.templates != BuildOptions().templates)
  }

  /// Reads the notes, beside the walk and on its core too when that has ended.
  private func readContent() async -> ReadContent {
    await ReadContent(
      InputFolder(
        at: path(options.content), name: options.content,
        isRequired: options.content != BuildOptions().content),
      recalling: FrontMatterMemory(leftIn: path(options.output)), workers: workers)
  }

  private func openOutput() async -> Result<Publisher, PublishingFailure> {
    Result { () throws(PublishingFailure) in
      try Publisher(
        to: path(options.output), inputs: [path(options.content), path(options.templates)])
    }
  }

  /// What the pages are made with, nil where its problems don't allow it.
  private func compileTheme() async -> (theme: SiteTheme?, problems: [Diagnostic]) {
    var problems: [Diagnostic] = []
    let theme = SiteTheme(templateFolder, diagnostics: &problems)
    return (theme, problems)
  }

  /// Puts what was printed into the place of the last site.
  private func publish(
    _ printed: SitePress.Printed, madeFrom origin: ContentHash?, leaving memory: ByteBuffer?,
    by publisher: Publisher
  ) throws(PublishingFailure) -> BuildOutcome.Status {
    let report = try publisher.commit(printed.workers, madeFrom: origin)
    if let memory { publisher.leave(memory, as: FrontMatterMemory.name) }
    return .published(
      pages: printed.pageCount, files: report.files, written: report.written,
      removed: report.removed)
  }

  private func fail(_ failure: PublishingFailure, _ diagnostics: [Diagnostic]) -> BuildOutcome {
    BuildOutcome(status: .failed, diagnostics: (diagnostics + failure.diagnostics).sorted())
  }

  private func reject(_ publisher: Publisher, _ diagnostics: [Diagnostic]) -> BuildOutcome {
    publisher.abandon()
    return BuildOutcome(status: .rejected, diagnostics: diagnostics.sorted())
  }

  private func isRejected(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error || (options.isStrict && $0.severity == .warning) }
  }
}

extension SiteBuild {
  /// The flows' graphs with the names that the site gives them.
  private func walk(into diagnostics: inout [Diagnostic]) -> [NamedGraph] {
    let walk = FlowWalk(
      limit: options.destinationLimit, root: (try? SystemPath.realPath(of: options.root)) ?? nil)
    var graphs: [NamedGraph] = []
    if definition.flows.isEmpty, definition.graphs.isEmpty,
      !diagnostics.contains(where: { $0.severity == .error })
    {
      diagnostics.append(
        Diagnostic(
          .error, "no-flow", "the site has no flow", fix: "return at least one Flow from 'flows'"))
    }
    for flow in definition.flows {
      let (graph, problems) = walk(flow)
      diagnostics += problems
      name(graph, problems, in: &graphs, &diagnostics)
    }
    for graph in definition.graphs { name(graph, [], in: &graphs, &diagnostics) }
    return graphs
  }

  /// Binds notes to the pages of flows. Its problems are those of the notes and, since they show once
  /// flows are looked at as a whole, the sheets that may have to wait for others and those that say
  /// nothing of deep links.
  private func bind(
    _ read: ReadContent, by binding: NoteBinding
  ) -> (content: SiteContent, problems: [Diagnostic]) {
    let content = SiteContent(read, binding: binding)
    let problems = binding.outlines.flatMap { outline in
      outline.sheets.problems + outline.stacks.deepLinkProblems
    }
    return (content, content.diagnostics + problems)
  }

  /// Adds a graph under the name that the site publishes it by, or reports why it can't.
  private func name(
    _ graph: FlowGraph, _ problems: [Diagnostic], in graphs: inout [NamedGraph],
    _ diagnostics: inout [Diagnostic]
  ) {
    var graph = graph
    guard !graph.container.roots.isEmpty else {
      return diagnostics.append(
        Diagnostic(
          .error, "empty-container", "the flow '\(graph.title)' holds no screen",
          fix: "put a route into its container"))
    }
    let wanted = graph.id.rawValue
    if SitePath.reservedFlowNames.contains(wanted) {
      graph.id = FlowID(rawValue: Slug(wanted, digestOf: "flow \(wanted)").text)
      diagnostics.append(
        Diagnostic(
          .note, "reserved-flow-name",
          "the site's own folder is called '\(wanted)'; the flow '\(graph.title)' is published as "
            + "'\(graph.id.rawValue)'", fix: "give the flow another id"))
    }
    let key = Slug(graph.id.rawValue).foldingKey
    guard !graphs.contains(where: { Slug($0.graph.id.rawValue).foldingKey == key }) else {
      return diagnostics.append(
        Diagnostic(
          .error, "duplicate-flow", "two flows have the id '\(wanted)'",
          fix: "give one of them another id: Flow(\"\(graph.title)\", id: …)"))
    }
    graphs.append(NamedGraph(name: wanted, graph: graph, problems: problems))
  }

  private func plan(
    _ graphs: [NamedGraph], content: SiteContent, theme: SiteTheme, problems: [Diagnostic]
  ) -> PlannedSite {
    let words = Words(Words.Language(tag: definition.language))
    let flows = graphs.indices.map { number in
      FlowPlan(
        graphs[number].graph, notes: content.notes.ofFlows[number],
        outline: content.index.binding.outlines[number],
        words: graphs[number].graph.language.map { Words(Words.Language(tag: $0)) } ?? words,
        problems: graphs[number].problems)
    }
    let plan = SitePlan(
      SiteMasthead(title: definition.title, words: words), flows: flows, content: content.notes,
      supplies: SiteSupplies(
        stylesheet: theme.stylesheet, favicon: theme.favicon, icons: theme.icons,
        tools: SiteTools(
          languages: [words.language] + flows.map(\.words.language), published: theme.published),
        base: options.baseURL, source: options.sourceURL),
      problems: problems.sorted())
    return PlannedSite(plan: plan, theme: theme, content: content)
  }
}
