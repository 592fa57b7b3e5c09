import Bytes
import Notes
import RouteGraph

/// Makes pages one after the other, with buffers that are kept from page to page.
struct PressWorker {
  private let site: PlannedSite
  /// Whether the last build's pages were made from the same but for their notes.
  private let keepsPages: Bool
  private var composer: PageComposer
  private let markdown: MarkdownRenderer
  private var page = ByteBuffer(capacity: 1 << 16)
  private var note = ByteBuffer(capacity: 1 << 14)
  private var memoLine = ByteBuffer(capacity: 256)
  private var result: Result

  /// What a worker made.
  struct Result: Sendable {
    var publishing: PublishingWorker
    var diagnostics: [Diagnostic] = []
    var anchors: [AnchorUsage] = []
    var headings = NoteHeadings.Met()
  }

  init(_ site: PlannedSite, keepsPages: Bool, publishing: PublishingWorker) {
    self.site = site
    self.keepsPages = keepsPages
    composer = PageComposer(plan: site.plan, templates: site.theme.templates)
    markdown = MarkdownRenderer(
      options: MarkdownOptions(headingOffset: 1, reservedIDs: site.theme.ids))
    result = Result(publishing: publishing)
  }

  /// What was made.
  consuming func finish() -> Result { result }

  /// Asks for what a page will be made of, while other pages are made. Where most pages are kept, what
  /// they are made of is not looked at.
  ///
  /// - Parameter step: What to ask for, since one thing tells where the next lies.
  func prefetch(_ task: PageTask, _ step: FlowPlan.PrefetchStep) {
    guard !keepsPages, case .destination(let flow, let place) = task else { return }
    site.plan.flows[flow].prefetch(pageOf: place, step)
  }

  /// Makes one page, unless the last build made it from the same.
  mutating func make(_ task: PageTask) {
    let planned = PlannedPage(task, of: site.plan)
    let fingerprint =
      planned.note.map { site.plan.notes[$0].hash } ?? ContentHash(of: "no note")
    if keepsPages, let memo = result.publishing.keep(planned.path, madeFrom: fingerprint) {
      if let note = planned.note, !memo.isEmpty { result.headings.add(memo, of: note) }
      return
    }
    page.clear()
    composer.compose(planned, into: &page)
    guard let number = planned.note, let offset = composer.slot.offset else {
      return result.publishing.add(
        planned.path, page, madeFrom: FileOrigin(fingerprint: fingerprint))
    }
    let rendered = render(number, on: planned)
    page.insert(note, at: offset)
    // A note with problems, or with links to headings, which may vanish, is rendered in every build.
    let isSettled = rendered.problems.isEmpty && rendered.anchorUsages.isEmpty
    memoLine.clear()
    HeadingMemo.write(rendered.headings, into: &memoLine)
    let memo = memoLine.text
    if !memo.isEmpty { result.headings.add(memo, of: number) }
    let origin = FileOrigin(fingerprint: fingerprint, memo: memo)
    result.publishing.add(planned.path, page, madeFrom: isSettled ? origin : nil)
  }

  /// Renders the page's note.
  private mutating func render(_ number: Int, on planned: PlannedPage) -> RenderedNote {
    let resolver = SiteLinkResolver(
      plan: site.plan, links: planned.links, flow: planned.flow,
      destination: planned.task.destination, content: site.content.index)
    note.clear()
    let rendered = markdown.render(site.plan.notes[number].note, links: resolver, into: &note)
    result.diagnostics += rendered.problems
    result.anchors += rendered.anchorUsages
    return rendered
  }
}
