/// A place in one of the scanned files.
struct Place: Hashable, Sendable, Comparable {
  /// The file's index among the files that were read.
  var file: Int
  /// The line, from 1.
  var line: Int
  /// The column in bytes of UTF-8, from 1.
  var column: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
