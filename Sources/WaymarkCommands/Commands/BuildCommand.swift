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
      Console.error("The last good site in '\(options.output)' was left as it is.")
      return .findings
    case .failed:
      Console.error("Nothing was published to '\(options.output)'.")
      return .failure
    }
  }

  /// Builds a site of graph files.
  func runOnFiles() async -> ExitStatus {
    let files = GraphFiles(arguments.operands)
    guard !files.isUnreadable else {
      report.print(files.diagnostics.sorted())
      Console.error("Nothing was published to '\(arguments.output ?? arguments.build.output)'.")
      return .failure
    }
    return await run(site(of: files.graphs, problems: files.diagnostics))
  }

  /// Builds a site of what a scan gives.
  func run(scanning scanner: any SourceScanner) async -> ExitStatus {
    let scanned = scanner.scan(arguments.scanRequest)
    var problems = scanned.diagnostics
    if scanned.graphs.isEmpty { problems.append(ScanCommand.nothingFound) }
    let status = await run(site(of: scanned.graphs, problems: problems))
    return status == .fine && !scanned.isComplete ? .findings : status
  }

  /// The site of some graphs: titled after its only flow, or after the program.
  private func site(of graphs: [FlowGraph], problems: [Diagnostic]) -> SiteDefinition {
    let only = graphs.count == 1 ? graphs.first : nil
    var site = SiteDefinition(
      title: arguments.title ?? only?.title ?? "Waymark",
      language: arguments.language ?? only?.language ?? "en", graphs: graphs)
    site.problems = problems
    return site
  }
}
