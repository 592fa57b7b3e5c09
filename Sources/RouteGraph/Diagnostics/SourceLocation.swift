/// A place in a file, as people and editors count: lines and columns from 1.
public struct SourceLocation: Hashable, Sendable {
  /// The file, relative to the project's root, with `/` between its parts.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in bytes of UTF-8, from 1; nil where only the line is known.
  public let column: Int?

  /// Creates a place in a file.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Orders by file, then line, then column; a place without a column comes first in its line.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.line != right.line { return left.line < right.line }
    return (left.column ?? 0) < (right.column ?? 0)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, or `file:line`.
  public var description: String {
    column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}
