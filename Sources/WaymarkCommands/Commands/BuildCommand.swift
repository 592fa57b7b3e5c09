import RouteGraph
import SiteGenerator

/// Publishes a site.
struct BuildCommand {
  let arguments: Arguments
  let report: Report

  /// Builds a site that is defined in Swift.
  func run(_ site: SiteDefinition) async -> ExitStatus {
    var options = arguments.build
    options.output = arguments.output ?? options.output
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = await SiteBuild(site, options: options)()
    outcome.leaveToProcess()
    report.print(outcome.diagnostics)
    switch outcome.status {
    case .published(let pages, _, let written, let removed):
      let removal = removed > 0 ? ", \(removed) removed" : ""
      let changes = "\(Report.count(written, "file")) changed\(removal)"
      report.success(
        "Built \(Report.count(pages, "page")) (\(changes)) "
          + "in \(Report.seconds(clock.now - start)) s -> \(options.output)")
      return .fine
    case .rejected:
      Console.error(Self.rejection(options.output))
      return .findings
    case .failed:
      Console.error("Nothing was published to '\(options.output)'.")
      return .failure
    }
  }

  /// What becomes of the output folder where problems keep a site from being published.
  private static func rejection(_ output: String) -> String {
    "Nothing was published to '\(output)': what is there stays as it is."
  }

  /// Builds a site of graph files.
  func runOnFiles() async -> ExitStatus {
    let files = GraphFiles(arguments.operands)
    return await run(files)
  }

  /// Builds a site of what a scan gives: the same as of the file that it would write.
  func run(scanning scanner: any SourceScanner) async -> ExitStatus {
    let scanned = arguments.scan(with: scanner)
    let status = await run(GraphFiles(of: scanned))
    return status == .fine && !scanned.isComplete ? .findings : status
  }

  /// Builds a site of graphs, unless one is missing: its notes would all be said to belong nowhere.
  private func run(_ files: GraphFiles) async -> ExitStatus {
    let output = arguments.output ?? arguments.build.output
    guard !files.diagnostics.contains(where: { $0.severity == .error }) else {
      report.print(files.diagnostics.sorted())
      Console.error(
        files.isUnreadable
          ? "Nothing was published to '\(output)'."
          : Self.rejection(output))
      return files.isUnreadable ? .failure : .findings
    }
    return await run(site(of: files.graphs, problems: files.diagnostics))
  }

  /// The site of some graphs: titled after its only flow, or after the program. A language that is
  /// asked for takes the place of the flows' own.
  private func site(of graphs: [FlowGraph], problems: [Diagnostic]) -> SiteDefinition {
    let only = graphs.count == 1 ? graphs.first : nil
    var graphs = graphs
    if let language = arguments.language {
      for place in graphs.indices where graphs[place].language != nil {
        graphs[place].language = language
      }
    }
    var site = SiteDefinition(
      title: arguments.title ?? only?.title ?? "Waymark",
      language: arguments.language ?? only?.language ?? "en", graphs: graphs)
    site.problems = problems
    return site
  }
}
