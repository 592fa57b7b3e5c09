import Bytes

/// The steps of a commit, written down before the first is done.
///
/// From the moment the journal stands in the staging folder the new site is decided: whoever opens
/// the output folder after a killed build does the steps, again where they were done already. Text, a
/// step a line, between a first line with the version and a last one, `end`, without which nothing
/// counts.
struct Journal {
  private static let version = "waymark-journal/1\n"
  private static let end = "\nend\n"

  /// The bytes to store.
  static func encode(_ steps: [JournalStep]) -> ByteBuffer {
    var buffer = ByteBuffer(capacity: 64 + steps.count * 96)
    buffer.append(version)
    for step in steps { step.append(to: &buffer) }
    buffer.append("end\n")
    return buffer
  }

  private let base: PublishingBase
  private let staging: OpenFolder
  private let isResumed: Bool
  private var folders: FolderStates

  /// Prepares to do steps; where they are resumed, some may be done already.
  init(base: PublishingBase, staging: OpenFolder, isResumed: Bool) {
    self.base = base
    self.staging = staging
    self.isResumed = isResumed
    folders = FolderStates(output: base.output, listed: .empty)
  }

  /// Whether bytes are a journal from the first line to the last.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: version.utf8) && bytes.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Does the steps of a stored journal.
  ///
  /// - Returns: Whether to go on; false where `steps` ran out.
  mutating func run(
    _ bytes: [UInt8], counting steps: inout CommitSteps
  ) throws(PublishingProblem) -> Bool {
    return try bytes.withUnsafeBufferPointer { bytes -> Result<Bool, PublishingProblem> in
      var lines = ByteLines(bytes)
      while let line = lines.next() {
        guard let step = JournalStep(line: line) else { continue }
        guard steps.take() else { return .success(false) }
        do throws(SystemError) {
          try perform(step)
        } catch {
          return .failure(.notWritable(base.shown(step.path), error))
        }
      }
      return .success(true)
    }.get()
  }

  private mutating func perform(_ step: JournalStep) throws(SystemError) {
    switch step {
    case .install(let path):
      let staged = "\(PublishingBase.stagedSite)/\(path)"
      let isMoved = try staging.move(staged, to: base.output, path)
      if !isMoved, !isResumed { throw .absence }
    case .remove(let path): try remove(path)
    case .recase(let old, let path):
      if let new = try base.output.status(of: path), try base.output.status(of: old) == new {
        try base.output.move(old, to: base.output, path)
      } else {
        try remove(old)
      }
    case .prune(let path):
      if try isBelowFolders(path) { try base.output.removeEmptyFolder(path) }
    }
  }

  private mutating func remove(_ path: String) throws(SystemError) {
    guard try isBelowFolders(path), try base.output.status(of: path)?.kind == .file else { return }
    try base.output.removeFile(path)
  }

  /// Whether no symbolic link leads out of the output folder on the way to a path.
  private mutating func isBelowFolders(_ path: String) throws(SystemError) -> Bool {
    try folders.state(of: OutputPath.parent(of: path)) == .folder
  }
}
