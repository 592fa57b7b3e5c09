package import RouteGraph

/// What reads the source of an app and gives its flow.
///
/// The library knows the source reader by this protocol only, so that a package which depends on
/// it never needs the Swift parser.
package protocol SourceScanner: Sendable {
  /// Scans files and folders.
  func scan(_ request: ScanRequest) -> ScannedSource
}

/// What is to be scanned.
package struct ScanRequest: Sendable {
  /// The files and folders.
  package var paths: [String]
  /// The folder that places in the source are named from.
  package var root: String
  /// The flow's title; nil for the app's own name.
  package var title: String?
  /// How many files are read at once; nil for one a core.
  package var workers: Int?
}

/// What a scan gave.
package struct ScannedSource: Sendable {
  /// The flows that were found, each with a screen at least.
  package var graphs: [FlowGraph]
  /// What is worth saying.
  package var diagnostics: [Diagnostic]
  /// How many files were read.
  package var fileCount: Int
  /// How many files and folders were left out on purpose.
  package var excludedCount: Int
  /// Whether every file was read to its end.
  package var isComplete: Bool

  /// Creates the result of a scan.
  package init(
    graphs: [FlowGraph], diagnostics: [Diagnostic], fileCount: Int, excludedCount: Int,
    isComplete: Bool
  ) {
    self.graphs = graphs.filter { !$0.container.roots.isEmpty }
    self.diagnostics = diagnostics
    self.fileCount = fileCount
    self.excludedCount = excludedCount
    self.isComplete = isComplete
  }

  /// Why there is no flow; nil where there is one.
  var absence: Diagnostic? {
    guard graphs.isEmpty else { return nil }
    let fix = "name the folder that holds the app's own files"
    guard fileCount > 0 else {
      return Diagnostic(.error, "no-source", "no Swift file was read", fix: fix)
    }
    return Diagnostic(.error, "no-flow", "the source holds no navigation of SwiftUI", fix: fix)
  }
}
