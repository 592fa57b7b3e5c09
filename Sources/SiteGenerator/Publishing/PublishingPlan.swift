import Bytes

/// What has to happen for the output folder to hold the new site, and what forbids it. Planning
/// writes nothing.
struct PublishingPlan {
  /// What forbids the publication.
  let problems: [PublishingProblem]
  /// The steps in their order.
  private(set) var steps: [JournalStep] = []
  /// What will have been done.
  private(set) var report = PublishingReport()
  private let site: SiteFiles

  /// Whether the output folder differs from the new site at all.
  var changesOutput: Bool { !steps.isEmpty }

  /// The new manifest.
  var manifest: ByteBuffer { Manifest.encode(site.table, order: site.order) }

  /// Plans the publication of the workers' files.
  init(_ base: PublishingBase, _ workers: [PublishingWorker]) {
    site = SiteFiles(workers)
    let stale = StaleFiles(base.listed, positions: site.missing(from: base.listed))
    var ground = Ground(base: base, stale: stale)
    ground.clear(workers.flatMap(\.obstacles))
    let folders = ground.missingFolders(site.folders)
    problems = workers.flatMap(\.problems) + site.clashes() + ground.problems
    guard problems.isEmpty else { return }
    let cleaning = removals(of: stale) + prunes(of: stale, and: ground.foldersInTheWay)
    let building = folders.map { JournalStep.makeFolder($0) } + installs()
    // Pages go when the new ones are there, unless they stand in their way.
    steps = ground.isBlocked ? cleaning + building : building + cleaning
    count(stale)
  }

  /// The staged files: what pages need first, then pages, then those that lead to them.
  private func installs() -> [JournalStep] {
    var ranks: [[JournalStep]] = [[], [], []]
    for position in site.order {
      guard let staged = site.staged[position] else { continue }
      let path = site.table.path(position)
      let rank = path.hasSuffix("index.html") ? 2 : path.hasSuffix(".html") ? 1 : 0
      ranks[rank].append(.install(staged: staged, path: path))
    }
    return Array(ranks.joined())
  }

  private func removals(of stale: StaleFiles) -> [JournalStep] {
    stale.paths.map { path in
      guard let hash = OutputPath(path)?.foldedHash, let twin = site.position(foldedHash: hash)
      else { return .remove(path) }
      return .recase(path, path: site.table.path(twin))
    }
  }

  /// The folders that may have become empty, inner ones first.
  private func prunes(of stale: StaleFiles, and others: [String]) -> [JournalStep] {
    var folders = FolderList()
    for path in stale.paths { folders.insert(above: path) }
    for folder in others { folders.insert(folder) }
    return folders.paths.reversed().filter { !site.folders.contains($0) }.map { .prune($0) }
  }

  private mutating func count(_ stale: StaleFiles) {
    report.files = site.table.count
    report.written = site.staged.count { $0 != nil }
    report.unchanged = report.files - report.written
    report.removed = stale.paths.count
    report.bytes = site.table.records.reduce(0) { $0 + $1.size }
  }
}
