import Bytes
import Mustache
import RouteGraph

/// The inferred ways, by the reason why they are believed.
struct InferredWays: TemplateRecord {
  /// The most ways, places or screens that one list of the page holds.
  static let limit = 200

  let accuracy: FlowAccuracy
  let flow: FlowPlan
  let frame: PageFrame

  static let fields: [TemplateField<InferredWays>] = [
    .text("count") { String($0.accuracy.inferredCount) },
    .list("groups") { ways in
      ways.accuracy.inferred.map {
        InferredGroup(group: $0, flow: ways.flow, frame: ways.frame)
      }
    },
  ]
}

/// The ways that one rule found.
struct InferredGroup: TemplateRecord {
  let group: (reason: String, transitions: [Int])
  let flow: FlowPlan
  let frame: PageFrame

  static let fields: [TemplateField<InferredGroup>] = [
    .text("reason") { $0.frame.words.sentence(of: $0.group.reason) },
    .text("count") { String($0.group.transitions.count) },
    .list("items") { group in
      group.group.transitions.prefix(InferredWays.limit).lazy.map {
        InferredWay(place: $0, flow: group.flow, frame: group.frame)
      }
    },
    .optionalRecord("leftOut") { group in
      LeftOut(group.group.transitions.count, after: InferredWays.limit, words: group.frame.words)
    },
  ]
}

/// One inferred way, with both its ends and its place in the source.
struct InferredWay: TemplateRecord {
  let place: Int
  let flow: FlowPlan
  let frame: PageFrame

  private var kind: ActionKind { flow.index.kind(of: place) }
  private var transition: Transition { flow.graph.transitions[place] }
  private var origin: Int? { flow.index.origin(of: place) }
  private var target: Int? { flow.index.shownDestination(of: place) }

  private func href(to destination: Int?) -> String? {
    destination.map { frame.links.href(to: $0, of: flow) }
  }

  static let fields: [TemplateField<InferredWay>] = [
    .text("kind", writing: { $1.append($0.kind.edgeClass) }),
    .text("actionWord") { $0.frame.words.name(of: $0.kind) },
    .text("fromTitle") { way in
      way.origin.map { way.flow.title(of: $0) } ?? way.transition.from.rawValue
    },
    .optionalText("fromHref") { $0.href(to: $0.origin) },
    .optionalText("title") { way in way.target.map { way.flow.title(of: $0) } },
    .optionalText("href") { $0.href(to: $0.target) },
    .optionalText("label") { $0.transition.label.isEmpty ? nil : $0.transition.label },
    .optionalRecord("source") { way in
      way.transition.source.map {
        SourceRecord(location: $0, url: way.frame.plan.supplies.source)
      }
    },
  ]
}
