/// What a page asks of the notes it shows.
public struct MarkdownOptions: Sendable {
  /// How many levels headings move down, as the page has a title of its own; level 6 is the last.
  public var headingOffset: Int
  /// Ids that the page's template uses, which no heading may take.
  public var reservedIDs: Set<String>
  /// Whether the note's text is returned for a search index.
  public var collectsPlainText: Bool

  /// Creates options.
  ///
  /// - Parameters:
  ///   - headingOffset: How many levels headings move down, from 0 to 5.
  ///   - reservedIDs: Ids that the page's template uses.
  ///   - collectsPlainText: Whether the note's text is returned for a search index.
  public init(
    headingOffset: Int = 1, reservedIDs: Set<String> = [], collectsPlainText: Bool = false
  ) {
    self.headingOffset = headingOffset
    self.reservedIDs = reservedIDs
    self.collectsPlainText = collectsPlainText
  }
}
