import Mustache
import RouteGraph

/// The page that says how sure the source of a flow's graph is, and what it could not follow.
struct AccuracyPage: SitePage {
  let frame: PageFrame
  let flow: FlowPlan
  let accuracy: FlowAccuracy

  var words: Words { frame.words }

  static let fields: [TemplateField<AccuracyPage>] = framed([
    .record("flow") { FlowHead(flow: $0.flow, links: $0.frame.links) },
    .text("title") { $0.words.accuracy },
    .text("summary") { $0.words.accuracySummary(of: $0.flow.graph.title) },
    .list("confidences") { ConfidenceRecord.records(of: $0.accuracy, words: $0.words) },
    .optionalRecord("inferred") { page in
      page.accuracy.inferredCount == 0
        ? nil : InferredWays(accuracy: page.accuracy, flow: page.flow, frame: page.frame)
    },
    .optionalRecord("unresolved") { page in
      page.accuracy.unresolvedCount == 0
        ? nil : UnresolvedSites(accuracy: page.accuracy, frame: page.frame)
    },
    .optionalRecord("staleCorrections") { page in
      page.accuracy.staleCorrections.isEmpty
        ? nil : StaleCorrections(accuracy: page.accuracy, frame: page.frame)
    },
    .list("screens") { page in
      ScreenList.lists(of: page.accuracy, flow: page.flow, frame: page.frame)
    },
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

  static func records(of accuracy: FlowAccuracy, words: Words) -> [ConfidenceRecord] {
    [
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
