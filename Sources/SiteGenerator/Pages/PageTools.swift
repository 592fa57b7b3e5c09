import Mustache
import RouteGraph

/// What makes a page a prototype, and brings search and review marks to it.
struct PageTools: TemplateRecord {
  let frame: PageFrame

  private var tools: SiteTools { frame.plan.supplies.tools }

  static let fields: [TemplateField<PageTools>] = [
    .text("script", writing: { $0.frame.links.write(toFile: $0.tools.script, into: &$1) }),
    .text("workbench") { $0.tools.workbench },
    .text("palette") { $0.tools.palette },
    .text("review") { $0.tools.review },
    .text("marks") { $0.tools.marks },
    .text("words") { $0.tools.wordsName },
    .text("reviewHref", writing: { $0.frame.links.write(toFile: SitePath.review, into: &$1) }),
    .optionalText("reviewCurrent") { $0.frame.place == .review ? "page" : nil },
  ]
}
