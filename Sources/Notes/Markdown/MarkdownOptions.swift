/// What a page asks of the notes it shows.
public struct MarkdownOptions: Sendable {
  /// How many levels headings move down, as the page has a title of its own; level 6 is the last.
  public var headingOffset: Int
  /// Ids that the page uses itself, which no heading may take.
  public var reservedIDs: ReservedIDs

  /// Creates options.
  ///
  /// - Parameters:
  ///   - headingOffset: How many levels headings move down, from 0 to 5.
  ///   - reservedIDs: Ids that the page uses itself.
  public init(headingOffset: Int = 1, reservedIDs: ReservedIDs = ReservedIDs()) {
    self.headingOffset = headingOffset
    self.reservedIDs = reservedIDs
  }
}
