import RouteGraph

/// The whole site as its pages look it up: flows, notes, addresses.
final class SitePlan: Sendable {
  /// The site's title.
  let title: String
  /// The texts of the site's own pages.
  let words: Words
  /// The flows in the order in which the site lists them.
  let flows: [FlowPlan]
  /// The note of the overview, as a number in the site's notes.
  let note: Int?
  /// Every note that is bound to a page.
  let notes: [ParsedNote]
  /// The screenshots by the numbers of the notes that name them.
  let pictures: [Int: NotePicture]
  /// What the pages draw on.
  let supplies: SiteSupplies
  /// The texts of the `title` elements.
  let documentTitles: DocumentTitles
  /// What is wrong with the definitions, shown on the pages.
  let problems: [Diagnostic]
  /// The same by their places.
  let problemsByPlace: [SourceLocation: [Diagnostic]]

  init(
    _ masthead: SiteMasthead, flows: [FlowPlan], content: SiteNotes, supplies: SiteSupplies,
    problems: [Diagnostic]
  ) {
    title = masthead.title
    words = masthead.words
    self.flows = flows
    self.supplies = supplies
    self.problems = problems
    problemsByPlace = Dictionary(
      grouping: problems.filter { $0.location != nil },
      by: { $0.location ?? SourceLocation(file: "", line: 0) })
    note = content.siteNote
    notes = content.notes
    pictures = content.pictures
    documentTitles = DocumentTitles(site: title, words: words, flows: flows)
  }
}

/// What a site calls itself, and in which words.
struct SiteMasthead: Sendable {
  /// The site's title.
  let title: String
  /// The texts of the site's own pages.
  let words: Words
}
