import Bytes
import FlowMap
import Mustache
import Notes
import RouteGraph

/// The page of a flow: its map, its routes, every way in it.
struct FlowPage: SitePage {
  /// The most groups of edges that the text list holds.
  static let edgeGroupLimit = 200

  let frame: PageFrame
  let slot: NoteSlot
  let flow: FlowPlan
  let map: FlowPicture

  var links: PageLinks { frame.links }
  var words: Words { frame.words }

  static let fields: [TemplateField<FlowPage>] = framed([
    .record("flow") { FlowHead(flow: $0.flow, links: $0.links) },
    .text("title") { $0.flow.graph.title },
    .list("counts") { page in CountRecord.counts(of: page.flow, words: page.words) },
    .optionalRecord("start") { page in page.flow.start.map { StartRecord(page: page, start: $0) } },
    .optionalText("flowFile") { page in page.frame.href(SitePath.graph(of: page.flow.graph)) },
    .optionalRecord("accuracy") { page in
      page.flow.accuracy.map { AccuracyLink(accuracy: $0, flow: page.flow, frame: page.frame) }
    },
    .optionalRecord("note") { page in
      page.flow.notes.ofFlow.map {
        NoteRecord(
          number: $0, slot: page.slot, frame: page.frame,
          title: page.flow.graph.title)
      }
    },
    .optionalRecord("map") { page in MapRecord(picture: page.map, words: page.words) },
    .list("routeGroups") { page in RouteTypeRecord.records(of: page) },
    .optionalRecord("problems") { page in Problems(page.flow.problems, words: page.words) },
    .optionalRecord("edges") { page in EdgeList(page) },
    .markup("prototypeData") { page, out in
      PrototypeData(flow: page.flow, folder: page.links.ownFolder).write(into: &out)
    },
  ])
}

/// A number and its noun.
struct CountRecord: TemplateRecord {
  let number: String
  let noun: String

  static let fields: [TemplateField<CountRecord>] = [
    .text("number", \.number),
    .text("noun", \.noun),
  ]

  /// What a flow holds, in numbers.
  static func counts(of flow: FlowPlan, words: Words) -> [CountRecord] {
    var counts: [(Int, CountedNoun)] = [
      (flow.graph.destinations.count, .destination), (flow.groups.count, .route),
      (flow.graph.transitions.count, .transition),
    ]
    if let tabs = flow.tabs { counts.append((tabs.count, .tab)) }
    if case .split(let columns) = flow.graph.container { counts.append((columns.count, .column)) }
    return counts.map { count, noun in
      let counted = words.counted(count, noun)
      return CountRecord(number: counted.number, noun: counted.noun)
    }
  }
}

/// The first screen of a flow.
struct StartRecord: TemplateRecord {
  let page: FlowPage
  let start: Int

  static let fields: [TemplateField<StartRecord>] = [
    .text("href") { $0.page.links.href(to: $0.start, of: $0.page.flow) },
    .optionalMarkup(
      "thumbnail", if: { _ in true },
      writing: { record, out in
        Thumbnail(flow: record.page.flow, destination: record.start, frame: record.page.frame)
          .write(into: &out)
      }),
  ]
}

/// A flow's map and what its lines mean.
struct MapRecord: TemplateRecord {
  let picture: FlowPicture
  let words: Words

  static let fields: [TemplateField<MapRecord>] = [
    .markup("markup") { $0.picture.write(into: &$1) },
    .list("legend") { record in
      record.picture.kinds.map {
        LegendRecord(kind: $0.edgeClass, text: record.words.legend(of: $0))
      }
    },
  ]
}

/// One line of a legend.
struct LegendRecord: TemplateRecord {
  let kind: StaticString
  let text: String

  static let fields: [TemplateField<LegendRecord>] = [
    .text("kind", writing: { $1.append($0.kind) }),
    .text("text", \.text),
  ]
}

/// The routes of one type.
struct RouteTypeRecord: TemplateRecord {
  let type: String?
  let items: [PageRow]

  static let fields: [TemplateField<RouteTypeRecord>] = [
    .optionalText("type", \.type),
    .list("items", \.items),
  ]

  /// The flow's routes by type, in the order in which one reaches them.
  static func records(of page: FlowPage) -> [RouteTypeRecord] {
    let flow = page.flow
    var types: [String] = []
    var items: [String: [PageRow]] = [:]
    for number in flow.groupOrder {
      let group = flow.groups[number]
      if items[group.type] == nil { types.append(group.type) }
      items[group.type, default: []].append(row(of: group, number: number, on: page))
    }
    return types.map { type in
      RouteTypeRecord(type: types.count > 1 ? type : nil, items: items[type] ?? [])
    }
  }

  private static func row(of group: RouteGroup, number: Int, on page: FlowPage) -> PageRow {
    let first = group.destinations.lowerBound
    let note = page.flow.notes.note(ofGroup: number) ?? page.flow.notes.note(ofDestination: first)
    let summary = note.flatMap { page.frame.plan.notes[$0].note.frontMatter.summary }
    return PageRow(
      title: group.signature.hasPrefix("case ")
        ? String(group.signature.dropFirst(5)) : group.signature,
      subtitle: summary ?? page.flow.title(of: first),
      href: page.links.href(toEntryOf: group, of: page.flow),
      count: group.hasPage ? group.destinations.count : nil)
  }
}

/// Every way of a flow in words, grouped by the case that has the control.
struct EdgeList: TemplateRecord {
  let count: Int
  let groups: [EdgeGroup]
  let leftOut: LeftOut?

  init?(_ page: FlowPage) {
    let all = page.map.cases.list(words: page.words.map)
    guard !all.isEmpty else { return nil }
    count = all.reduce(0) { $0 + $1.entries.count }
    groups = all.prefix(FlowPage.edgeGroupLimit).map { EdgeGroup(group: $0, words: page.words) }
    let rest = all.dropFirst(FlowPage.edgeGroupLimit).reduce(0) { $0 + $1.entries.count }
    leftOut = rest > 0 ? LeftOut(text: page.words.leftOut(rest), href: nil) : nil
  }

  static let fields: [TemplateField<EdgeList>] = [
    .text("count") { String($0.count) },
    .list("groups", \.groups),
    .optionalRecord("leftOut", \.leftOut),
  ]
}

/// The ways of one case.
struct EdgeGroup: TemplateRecord {
  let group: MapListGroup
  let words: Words

  static let fields: [TemplateField<EdgeGroup>] = [
    .text("title", \.group.title),
    .text("href") { $0.group.href ?? "" },
    .list("items") { record in
      record.group.entries.lazy.map { MapEdgeRecord(entry: $0, words: record.words) }
    },
  ]
}

/// One edge of a map in words.
struct MapEdgeRecord: WayRecord {
  let entry: MapListEntry
  let words: Words

  static let fields: [TemplateField<MapEdgeRecord>] = wayFields

  var kind: ActionKind { entry.kind }
  var hasTarget: Bool { entry.href != nil }
  /// Without a target the control's text is the title already.
  var hasLabel: Bool { entry.to != nil && !entry.label.isEmpty && entry.label != entry.to }

  func writeLabel(into out: inout ByteBuffer) { out.append(escaping: entry.label) }

  func writeTitle(into out: inout ByteBuffer) {
    out.append(escaping: entry.to ?? entry.label)
  }

  func writeTarget(into out: inout ByteBuffer) {
    if let href = entry.href { out.append(escaping: href) }
  }
}
