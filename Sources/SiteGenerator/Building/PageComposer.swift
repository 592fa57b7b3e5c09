import Bytes
import Mustache
import Notes
import RouteGraph

/// Renders the pages of a plan, all but their notes.
struct PageComposer {
  /// From how many destinations on a case's template is prefilled.
  private static let prefillingThreshold = 4

  /// The site.
  let plan: SitePlan
  /// The compiled templates.
  let templates: PageTemplates

  /// Where the note of the page that is being composed belongs.
  let slot = NoteSlot()

  /// The template for the destinations of the case that was last composed, with all that its pages
  /// share.
  private var prefilled: (flow: Int, group: Int, template: Template<DestinationPage>)?

  init(plan: SitePlan, templates: PageTemplates) {
    self.plan = plan
    self.templates = templates
  }

  /// Renders a page into a buffer, and remembers where its note belongs.
  mutating func compose(_ page: PlannedPage, into out: inout ByteBuffer) {
    slot.clear()
    switch page.task {
    case .overview:
      let frame = frame(of: page, title: .text(plan.documentTitles.overview), at: .overview)
      templates.overview.render(OverviewPage(frame: frame, slot: slot), into: &out)
    case .search:
      let frame = frame(of: page, title: .text(plan.documentTitles.search), at: .search)
      templates.search.render(SearchPage(frame: frame), into: &out)
    case .review:
      let frame = frame(of: page, title: .text(plan.documentTitles.review), at: .review)
      templates.review.render(ReviewPage(frame: frame), into: &out)
    case .notFound:
      let frame = frame(of: page, title: .text(plan.documentTitles.notFound), at: .elsewhere)
      templates.notFound.render(NotFoundPage(frame: frame), into: &out)
    case .flow(let number):
      compose(page, flow: number, into: &out)
    case .labels(let number, let shard):
      plan.flows[number].script.shards.write(shard, into: &out)
    case .accuracy(let number):
      compose(page, accuracyOf: number, into: &out)
    case .group(let number, let group):
      compose(page, group: group, of: number, into: &out)
    case .destination(let number, let destination):
      compose(page, destination: destination, of: number, into: &out)
    }
  }

  private func compose(_ page: PlannedPage, flow number: Int, into out: inout ByteBuffer) {
    let flow = plan.flows[number]
    let frame = frame(of: page, title: .text(plan.documentTitles.flow(number)), at: .flow(number))
    templates.flow.render(
      FlowPage(frame: frame, slot: slot, flow: flow, map: FlowPicture(flow, words: flow.words)),
      into: &out)
  }

  private func compose(
    _ page: PlannedPage, accuracyOf number: Int, into out: inout ByteBuffer
  ) {
    let flow = plan.flows[number]
    guard let accuracy = flow.accuracy else { return }
    let frame = frame(
      of: page, title: .text(plan.documentTitles.accuracy(of: number)), at: .accuracy(flow: number))
    templates.accuracy.render(
      AccuracyPage(frame: frame, flow: flow, accuracy: accuracy), into: &out)
  }

  private func compose(
    _ page: PlannedPage, group: Int, of number: Int, into out: inout ByteBuffer
  ) {
    let flow = plan.flows[number]
    let frame = frame(
      of: page, title: .text(plan.documentTitles.group(flow.groups[group], of: number)),
      at: .group(flow: number, group))
    templates.route.render(
      RoutePage(frame: frame, slot: slot, flow: flow, number: group), into: &out)
  }

  private mutating func compose(
    _ page: PlannedPage, destination: Int, of number: Int, into out: inout ByteBuffer
  ) {
    let flow = plan.flows[number]
    let frame = frame(
      of: page, title: plan.documentTitles.destination(destination, of: flow, number),
      at: .destination(flow: number, destination))
    let record = DestinationPage(
      frame: frame, slot: slot, flow: flow, destination: destination, note: page.note)
    template(for: record, of: number).render(record, into: &out)
  }

  /// The template for a destination's page; prefilled where that pays, because more pages of the
  /// same case follow.
  private mutating func template(
    for record: DestinationPage, of number: Int
  ) -> Template<DestinationPage> {
    let group = record.flow.group(of: record.destination)
    if let prefilled, prefilled.flow == number, prefilled.group == group {
      return prefilled.template
    }
    guard record.flow.groups[group].destinations.count >= Self.prefillingThreshold else {
      return templates.destination
    }
    let template = templates.destination.prefilled(from: record)
    prefilled = (number, group, template)
    return template
  }

  private func frame(
    of page: PlannedPage, title: DocumentTitle, at place: PageFrame.RailPlace
  ) -> PageFrame {
    PageFrame(
      plan: plan, links: page.links, documentTitle: title,
      description: page.note.flatMap { plan.notes[$0].note.frontMatter.summary }, place: place)
  }
}
