import Mustache
import RouteGraph

/// The places that could not be followed, by reason.
struct UnresolvedSites: TemplateRecord {
  let page: AccuracyPage

  init(_ page: AccuracyPage) {
    self.page = page
  }

  static let fields: [TemplateField<UnresolvedSites>] = [
    .text("count") { String($0.page.accuracy.unresolvedCount) },
    .list("groups") { sites in
      sites.page.accuracy.unresolved.map { UnresolvedGroup(page: sites.page, group: $0) }
    },
  ]
}

/// The places that could not be followed for one reason.
struct UnresolvedGroup: TemplateRecord {
  let page: AccuracyPage
  let group: (reason: String, sites: [UnresolvedSite])

  static let fields: [TemplateField<UnresolvedGroup>] = [
    .text("reason") { $0.page.words.sentence(of: $0.group.reason) },
    .text("id", \.group.reason),
    .text("count") { String($0.group.sites.count) },
    .list("items") { group in
      group.group.sites.prefix(AccuracyPage.limit).lazy.map {
        UnresolvedRow(site: $0, url: group.page.frame.plan.supplies.source)
      }
    },
    .optionalRecord("leftOut") { group in
      LeftOut(group.group.sites.count, after: AccuracyPage.limit, words: group.page.words)
    },
  ]
}

/// One place that could not be followed.
struct UnresolvedRow: TemplateRecord {
  let site: UnresolvedSite
  let url: SourceURL?

  static let fields: [TemplateField<UnresolvedRow>] = [
    .text("text", \.site.text),
    .record("source") { SourceRecord(location: $0.site.location, url: $0.url) },
  ]
}

/// Cases that have something in common, and what that means.
struct ScreenList: TemplateRecord {
  let title: String
  let text: String
  let groups: [Int]
  let page: AccuracyPage

  static let fields: [TemplateField<ScreenList>] = [
    .text("title", \.title),
    .text("text", \.text),
    .text("count") { String($0.groups.count) },
    .list("items") { list in
      list.groups.prefix(AccuracyPage.limit).lazy.map { number in
        let group = list.page.flow.groups[number]
        let title = list.page.flow.title(of: group.destinations.lowerBound)
        return PageRow(
          title: group.type == "View" ? group.name : "\(group.type).\(group.name)",
          subtitle: title == group.name ? nil : title,
          href: list.page.frame.links.href(toEntryOf: group, of: list.page.flow),
          count: group.hasPage ? group.destinations.count : nil)
      }
    },
    .optionalRecord("leftOut") { list in
      LeftOut(list.groups.count, after: AccuracyPage.limit, words: list.page.words)
    },
  ]

  /// The lists of a page that are not empty.
  static func lists(of page: AccuracyPage) -> [ScreenList] {
    let words = page.words
    let accuracy = page.accuracy
    return [
      ScreenList(
        title: words("Dead cases", "쓰이지 않는 케이스"),
        text: words("No control and no container leads here.", "여기로 이끄는 컨트롤도 컨테이너도 없습니다."),
        groups: accuracy.deadCases, page: page),
      ScreenList(
        title: words("Unreachable screens", "닿을 수 없는 화면"),
        text: words(
          "Something leads here, but no way from the first screen does.",
          "여기로 이끄는 것은 있으나 첫 화면에서 오는 길이 없습니다."),
        groups: accuracy.unreachableCases, page: page),
      ScreenList(
        title: words("Cases without a view", "뷰가 없는 케이스"),
        text: words("No view was found that shows these.", "이들을 보여 주는 뷰를 찾지 못했습니다."),
        groups: accuracy.unmappedCases, page: page),
    ].filter { !$0.groups.isEmpty }
  }
}

/// What leads from a flow's page to its accuracy page, in one line.
struct AccuracyLink: TemplateRecord {
  let accuracy: FlowAccuracy
  let flow: FlowPlan
  let frame: PageFrame

  static let fields: [TemplateField<AccuracyLink>] = [
    .text("title") { $0.frame.words.accuracy },
    .text("href") { $0.frame.href(SitePath.accuracy(of: $0.flow)) },
    .text("summary") { $0.frame.words.brief($0.accuracy) },
  ]
}

extension LeftOut {
  /// What a list says about the rest; nil where it holds all.
  init?(_ count: Int, after limit: Int, words: Words) {
    guard count > limit else { return nil }
    self.init(text: words.leftOut(count - limit), href: nil)
  }
}
