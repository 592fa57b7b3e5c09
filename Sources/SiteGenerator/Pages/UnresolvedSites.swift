import Mustache
import RouteGraph

/// The places that could not be followed, by reason.
struct UnresolvedSites: TemplateRecord {
  let accuracy: FlowAccuracy
  let frame: PageFrame

  static let fields: [TemplateField<UnresolvedSites>] = [
    .text("count") { String($0.accuracy.unresolvedCount) },
    .list("groups") { sites in
      sites.accuracy.unresolved.map { UnresolvedGroup(group: $0, frame: sites.frame) }
    },
  ]
}

/// The places that could not be followed for one reason.
struct UnresolvedGroup: TemplateRecord {
  let group: (reason: String, sites: [UnresolvedSite])
  let frame: PageFrame

  static let fields: [TemplateField<UnresolvedGroup>] = [
    .text("reason") { $0.frame.words.sentence(of: $0.group.reason) },
    .text("id", \.group.reason),
    .text("count") { String($0.group.sites.count) },
    .list("items") { group in
      group.group.sites.prefix(InferredWays.limit).lazy.map {
        UnresolvedRow(site: $0, url: group.frame.plan.supplies.source)
      }
    },
    .optionalRecord("leftOut") { group in
      LeftOut(group.group.sites.count, after: InferredWays.limit, words: group.frame.words)
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
