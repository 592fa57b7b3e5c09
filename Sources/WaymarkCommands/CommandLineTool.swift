import Foundation
import RouteGraph
public import SiteGenerator

/// A program of this library: reads its arguments, carries them out, prints what came of it.
///
/// The one place that turns problems into text, usage and exit status.
public struct CommandLineTool: Sendable {
  /// What flows come from.
  private enum Origin: Sendable {
    /// A definition.
    case site(SiteDefinition)
    /// Files, and the source of apps.
    case arguments(any SourceScanner)
  }

  private let program: Program
  private let origin: Origin

  /// Creates the program of a site.
  ///
  /// - Parameters:
  ///   - site: What the program builds.
  ///   - name: The program's name in its usage text.
  public init(_ site: SiteDefinition, name: String) {
    origin = .site(site)
    program = .site(named: name)
  }

  /// Creates the tool, whose flows come from its arguments.
  ///
  /// - Parameters:
  ///   - name: The program's name in its usage text.
  ///   - scanner: What reads the source of apps.
  package init(name: String, scanner: any SourceScanner) {
    origin = .arguments(scanner)
    program = .tool(named: name)
  }

  /// Carries out the arguments.
  ///
  /// Data goes to standard output, everything else to standard error.
  ///
  /// - Parameter arguments: The arguments without the program's own name.
  public func run(_ arguments: [String]) async -> ExitStatus {
    Console.outliveReaders()
    let usage = Usage(of: program)
    switch ArgumentParser.parse(arguments, for: program) {
    case .help(let verb):
      guard let problem = Console.output(usage.text(for: verb)) else { return .fine }
      Console.error(problem.description)
      return .failure
    case .problem(let problem):
      Console.error("error: \(problem.summary)\(problem.fix.map { "\n  help: \($0)" } ?? "")")
      Console.error(usage.line(for: problem.verb))
      return .usage
    case .run(let arguments):
      return await run(arguments)
    }
  }

  private func run(_ arguments: Arguments) async -> ExitStatus {
    var settings = Settings(of: program, environment: ProcessInfo.processInfo.environment)
    let arguments = settings.settle(arguments)
    let report = Report(isQuiet: arguments.isQuiet)
    guard settings.problems.isEmpty else {
      report.print(settings.problems.sorted())
      return settings.isUnreadable ? .failure : .findings
    }
    let build = BuildCommand(arguments: arguments, report: report)
    switch (origin, arguments.verb) {
    case (.site(let site), _):
      return await build.run(site)
    case (.arguments(let scanner), .scan):
      return ScanCommand(arguments: arguments, report: report).run(scanner)
    case (.arguments(let scanner), .build):
      return arguments.scansSources
        ? await build.run(scanning: scanner) : await build.runOnFiles()
    }
  }
}
