import Notes

/// The headings of the site's notes, by the notes' numbers.
///
/// They come from the pages' rendering; whoever leaves a note unrendered hands its headings in from
/// where an earlier build kept them.
struct NoteHeadings: Sendable {
  private let known: [Int: [Heading]]

  /// Takes what the workers met; a note that several pages show counts once.
  init(_ met: [(note: Int, headings: [Heading])]) {
    known = Dictionary(met.map { ($0.note, $0.headings) }, uniquingKeysWith: { first, _ in first })
  }

  /// The headings of a note, in order; none where there is no note.
  func headings(of note: Int?) -> [Heading] {
    note.flatMap { known[$0] } ?? []
  }
}
