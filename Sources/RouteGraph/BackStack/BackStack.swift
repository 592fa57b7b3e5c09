/// One way in which a destination can be on screen; destinations are positions in
/// `graph.destinations`.
package struct BackStack: Hashable, Sendable {
  /// One screen of the stack.
  package struct Entry: Hashable, Sendable {
    /// What it shows.
    package let destination: Int
    /// The number of ``column``, 0 for none.
    let columnNumber: Int16
    /// Whether it is in the `NavigationPath` array; the root counts as if it were.
    package let isOnPath: Bool

    /// Creates an entry.
    package init(destination: Int, isOnPath: Bool, column: Int? = nil) {
      self.destination = destination
      columnNumber = column.map { Int16(truncatingIfNeeded: $0) } ?? 0
      self.isOnPath = isOnPath
    }

    /// An entry with the number of its column.
    init(destination: Int, columnNumber: Int16, isOnPath: Bool) {
      self.destination = destination
      self.columnNumber = columnNumber
      self.isOnPath = isOnPath
    }

    /// The column of a split view that it is selected in, from 1; nil for all others.
    package var column: Int? { columnNumber > 0 ? Int(columnNumber) : nil }
  }

  /// How the layer that holds the stack is presented.
  package struct Presentation: Hashable, Sendable {
    /// The destination in front of the layer below.
    package let presenter: Int
    /// How it is presented.
    package let style: PresentationStyle
    /// Whether it brings a stack of its own.
    package let isInStack: Bool
  }

  /// The top layer's screens, root first; the last is in front.
  package let entries: [Entry]
  /// The selected tabs of the bottom layer, outermost first.
  package let tabs: [TabID]
  /// How the top layer is presented; nil for the app's own container.
  package let presentation: Presentation?

  /// Whether a split view's columns selected some of the entries.
  package var hasSelections: Bool { entries.contains { $0.columnNumber > 0 } }
}
