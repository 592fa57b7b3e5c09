/// A place in a template file: lines and columns count from 1, columns in bytes of UTF-8.
public struct TemplateLocation: Hashable, Sendable {
  /// The file, as its `TemplateSource` names it.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in bytes, from 1.
  public let column: Int

  /// Creates a place in a template file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension TemplateLocation: CustomStringConvertible {
  /// `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
