/// One screen in a back stack.
public struct BackStackEntry: Hashable, Sendable {
  /// What it shows.
  public let destination: DestinationID
  /// Whether it is in the `NavigationPath` array; one shown by a Boolean or by a view-based link is
  /// on screen but not on the path.
  public let isOnPath: Bool
  /// The column of a split view that it was selected in, counting from 1; nil for a root and for
  /// what was pushed.
  public let column: Int?

  /// Creates an entry.
  public init(_ destination: DestinationID, isOnPath: Bool = true, column: Int? = nil) {
    self.destination = destination
    self.isOnPath = isOnPath
    self.column = column
  }
}
