public import RouteGraph

/// A link to a heading, to be checked once the headings of the page it leads to are known.
public struct AnchorUsage: Hashable, Sendable {
  /// The link, or nil for one to a heading of the same note.
  public let link: NoteLink?
  /// The id that it asks for.
  public let anchor: String
  /// Where the link is written.
  public let location: SourceLocation

  /// Creates a usage.
  public init(link: NoteLink?, anchor: String, location: SourceLocation) {
    self.link = link
    self.anchor = anchor
    self.location = location
  }

  /// The problem with this usage, or nil where one of the headings has the id.
  ///
  /// Ids count as equal when they are canonically equivalent, so that a file name typed on macOS
  /// (decomposed Hangul) finds its heading.
  ///
  /// - Parameter headings: The headings of the note that the link leads to.
  public func problem(among headings: [Heading]) -> Diagnostic? {
    guard !headings.contains(where: { $0.id == anchor }) else { return nil }
    return missing(from: headings, isCompared: true)
  }

  /// The problem of a usage whose id none of the headings has.
  ///
  /// - Parameter isCompared: Whether the nearest id is looked for, in O(headings).
  func missing(from headings: [Heading], isCompared: Bool) -> Diagnostic {
    let fix: String
    if isCompared, let nearest = NearestName.to(anchor, among: headings.lazy.map(\.id)) {
      fix = "did you mean '#\(nearest)'?"
    } else if headings.isEmpty {
      fix = "link to the note without '#\(anchor)'"
    } else {
      let some = headings.prefix(5).map { "'#\($0.id)'" }.joined(separator: ", ")
      fix = headings.count > 5 ? "use one of \(some), …" : "use one of \(some)"
    }
    let subject = link.map { "'\($0.destination)' leads to a note that" } ?? "this note"
    return Diagnostic(
      .error, "missing-anchor", at: location, "\(subject) has no heading '#\(anchor)'", fix: fix)
  }
}
