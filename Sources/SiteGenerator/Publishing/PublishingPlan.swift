import Bytes

/// What has to happen for the output folder to hold the new site, and what forbids it. Planning
/// writes nothing.
struct PublishingPlan {
  /// What forbids the publication.
  private(set) var problems: [PublishingProblem] = []
  /// The steps in their order.
  private(set) var steps: [JournalStep] = []
  /// What will have been done.
  private(set) var report = PublishingReport()
  private let site: SiteFiles

  /// Whether the output folder differs from the new site at all.
  var changesOutput: Bool { !steps.isEmpty }

  /// The new manifest.
  private(set) lazy var manifest = Manifest.encode(site.table, order: site.order)

  /// What the new site's files were made from; nil where just that is known of the last one's.
  func origins(madeFrom shared: ContentHash, besides listed: Manifest) -> FileOrigins? {
    let isKnown =
      !changesOutput && listed.origin == shared
      && site.table.haveOrigins(site.order, of: listed.files)
    return isKnown ? nil : FileOrigins(of: site.table, in: site.order, shared: shared)
  }

  /// Plans the publication of the workers' files.
  init(_ base: PublishingBase, _ workers: [PublishingWorker]) {
    site = SiteFiles(workers)
    let stale = StaleFiles(base.listed, positions: site.missing(from: base.listed))
    var ground = Ground(base: base, stale: stale)
    ground.clear(workers.flatMap(\.obstacles))
    let folders = ground.missingFolders(site.folders)
    let clashes = site.clashes()
    // The file system knows of a clash that the paths don't show: it has rules of its own.
    let others = clashes.isEmpty ? workers.flatMap(\.collisions) : []
    let cleaning = removals(of: stale) + prunes(of: stale, and: ground.foldersInTheWay)
    let building = installs(missing: folders)
    // Pages go when the new ones are there, unless they stand in their way.
    steps = ground.isBlocked ? cleaning + building : building + cleaning
    if ground.problems.isEmpty { ground.checkWritable(above: steps.map(\.path)) }
    problems += workers.flatMap(\.problems) + clashes + others.map { .sameFile($0) }
    problems += ground.problems
    count(stale)
  }

  /// The moves: new folders with all that is in them, then what pages need, then pages, then those
  /// that lead to them.
  private func installs(missing: FolderList) -> [JournalStep] {
    var ranks: [[JournalStep]] = [[], [], [], []]
    ranks[0] = missing.paths.filter { !missing.containsParent(of: $0) }.map { .install($0) }
    for position in site.order where site.isStaged[position] {
      let path = site.table.path(position)
      if missing.containsParent(of: path) { continue }
      let rank = path.hasSuffix("index.html") ? 3 : path.hasSuffix(".html") ? 2 : 1
      ranks[rank].append(.install(path))
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
    report.written = site.isStaged.count { $0 }
    report.removed = stale.paths.count
  }
}
