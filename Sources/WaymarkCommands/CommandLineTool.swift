import Foundation
import RouteGraph
public import SiteGenerator

/// The program that a site is: reads its arguments, carries them out, prints what came of it.
///
/// The one place that turns problems into text, usage and exit status.
public struct CommandLineTool: Sendable {
  private let site: SiteDefinition
  private let name: String

  /// Creates the program of a site.
  ///
  /// - Parameters:
  ///   - site: What the program builds.
  ///   - name: The program's name in its usage text.
  public init(_ site: SiteDefinition, name: String) {
    self.site = site
    self.name = name
  }

  /// Carries out the arguments.
  ///
  /// Data goes to standard output, everything else to standard error.
  ///
  /// - Parameter arguments: The arguments without the program's own name.
  public func run(_ arguments: [String]) async -> ExitStatus {
    switch Invocation.parse(arguments) {
    case .help:
      Console.output(Usage.text(for: name))
      return .fine
    case .problem(let problem):
      Console.error("error: \(problem.summary)\(problem.fix.map { "\n  help: \($0)" } ?? "")")
      Console.error("Usage: \(name) build [options]; '\(name) --help' lists them.")
      return .usage
    case .build(let options, let isQuiet):
      return await build(options, isQuiet: isQuiet)
    }
  }

  private func build(_ options: BuildOptions, isQuiet: Bool) async -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = await SiteBuild(site, options: options)()
    print(outcome.diagnostics)
    switch outcome.status {
    case .published(let pages, _, let written, let removed):
      if !isQuiet {
        let removal = removed > 0 ? ", \(removed) removed" : ""
        let changes = "\(written) \(written == 1 ? "file" : "files") changed\(removal)"
        Console.output(
          "Built \(pages) \(pages == 1 ? "page" : "pages") (\(changes)) "
            + "in \(Self.seconds(clock.now - start)) s -> \(options.output)")
      }
      return .fine
    case .rejected:
      Console.error("The last good site in '\(options.output)' was left as it is.")
      return .findings
    case .failed:
      Console.error("Nothing was published to '\(options.output)'.")
      return .failure
    }
  }

  private func print(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    for diagnostic in diagnostics { Console.error(diagnostic.description) }
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    Console.error(counts.joined(separator: ", "))
  }

  private static func seconds(_ duration: Duration) -> String {
    String(format: "%.2f", duration / .seconds(1))
  }
}

/// How the program ends.
public enum ExitStatus: Int32, Sendable {
  /// Everything went well.
  case fine = 0
  /// Problems were found.
  case findings = 1
  /// The job could not be done.
  case failure = 2
  /// The arguments were wrong.
  case usage = 64
}

/// Where the program writes.
enum Console {
  static func output(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
