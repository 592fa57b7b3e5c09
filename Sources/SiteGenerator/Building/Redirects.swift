import Notes
import RouteGraph

/// A page that had another address before.
struct Redirect: Sendable {
  /// The former address as the note gives it.
  let alias: String
  /// The file at that address, named from the site's root.
  let path: String
  /// The page that is now elsewhere.
  let target: PageTask
}

/// The former addresses that notes give their pages.
///
/// Each gets a small page that leads on to the page's address of today. They are no pages of the
/// site: neither search nor the site map has them.
struct Redirects: Sendable {
  /// Every redirect, in the order of the notes' pages.
  private(set) var all: [Redirect] = []
  /// What is wrong with aliases.
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks the aliases of a site's notes. O(number of pages) where there is any, else O(notes).
  init(_ plan: SitePlan) {
    guard plan.notes.contains(where: { !$0.note.frontMatter.aliases.isEmpty }) else { return }
    var takenBy: [String: Taker] = [:]
    let pages = PageTask.all(of: plan).filter(\.isPage)
    for task in pages {
      takenBy[OutputPath.folded(PlannedPage(task, of: plan).path)] = .page(task)
    }
    for task in pages {
      guard let note = task.ownNote(in: plan).map({ plan.notes[$0].note }) else { continue }
      for alias in note.frontMatter.aliases {
        add(alias, of: note, for: task, in: plan, &takenBy)
      }
    }
  }

  /// What has an address already.
  private enum Taker {
    case page(PageTask)
    case alias(of: String)
  }

  private mutating func add(
    _ alias: FrontMatter.Located<String>, of note: Note, for task: PageTask, in plan: SitePlan,
    _ takenBy: inout [String: Taker]
  ) {
    let folder = task.aliasFolder(in: plan)
    let place = folder.isEmpty ? "the site" : "'\(folder)'"
    switch FormerAddress(alias.value) {
    case .outside:
      report(
        "alias-leaves-site", alias, "leads out of \(place)",
        fix: "give a path below it, such as 'old/path'")
    case .unusable:
      report(
        "unusable-alias", alias, "can't be the address of a page",
        fix: "give a path such as 'old/path', without '%', '?', '#' and blanks at its ends")
    case .file(let file):
      let path = folder + file
      switch takenBy.updateValue(.alias(of: note.file), forKey: OutputPath.folded(path)) {
      case nil: all.append(Redirect(alias: alias.value, path: path, target: task))
      case .page(let page):
        report(
          "alias-of-page", alias, "is the address of the page '\(page.title(in: plan))'",
          fix: "remove it, or give the address that the page had")
      case .alias(let other):
        report(
          "duplicate-alias", alias, "is given in '\(other)' too", fix: "keep one of the two")
      }
    }
  }

  private mutating func report(
    _ id: String, _ alias: FrontMatter.Located<String>, _ fault: String, fix: String
  ) {
    diagnostics.append(
      Diagnostic(
        .error, id, at: alias.location, "the alias '\(alias.value)' \(fault)", fix: fix))
  }
}

extension PageTask {
  /// The folder that the aliases of the page start from: its flow's, with a `/` at its end.
  func aliasFolder(in plan: SitePlan) -> String {
    PlannedPage(self, of: plan).flow.map { "\(plan.flows[$0].id.rawValue)/" } ?? ""
  }

  /// The text of the page's `title` element.
  func title(in plan: SitePlan) -> String {
    let titles = plan.documentTitles
    return switch self {
    case .overview: titles.overview
    case .search: titles.search
    case .review: titles.review
    case .notFound: titles.notFound
    case .flow(let flow), .labels(let flow, _): titles.flow(flow)
    case .accuracy(let flow): titles.accuracy(of: flow)
    case .group(let flow, let group): titles.group(plan.flows[flow].groups[group], of: flow)
    case .destination(let flow, let place):
      titles.destination(place, of: plan.flows[flow], flow).text
    }
  }
}
