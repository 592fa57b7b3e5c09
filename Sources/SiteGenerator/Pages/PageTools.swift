import Mustache
import RouteGraph

/// What brings search and review marks to a page.
struct PageTools: TemplateRecord {
  let frame: PageFrame

  private var tools: SiteTools { frame.plan.addresses.tools }

  static let fields: [TemplateField<PageTools>] = [
    .text("hook", writing: { $0.frame.links.write(toFile: $0.tools.hook, into: &$1) }),
    .text("palette", writing: { $0.frame.links.write(toFile: $0.tools.palette, into: &$1) }),
    .text("review", writing: { $0.frame.links.write(toFile: $0.tools.review, into: &$1) }),
    .text("marks", writing: { $0.frame.links.write(toFile: $0.tools.marks, into: &$1) }),
    .text("words", writing: { $0.frame.links.write(toFile: $0.tools.words.path, into: &$1) }),
    .text("reviewHref", writing: { $0.frame.links.write(toFile: SitePath.review, into: &$1) }),
    .optionalText("reviewCurrent") { $0.frame.place == .review ? "page" : nil },
  ]
}
