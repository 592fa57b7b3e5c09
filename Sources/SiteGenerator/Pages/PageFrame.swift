import Mustache
import RouteGraph

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
  let documentTitle: String
  /// One or two sentences for search engines.
  let description: String?
  /// The place in the site, marked in the rail.
  let place: RailPlace

  init(
    plan: SitePlan, links: PageLinks, words: Words, documentTitle: String,
    description: String? = nil, place: RailPlace
  ) {
    self.plan = plan
    self.links = links
    self.words = words
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

/// A page: its own fields, and those of the frame around it.
protocol SitePage: TemplateRecord {
  /// What stands around the page's own content.
  var frame: PageFrame { get }
}

extension SitePage {
  /// The fields of the frame, then the page's own. What pages of one route case have in common is
  /// shared.
  static func framed(_ own: [TemplateField<Self>]) -> [TemplateField<Self>] {
    let frame: [TemplateField<Self>] = [
      .text("lang") { $0.frame.words.language.rawValue }.shared,
      .text("documentTitle") { $0.frame.documentTitle },
      .optionalText("description") { $0.frame.description },
      .text(
        "stylesheet",
        writing: { page, out in
          page.frame.links.write(toFile: page.frame.plan.supplies.stylesheet, into: &out)
        }
      ).shared,
      .text(
        "favicon",
        writing: { page, out in
          page.frame.links.write(toFile: page.frame.plan.supplies.favicon, into: &out)
        }
      ).shared,
      .text("root") { $0.frame.links.root }.shared,
      .record("site") { SiteHead(frame: $0.frame) }.shared,
      .text(
        "searchHref",
        writing: { page, out in
          page.frame.links.write(toFile: SitePath.search, into: &out)
        }
      ).shared,
      .optionalText("searchCurrent") { $0.frame.place == .search ? "page" : nil }.shared,
      .record("tools") { PageTools(frame: $0.frame) }.shared,
      .record("words") { $0.frame.words }.shared,
      .list("flows") { page in
        page.frame.plan.flows.indices.lazy.map { RailFlow(frame: page.frame, number: $0) }
      }.shared,
    ]
    return frame + own
  }
}

/// The site in the rail and in the bar on top.
struct SiteHead: TemplateRecord {
  let frame: PageFrame

  static let fields: [TemplateField<SiteHead>] = [
    .text("title") { $0.frame.plan.title },
    .text("href", writing: { $0.frame.links.write(toFile: SitePath.overview, into: &$1) }),
    .optionalText("current") { $0.frame.place == .overview ? "page" : nil },
  ]
}
