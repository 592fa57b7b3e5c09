import Mustache
import RouteGraph

/// The page at a former address, which leads on to the address of today.
struct MovedPage: TemplateRecord {
  let redirect: Redirect
  let plan: SitePlan

  private var target: PlannedPage { PlannedPage(redirect.target, of: plan) }
  private var words: Words { target.links.flow?.words ?? plan.words }
  private var root: String {
    String(repeating: "../", count: SitePath.depth(of: redirect.path))
  }
  private var href: String { root + SitePath.percentEncoded(target.path) }

  static let fields: [TemplateField<MovedPage>] = [
    .text("lang") { $0.words.language.rawValue },
    .text("documentTitle") { page in
      let (old, new) = (page.redirect.alias, page.redirect.target.title(in: page.plan))
      return page.words("'\(old)' has moved: \(new)", "'\(old)' 옮김: \(new)")
    },
    .text("stylesheet") { $0.root + $0.plan.supplies.stylesheet },
    .record("words") { $0.words },
    .text("heading") { $0.words("This page has moved", "옮겨진 페이지") },
    .text("title") { $0.redirect.target.title(in: $0.plan) },
    .text("href") { $0.href },
    .text("canonical") { page in
      page.plan.supplies.base.map { $0.text + SitePath.percentEncoded(page.target.path) }
        ?? page.href
    },
  ]
}
