import RouteGraph

/// What a project's `waymark.yaml` says.
struct Configuration: Sendable {
  /// The file's usual name, at the project's root.
  static let fileName = "waymark.yaml"

  /// An option with its value, as on the command line.
  struct Setting: Sendable {
    /// The option's name without dashes: `base-url`.
    let key: String
    let value: String
    let location: SourceLocation
  }

  /// The options, in the order written.
  var settings: [Setting] = []
  /// What the `scan` section changes in what a scan finds, in the order in which it is done.
  var corrections: [GraphCorrection] = []
}
