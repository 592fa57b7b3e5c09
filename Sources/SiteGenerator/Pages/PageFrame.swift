/// What every page has around its own content: head, rail, footer.
///
/// A class because every record of a page refers to it; nothing in it changes.
final class PageFrame: Sendable {
  /// The site.
  let plan: SitePlan
  /// What leads from the page to other files.
  let links: PageLinks
  /// The texts in the page's language.
  let words: Words
  /// The text of the `title` element.
  let documentTitle: DocumentTitle
  /// One or two sentences for search engines.
  let description: String?
  /// The place in the site, marked in the rail.
  let place: RailPlace

  init(
    plan: SitePlan, links: PageLinks, documentTitle: DocumentTitle, description: String? = nil,
    place: RailPlace
  ) {
    self.plan = plan
    self.links = links
    words = links.flow?.words ?? plan.words
    self.documentTitle = documentTitle
    self.description = description
    self.place = place
  }

  /// The place of a page in the rail.
  enum RailPlace: Sendable, Equatable {
    case overview, search, review, elsewhere
    case flow(Int)
    case accuracy(flow: Int)
    case group(flow: Int, Int)
    case destination(flow: Int, Int)

    /// The number of the flow around the place.
    var flow: Int? {
      switch self {
      case .overview, .search, .review, .elsewhere: nil
      case .flow(let flow), .accuracy(let flow), .group(let flow, _), .destination(let flow, _):
        flow
      }
    }
  }

  /// What leads from the page to a file named from the root.
  func href(_ path: String) -> String { links.href(toFile: path) }
}
