public import RouteGraph

/// What rendering a note found out, beside the HTML.
public struct RenderedNote: Sendable {
  /// The headings in the order of the text.
  public var headings: [Heading] = []
  /// Links to headings of other pages; check each with `AnchorUsage.problems(of:among:)` once all notes
  /// are rendered.
  public var anchorUsages: [AnchorUsage] = []
  /// What is wrong with the Markdown and its links.
  public var problems: [Diagnostic] = []
}
