import Bytes
import Notes
import RouteGraph

/// Makes pages one after the other, with buffers that are kept from page to page.
struct PressWorker {
  private let press: SitePress
  private let composer: PageComposer
  private let markdown: MarkdownRenderer
  private var shell = ByteBuffer(capacity: 1 << 16)
  private var page = ByteBuffer(capacity: 1 << 16)
  private var result: Result

  /// What a worker made.
  struct Result: Sendable {
    var publishing: PublishingWorker
    var diagnostics: [Diagnostic] = []
    var anchors: [AnchorUsage] = []
    var headings: [(note: Int, headings: [Heading])] = []
  }

  init(_ press: SitePress, publishing: PublishingWorker) {
    self.press = press
    composer = PageComposer(plan: press.plan, templates: press.theme.templates)
    markdown = MarkdownRenderer(
      options: MarkdownOptions(headingOffset: 1, reservedIDs: SitePress.reservedIDs))
    result = Result(publishing: publishing)
  }

  /// What was made.
  consuming func finish() -> Result { result }

  /// Makes one file.
  mutating func make(_ task: PageTask) {
    shell.clear()
    let composed = composer.compose(task, into: &shell)
    guard let number = composed.note, let offset = composer.slot.offset else {
      return result.publishing.add(composed.path, shell)
    }
    page.clear()
    page.append(contentsOf: shell.bytes[..<offset])
    render(number, for: composed)
    page.append(contentsOf: shell.bytes[offset...])
    result.publishing.add(composed.path, page)
  }

  private mutating func render(_ number: Int, for composed: PageComposer.Shell) {
    let resolver = SiteLinkResolver(
      plan: press.plan, links: composed.links, flow: composed.flow, content: press.content.index)
    let rendered = markdown.render(press.plan.notes[number].note, links: resolver, into: &page)
    result.diagnostics += rendered.problems
    result.anchors += rendered.anchorUsages
    if !rendered.headings.isEmpty { result.headings.append((number, rendered.headings)) }
  }
}
