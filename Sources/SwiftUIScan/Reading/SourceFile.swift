/// One file that was read.
struct SourceFile: Sendable {
  /// The path as it is shown: relative to the scanned folder, `/` between its parts.
  var path: String
  var text: String
}

/// What reading the folders gave.
struct SourceReading: Sendable {
  var files: [SourceFile] = []
  /// How many files and folders were left out on purpose.
  var excludedCount = 0
  /// Files that could not be read, with the reason.
  var broken: [BrokenFile] = []
}

/// A file that could not be read.
struct BrokenFile: Hashable, Sendable {
  var path: String
  var reason: String
}
