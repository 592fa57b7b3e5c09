import Bytes
import Mustache
import Notes
import RouteGraph

/// The first page of the site: a card for each flow.
struct OverviewPage: SitePage {
  let frame: PageFrame
  let slot: NoteSlot

  static let fields: [TemplateField<OverviewPage>] = framed([
    .text("title") { $0.frame.plan.title },
    .optionalRecord("note") { page in
      page.frame.plan.note.map {
        NoteRecord(
          number: $0, slot: page.slot, frame: page.frame,
          title: page.frame.plan.title)
      }
    },
    .list("cards") { page in
      page.frame.plan.flows.map { FlowCard(frame: page.frame, flow: $0) }
    },
    .optionalRecord("problems") { page in
      Problems(page.frame.plan.problems.filter { $0.location == nil }, words: page.frame.words)
    },
  ])
}

/// A flow on the overview.
struct FlowCard: TemplateRecord {
  /// The most screens that a card shows.
  static let thumbnailLimit = 3

  let frame: PageFrame
  let flow: FlowPlan

  static let fields: [TemplateField<FlowCard>] = [
    .text("title") { $0.flow.graph.title },
    .text("href") { $0.frame.links.href(to: $0.flow) },
    .text("tint") { $0.flow.graph.accent.rawValue },
    .optionalText("summary") { card in
      card.flow.notes.ofFlow.flatMap { card.frame.plan.notes[$0].note.frontMatter.summary }
    },
    .list("counts") { CountRecord.counts(of: $0.flow, words: $0.frame.words) },
    .list("thumbnails") { card in
      card.screens.map {
        ThumbnailRecord(
          picture: Thumbnail(flow: card.flow, destination: $0, frame: card.frame))
      }
    },
  ]

  /// The first screen, then those that show most, in the order in which one reaches them.
  private var screens: [Int] {
    let start = flow.start
    let others = flow.groupOrder.map { flow.groups[$0].destinations.lowerBound }
      .filter { $0 != start && flow.stacks.isReachable($0) }
    let fullest = others.sorted { richness(of: $0) > richness(of: $1) }
      .prefix(Self.thumbnailLimit - 1)
    return [start].compactMap(\.self) + others.filter { fullest.contains($0) }
  }

  /// How much a screen shows: elements count once, pictures three times.
  private func richness(of destination: Int) -> Int {
    func count(_ elements: [Element]) -> Int {
      elements.reduce(0) { sum, element in
        if case .image = element { return sum + 3 }
        return sum + 1 + count(element.children)
      }
    }
    return min(count(flow.graph.destinations[destination].elements), 24)
  }
}

/// A small picture of a screen on a card.
struct ThumbnailRecord: TemplateRecord {
  let picture: Thumbnail

  static let fields: [TemplateField<ThumbnailRecord>] = [
    .markup("markup") { $0.picture.write(into: &$1) }
  ]
}
