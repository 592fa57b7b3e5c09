import Bytes
import Mustache
import Notes
import RouteGraph

/// Renders the files of a plan, all but their notes.
struct PageComposer {
  /// The site.
  let plan: SitePlan
  /// The compiled templates.
  let templates: PageTemplates

  /// A rendered file: its place, and the note that its slot waits for.
  struct Shell {
    let path: String
    let note: Int?
    let flow: Int?
    let links: PageLinks
  }

  /// Where the note of the page that is being composed belongs.
  let slot = NoteSlot()

  /// Renders a file into a buffer, and remembers where its note belongs.
  func compose(_ task: PageTask, into out: inout ByteBuffer) -> Shell {
    slot.clear()
    return switch task {
    case .overview: composeOverview(into: &out)
    case .search: composeSearch(into: &out)
    case .review: composeReview(into: &out)
    case .notFound: composeNotFound(into: &out)
    case .flow(let flow): compose(flow: flow, into: &out)
    case .graph(let flow): compose(graph: flow, into: &out)
    case .labels(let flow, let shard): compose(labels: shard, of: flow, into: &out)
    case .accuracy(let flow): compose(accuracy: flow, into: &out)
    case .group(let flow, let group): compose(group: group, of: flow, into: &out)
    case .destination(let flow, let destination):
      compose(destination: destination, of: flow, into: &out)
    }
  }

  private func composeOverview(into out: inout ByteBuffer) -> Shell {
    let links = PageLinks(depth: 0, flow: nil)
    let note = plan.note.map { plan.notes[$0].note }
    let page = OverviewPage(
      frame: PageFrame(
        plan: plan, links: links, words: plan.words, documentTitle: plan.documentTitles.overview,
        description: note?.frontMatter.summary, place: .overview), slot: slot)
    templates.overview.render(page, into: &out)
    return Shell(path: SitePath.overview, note: plan.note, flow: nil, links: links)
  }

  private func composeSearch(into out: inout ByteBuffer) -> Shell {
    let links = PageLinks(depth: SitePath.depth(of: SitePath.search), flow: nil)
    let page = SearchPage(
      frame: PageFrame(
        plan: plan, links: links, words: plan.words, documentTitle: plan.documentTitles.search,
        place: .search))
    templates.search.render(page, into: &out)
    return Shell(path: SitePath.search, note: nil, flow: nil, links: links)
  }

  private func composeReview(into out: inout ByteBuffer) -> Shell {
    let links = PageLinks(depth: SitePath.depth(of: SitePath.review), flow: nil)
    let page = ReviewPage(
      frame: PageFrame(
        plan: plan, links: links, words: plan.words, documentTitle: plan.documentTitles.review,
        place: .review))
    templates.review.render(page, into: &out)
    return Shell(path: SitePath.review, note: nil, flow: nil, links: links)
  }

  /// A host serves this page at any depth: its links lead from the root where that is known.
  private func composeNotFound(into out: inout ByteBuffer) -> Shell {
    let links = PageLinks(depth: 0, flow: nil, base: plan.addresses.base?.path)
    let page = NotFoundPage(
      frame: PageFrame(
        plan: plan, links: links, words: plan.words, documentTitle: plan.documentTitles.notFound,
        place: .elsewhere))
    templates.notFound.render(page, into: &out)
    return Shell(path: SitePath.notFound, note: nil, flow: nil, links: links)
  }

  private func compose(flow number: Int, into out: inout ByteBuffer) -> Shell {
    let flow = plan.flows[number]
    let links = PageLinks(depth: 1, flow: flow)
    let note = flow.notes.ofFlow.map { plan.notes[$0].note }
    let page = FlowPage(
      frame: PageFrame(
        plan: plan, links: links, words: flow.words,
        documentTitle: plan.documentTitles.flow(number),
        description: note?.frontMatter.summary, place: .flow(number)),
      slot: slot, flow: flow, map: FlowPicture(flow, words: flow.words))
    templates.flow.render(page, into: &out)
    return Shell(path: SitePath.flow(flow), note: flow.notes.ofFlow, flow: number, links: links)
  }

  private func compose(graph number: Int, into out: inout ByteBuffer) -> Shell {
    let flow = plan.flows[number]
    flow.graph.write(into: &out)
    return Shell(
      path: SitePath.graph(of: flow), note: nil, flow: number,
      links: PageLinks(depth: 1, flow: flow))
  }

  private func compose(labels shard: Int, of number: Int, into out: inout ByteBuffer) -> Shell {
    let flow = plan.flows[number]
    flow.script.labels.write(shard, into: &out)
    return Shell(
      path: SitePath.labels(shard, of: flow), note: nil, flow: number,
      links: PageLinks(depth: 2, flow: flow))
  }

  private func compose(accuracy number: Int, into out: inout ByteBuffer) -> Shell {
    let flow = plan.flows[number]
    let path = SitePath.accuracy(of: flow)
    let links = PageLinks(depth: 1, flow: flow)
    guard let accuracy = flow.accuracy else {
      return Shell(path: path, note: nil, flow: number, links: links)
    }
    let page = AccuracyPage(
      frame: PageFrame(
        plan: plan, links: links, words: flow.words,
        documentTitle: plan.documentTitles.accuracy(of: number), place: .accuracy(flow: number)),
      flow: flow, accuracy: accuracy)
    templates.accuracy.render(page, into: &out)
    return Shell(path: path, note: nil, flow: number, links: links)
  }

  private func compose(group: Int, of number: Int, into out: inout ByteBuffer) -> Shell {
    let flow = plan.flows[number]
    let path = SitePath.group(flow.groups[group], of: flow)
    let links = PageLinks(depth: SitePath.depth(of: path), flow: flow)
    let note = flow.notes.note(ofGroup: group)
    let page = RoutePage(
      frame: PageFrame(
        plan: plan, links: links, words: flow.words,
        documentTitle: plan.documentTitles.group(flow.groups[group], of: number),
        description: note.flatMap { plan.notes[$0].note.frontMatter.summary },
        place: .group(flow: number, group)),
      slot: slot, flow: flow, number: group)
    templates.route.render(page, into: &out)
    return Shell(path: path, note: note, flow: number, links: links)
  }

  private func compose(
    destination: Int, of number: Int, into out: inout ByteBuffer
  ) -> Shell {
    let flow = plan.flows[number]
    let path = SitePath.destination(destination, of: flow)
    let links = PageLinks(depth: SitePath.depth(of: path), flow: flow)
    let note =
      flow.notes.note(ofDestination: destination)
      ?? flow.notes.note(ofGroup: flow.group(of: destination))
    let page = DestinationPage(
      frame: PageFrame(
        plan: plan, links: links, words: flow.words,
        documentTitle: plan.documentTitles.destination(destination, of: flow, number),
        description: note.flatMap { plan.notes[$0].note.frontMatter.summary },
        place: .destination(flow: number, destination)),
      slot: slot, flow: flow, destination: destination, note: note,
      state: ScreenState(flow, at: destination))
    templates.destination.render(page, into: &out)
    return Shell(path: path, note: note, flow: number, links: links)
  }
}
