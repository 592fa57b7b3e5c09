import Bytes

/// The files of all workers together, sorted by path.
struct SiteFiles {
  /// The files, in the order of the workers.
  let table: FileTable
  /// Positions in the table, sorted by path.
  let order: [Int]
  /// For each position whether the file was staged.
  let isStaged: [Bool]
  /// The folders that the files are in.
  let folders: FolderList
  private let foldedHashes: [UInt64]
  private let index: HashIndex

  /// Merges the workers' files. O(n log n).
  init(_ workers: [PublishingWorker]) {
    var table = FileTable()
    table.reserve(
      files: workers.reduce(0) { $0 + $1.files.count },
      pathBytes: workers.reduce(0) { $0 + $1.files.pathByteCount })
    for worker in workers { table.append(worker.files) }
    let order = table.sortedPositions()
    var folders = FolderList()
    for position in order { folders.insert(above: table.path(position)) }
    let foldedHashes = workers.flatMap(\.foldedHashes)
    self.table = table
    self.order = order
    self.folders = folders
    self.foldedHashes = foldedHashes
    isStaged = workers.flatMap(\.isStaged)
    index = HashIndex(count: order.count) { foldedHashes[order[$0]] }
  }

  /// The position of the first file, by path, that is the same as a path on a disk that ignores
  /// letter case.
  func position(foldedHash: UInt64) -> Int? {
    index.first(hash: foldedHash) { foldedHashes[order[$0]] == foldedHash }.map { order[$0] }
  }

  /// Paths that are taken twice, on any disk.
  func clashes() -> [PublishingProblem] {
    var problems: [PublishingProblem] = []
    for position in order {
      guard let first = self.position(foldedHash: foldedHashes[position]), first != position else {
        continue
      }
      let (path, firstPath) = (table.path(position), table.path(first))
      let isSame = table.order(position, against: table, first) == 0
      problems.append(isSame ? .sameFile(path) : .sameButForCase(firstPath, path))
    }
    return problems + folderClashes()
  }

  private func folderClashes() -> [PublishingProblem] {
    var problems: [PublishingProblem] = []
    var known: [UInt64: String] = [:]
    for folder in folders.paths {
      guard let hash = OutputPath(folder)?.foldedHash else { continue }
      if position(foldedHash: hash) != nil { problems.append(.fileAndFolder(folder)) }
      if let first = known.updateValue(folder, forKey: hash) {
        problems.append(.sameFolderButForCase(first, folder))
      }
    }
    return problems
  }

  /// The positions in a manifest of the files that the site has no more. O(n).
  func missing(from manifest: Manifest) -> [Int] {
    var missing: [Int] = []
    var next = 0
    for listed in 0..<manifest.files.count {
      var comparison = -1
      while next < order.count {
        comparison = table.order(order[next], against: manifest.files, listed)
        guard comparison < 0 else { break }
        next += 1
      }
      if next == order.count || comparison != 0 { missing.append(listed) }
    }
    return missing
  }
}
