import Mustache
import RouteGraph

/// The page that says how sure the source of a flow's graph is, and what it could not follow.
struct AccuracyPage: SitePage {
  /// The most ways or places that one list holds.
  static let limit = 200

  let frame: PageFrame
  let flow: FlowPlan
  let accuracy: FlowAccuracy

  var words: Words { frame.words }

  static let fields: [TemplateField<AccuracyPage>] = framed([
    .record("flow") { FlowHead(flow: $0.flow, links: $0.frame.links) },
    .text("title") { $0.words.accuracy },
    .text("summary") { $0.words.accuracySummary(of: $0.flow.graph.title) },
    .list("confidences") { ConfidenceRecord.records(of: $0) },
    .optionalRecord("inferred") { page in
      page.accuracy.inferredCount == 0 ? nil : InferredWays(page)
    },
    .optionalRecord("unresolved") { page in
      page.accuracy.unresolvedCount == 0 ? nil : UnresolvedSites(page)
    },
    .list("screens") { ScreenList.lists(of: $0) },
  ])
}

/// How many ways are known in one of the manners.
struct ConfidenceRecord: TemplateRecord {
  let name: String
  let count: Int
  let text: String

  static let fields: [TemplateField<ConfidenceRecord>] = [
    .text("name", \.name),
    .text("count") { String($0.count) },
    .text("text", \.text),
  ]

  static func records(of page: AccuracyPage) -> [ConfidenceRecord] {
    let words = page.words
    let accuracy = page.accuracy
    return [
      ConfidenceRecord(
        name: words("Declared", "선언됨"), count: accuracy.declaredCount,
        text: words("written down in a definition", "정의에 적혀 있음")),
      ConfidenceRecord(
        name: words("Resolved", "확인됨"), count: accuracy.resolvedCount,
        text: words("read from source without doubt", "소스에서 의심 없이 읽음")),
      ConfidenceRecord(
        name: words("Inferred", "추정됨"), count: accuracy.inferredCount,
        text: words("read by a rule that may err", "틀릴 수 있는 규칙으로 읽음")),
      ConfidenceRecord(
        name: words("Not followed", "따라가지 못함"), count: accuracy.unresolvedCount,
        text: words("seen, but leading nobody knows where", "보았으나 어디로 가는지 모름")),
    ].filter { $0.count > 0 }
  }
}

/// The inferred ways, by the reason why they are believed.
struct InferredWays: TemplateRecord {
  let page: AccuracyPage

  init(_ page: AccuracyPage) {
    self.page = page
  }

  static let fields: [TemplateField<InferredWays>] = [
    .text("count") { String($0.page.accuracy.inferredCount) },
    .list("groups") { ways in
      ways.page.accuracy.inferred.map { InferredGroup(page: ways.page, group: $0) }
    },
  ]
}

/// The ways that one rule found.
struct InferredGroup: TemplateRecord {
  let page: AccuracyPage
  let group: (reason: String, transitions: [Int])

  static let fields: [TemplateField<InferredGroup>] = [
    .text("reason") { $0.page.words.sentence(of: $0.group.reason) },
    .text("count") { String($0.group.transitions.count) },
    .list("items") { group in
      group.group.transitions.prefix(AccuracyPage.limit).lazy.map {
        InferredWay(page: group.page, place: $0)
      }
    },
    .optionalRecord("leftOut") { group in
      LeftOut(group.group.transitions.count, after: AccuracyPage.limit, words: group.page.words)
    },
  ]
}

/// One inferred way, with both its ends and its place in the source.
struct InferredWay: TemplateRecord {
  let page: AccuracyPage
  let place: Int

  private var transition: Transition { page.flow.graph.transitions[place] }
  private var origin: Int? { page.flow.index.origin(of: place) }
  private var target: Int? { page.flow.index.shownDestination(of: place) }

  private func href(to destination: Int?) -> String? {
    destination.map { page.frame.links.href(to: $0, of: page.flow) }
  }

  static let fields: [TemplateField<InferredWay>] = [
    .text("kind") { $0.transition.action.kind.edgeClass },
    .text("actionWord") { $0.page.words.name(of: $0.transition.action.kind) },
    .text("fromTitle") { way in
      way.origin.map { way.page.flow.title(of: $0) } ?? way.transition.from.rawValue
    },
    .optionalText("fromHref") { $0.href(to: $0.origin) },
    .optionalText("title") { way in way.target.map { way.page.flow.title(of: $0) } },
    .optionalText("href") { $0.href(to: $0.target) },
    .optionalText("label") { $0.transition.label.isEmpty ? nil : $0.transition.label },
    .optionalRecord("source") { way in
      way.transition.source.map {
        SourceRecord(location: $0, url: way.page.frame.plan.supplies.source)
      }
    },
  ]
}
