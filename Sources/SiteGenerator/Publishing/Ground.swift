/// The places in the output folder that the new site needs: what stands there, and whether it may go.
struct Ground {
  private let base: PublishingBase
  private let stale: StaleFiles
  private var folders: FolderStates
  private lazy var twins = stale.byFoldedHash()

  /// What may not go.
  private(set) var problems: [PublishingProblem] = []
  /// Folders where files belong; with their last files they go.
  private(set) var foldersInTheWay: [String] = []
  /// Whether old files have to go before new ones can come.
  private(set) var isBlocked = false

  init(base: PublishingBase, stale: StaleFiles) {
    self.base = base
    self.stale = stale
    folders = FolderStates(output: base.output, listed: base.listed)
  }

  /// Judges what workers found where files belong.
  mutating func clear(_ obstacles: [PublishingWorker.Obstacle]) {
    for obstacle in obstacles {
      do throws(SystemError) {
        switch obstacle {
        case .link(let path): problems.append(.symbolicLink(base.shown(path)))
        case .occupied(let path): try judgeFile(path)
        case .folder(let path): try judgeFolder(path)
        }
      } catch {
        problems.append(.notWritable(base.name, error))
      }
    }
  }

  /// The folders that are not there yet.
  mutating func missingFolders(_ wanted: FolderList) -> FolderList {
    var missing = FolderList()
    for folder in wanted.paths {
      do throws(SystemError) {
        guard try folders.state(of: folder) == .missing else { continue }
        missing.insertOnly(folder)
        if stale.contains(folder) { isBlocked = true }
      } catch {
        problems.append(.notWritable(base.shown(folder), error))
      }
    }
    return missing
  }

  /// Checks the folders whose entries change, because a commit should not end in the middle.
  mutating func checkWritable(above paths: [String]) {
    var seen = FolderList()
    for path in paths { seen.insertOnly(OutputPath.parent(of: path) ?? ".") }
    for folder in seen.paths {
      do throws(SystemError) {
        let isOutput = folder == "."
        guard try folders.state(of: isOutput ? nil : folder) == .folder else { continue }
        try base.output.checkWritable(folder)
      } catch {
        problems.append(.notWritable(folder == "." ? base.name : base.shown(folder), error))
      }
    }
  }

  /// A file that is not listed is ours all the same where it is a listed one in other letter case.
  private mutating func judgeFile(_ path: String) throws(SystemError) {
    let found = try base.output.status(of: path)
    let candidates = OutputPath(path).flatMap { twins[$0.foldedHash] } ?? []
    for twin in candidates where try base.output.status(of: twin) == found { return }
    problems.append(
      found?.kind == .link ? .symbolicLink(base.shown(path)) : .strangersFile(base.shown(path)))
  }

  /// A folder where a file belongs may go if it holds nothing but files that go anyway.
  private mutating func judgeFolder(_ path: String) throws(SystemError) {
    isBlocked = true
    foldersInTheWay.append(path)
    for name in try base.output.folder(path).names() {
      let inner = "\(path)/\(name)"
      if try base.output.status(of: inner)?.kind == .folder {
        try judgeFolder(inner)
      } else if !stale.contains(inner) {
        problems.append(.strangersFile(base.shown(inner)))
      }
    }
  }
}
