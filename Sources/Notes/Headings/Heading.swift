/// A heading of a note, for an outline and for links.
public struct Heading: Hashable, Sendable {
  /// The level on the page, from 1 to 6, after `MarkdownOptions.headingOffset`.
  public let level: Int
  /// The element's id, unique in the page.
  public let id: String
  /// The text without markup.
  public let text: String
  /// The line of the file, from 1.
  public let line: Int

  /// Creates a heading.
  public init(level: Int, id: String, text: String, line: Int) {
    self.level = level
    self.id = id
    self.text = text
    self.line = line
  }
}
