import Foundation
import RouteGraph

/// Where a program writes.
enum Console {
  static func output(_ text: String) {
    output(Array((text + "\n").utf8))
  }

  static func output(_ bytes: [UInt8]) {
    FileHandle.standardOutput.write(Data(bytes))
  }

  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
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

  /// Prints the one line of success to standard output.
  func success(_ text: String) {
    if !isQuiet { Console.output(text) }
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
