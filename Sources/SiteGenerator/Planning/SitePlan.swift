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
  /// What the pages load, and where the site is published.
  let addresses: SiteAddresses
  /// The texts of the `title` elements.
  let documentTitles: DocumentTitles
  /// The line symbols.
  let icons: IconSet
  /// What is wrong with the definitions, shown on the pages.
  let problems: [Diagnostic]
  /// The same by their places.
  let problemsByPlace: [SourceLocation: [Diagnostic]]

  init(
    title: String, words: Words, flows: [FlowPlan], content: SiteNotes, icons: IconSet,
    addresses: SiteAddresses, problems: [Diagnostic]
  ) {
    self.title = title
    self.words = words
    self.flows = flows
    self.addresses = addresses
    self.problems = problems
    problemsByPlace = Dictionary(
      grouping: problems.filter { $0.location != nil },
      by: { $0.location ?? SourceLocation(file: "", line: 0) })
    note = content.siteNote
    notes = content.notes
    pictures = content.pictures
    self.icons = icons
    documentTitles = DocumentTitles(site: title, words: words, flows: flows)
  }
}

/// Where the files that every page loads lie, named from the root, and where the site is published.
struct SiteAddresses: Sendable {
  /// The stylesheet.
  let stylesheet: String
  /// The icon of the browser's tab.
  let favicon: String
  /// The script of every page, and what it brings when it is asked for.
  let tools: SiteTools
  /// The URL that the site is published under, with a `/` at its end; nil where it isn't known.
  let base: BaseURL?
  /// Where the app's source can be read; nil where it isn't known.
  let source: SourceURL?
}

/// The URL that a site is published under.
///
/// Leading and trailing slashes make no difference; what must be percent-encoded is.
public struct BaseURL: Sendable, Hashable {
  /// The URL with a `/` at its end.
  public let text: String

  /// Reads a URL; nil where it isn't `http` or `https`, names no host, or has a `?` or `#` part.
  public init?(_ text: String) {
    let trimmed = text.trimmingSlashes()
    guard
      let scheme = ["https://", "http://"].first(where: { trimmed.lowercased().hasPrefix($0) }),
      let first = trimmed.dropFirst(scheme.count).first, first != "/",
      !trimmed.contains(where: { $0 == "?" || $0 == "#" })
    else { return nil }
    self.text = SitePath.percentEncoded(trimmed, keeping: "/:%") + "/"
  }

  /// The path part: `/team/flow%20docs/`.
  public var path: String {
    let afterScheme = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard afterScheme.count == 3, let slash = afterScheme[2].firstIndex(of: "/") else { return "/" }
    return String(afterScheme[2][slash...])
  }
}

extension String {
  /// The text without blanks and slashes at its ends.
  fileprivate func trimmingSlashes() -> String {
    var text = self[...]
    while text.last == "/" || text.last == " " { text.removeLast() }
    while text.first == "/" || text.first == " " { text.removeFirst() }
    return String(text)
  }
}
