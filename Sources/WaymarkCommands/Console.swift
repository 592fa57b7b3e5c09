import Foundation
import RouteGraph

/// Where a program writes. Either end may be a pipe that nobody reads any more, or a file on a full
/// disk.
enum Console {
  /// Lets a pipe that nobody reads any more be a failure to write, which would end the program.
  static func outliveReaders() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Writes a line of data; returns why it could not.
  static func output(_ text: String) -> Diagnostic? {
    output(Array((text + "\n").utf8))
  }

  /// Writes data; returns why it could not.
  static func output(_ bytes: [UInt8]) -> Diagnostic? {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      return nil
    } catch {
      return Diagnostic(.error, "unwritable-output", "standard output can't be written")
    }
  }

  /// Writes a line for people. Where that fails there is nobody to tell.
  static func error(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}

/// What a command says about its work.
struct Report {
  /// Whether only problems are printed.
  let isQuiet: Bool

  /// Prints problems and how many there are to standard error.
  func print(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    for diagnostic in diagnostics { Console.error(diagnostic.description) }
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : Self.count(count, severity.rawValue)
    }
    Console.error(counts.joined(separator: ", "))
  }

  /// Prints the one line of success to standard output; what it tells of is done all the same where
  /// that can't be written.
  func success(_ text: String) {
    if !isQuiet { _ = Console.output(text) }
  }

  /// A number and its noun.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Seconds with two digits.
  static func seconds(_ duration: Duration) -> String {
    String(format: "%.2f", duration / .seconds(1))
  }
}
