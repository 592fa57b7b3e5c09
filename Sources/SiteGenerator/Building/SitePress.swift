import Bytes
import Mustache
import RouteGraph

/// Makes every file of a planned site and hands it to the publisher.
struct SitePress: Sendable {
  let site: PlannedSite
  /// Whether the last build's pages were made from the same but for their notes.
  var keepsPages = false

  private var plan: SitePlan { site.plan }
  private var content: SiteContent { site.content }

  /// What the workers made.
  struct Printed: Sendable {
    /// The publishing workers with their files.
    var workers: [PublishingWorker] = []
    /// What is wrong with the notes' Markdown and links.
    var diagnostics: [Diagnostic] = []
    /// How many pages there are.
    var pageCount = 0
  }

  /// Makes all files.
  func print(to publisher: Publisher, workers: Int) async -> Printed {
    let tasks = PageTask.all(of: plan)
    let parts = await Parallel(workers: workers).forEachWorker(of: tasks.count) { chunks in
      var worker = PressWorker(site, keepsPages: keepsPages, publishing: publisher.worker())
      while let range = chunks.next() {
        for place in range {
          if place + 2 < range.upperBound { worker.prefetch(tasks[place + 2], .stacks) }
          if place + 1 < range.upperBound { worker.prefetch(tasks[place + 1], .texts) }
          worker.make(tasks[place])
        }
      }
      return worker.finish()
    }
    var printed = Printed()
    for part in parts {
      printed.workers.append(part.publishing)
      printed.diagnostics += part.diagnostics
    }
    printed.pageCount = tasks.count { $0.isPage }
    var last = publisher.worker()
    addWholeFiles(to: &last, diagnostics: &printed.diagnostics)
    let headings = NoteHeadings(parts.map(\.headings), count: plan.notes.count)
    addSearch(headings, to: &last)
    printed.workers.append(last)
    printed.diagnostics += AnchorCheck(plan: plan, content: content)
      .problems(of: parts.flatMap(\.anchors), headings: headings)
    // A case's note is rendered for each of its pages, and its problems are found as often.
    printed.diagnostics = Array(Set(printed.diagnostics))
    return printed
  }

  /// Adds what search reads, unless the last build made it from the same headings.
  private func addSearch(_ headings: NoteHeadings, to worker: inout PublishingWorker) {
    let fingerprint = headings.fingerprint
    var kept: Set<String> = []
    if keepsPages, let memo = worker.keep(SitePath.searchList, madeFrom: fingerprint) {
      kept.insert(SitePath.searchList)
      let shards = memo.split(separator: "\t").map { SitePath.searchShard(String($0)) }
      for shard in shards where worker.keep(shard, madeFrom: fingerprint) != nil {
        kept.insert(shard)
      }
      if kept.count == 1 + shards.count { return }
    }
    for file in SearchIndex(plan: plan, headings: headings).files()
    where !kept.contains(file.path) {
      worker.add(
        file.path, file.bytes,
        madeFrom: FileOrigin(fingerprint: fingerprint, memo: file.memo))
    }
  }

  /// Adds the files that are no pages.
  private func addWholeFiles(
    to worker: inout PublishingWorker, diagnostics: inout [Diagnostic]
  ) {
    for asset in site.theme.assets + [plan.supplies.tools.words] {
      asset.bytes.withUnsafeBufferPointer { worker.add(asset.path, $0) }
    }
    for path in content.index.assets.sorted() {
      let read = content.folder.contents(of: path)
      if let problem = read.problem { diagnostics.append(problem) }
      read.bytes?.withUnsafeBufferPointer { worker.add(content.index.place(ofAsset: path), $0) }
    }
    let redirects = Redirects(plan)
    diagnostics += redirects.diagnostics
    for redirect in redirects.all {
      var page = ByteBuffer()
      site.theme.templates.moved.render(MovedPage(redirect: redirect, plan: plan), into: &page)
      worker.add(redirect.path, page)
    }
    worker.add(SitePath.noJekyll, ByteBuffer())
    if let base = plan.supplies.base {
      for file in Sitemap(plan: plan, base: base).files() { worker.add(file.path, file.bytes) }
    }
  }
}
