package import RouteGraph

/// Why a site was not published: every problem that was found, sorted. The old site still stands.
package struct PublishingFailure: Error, Hashable, Sendable {
  /// The problems, at least one.
  package let diagnostics: [Diagnostic]

  init(_ problems: [PublishingProblem]) {
    diagnostics = Set(problems.map(\.diagnostic)).sorted()
  }

  init(_ problem: PublishingProblem) {
    self.init([problem])
  }
}
