import Mustache

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
      .text("documentTitle", writing: { $0.frame.documentTitle.write(into: &$1) }),
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
          page.frame.plan.supplies.favicon.write(on: page.frame.links, into: &out)
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
