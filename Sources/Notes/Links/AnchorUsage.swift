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

  /// The problems of usages whose ids none of a note's headings has.
  ///
  /// Ids count as equal when they are canonically equivalent, so that a file name typed on macOS
  /// (decomposed Hangul) finds its heading. O(usages + headings), and O(log headings) for each problem.
  ///
  /// - Parameters:
  ///   - usages: Links to one note.
  ///   - headings: The headings of that note.
  public static func problems(
    of usages: [AnchorUsage], among headings: [Heading]
  ) -> [Diagnostic] {
    let ids = Set(headings.lazy.map(\.id))
    let missing = usages.filter { !ids.contains($0.anchor) }
    guard !missing.isEmpty else { return [] }
    let sorted = ids.sorted()
    return missing.map {
      $0.missing(from: headings, nearest: NearestName.to($0.anchor, amongSorted: sorted))
    }
  }

  /// The problem of a usage whose id none of the headings has.
  ///
  /// - Parameter nearest: The id that was probably meant.
  func missing(from headings: [Heading], nearest: String?) -> Diagnostic {
    let fix: String
    if let nearest {
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
