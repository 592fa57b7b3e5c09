import Bytes

/// Puts a planned site in place, in an order that a kill at any moment does no harm to: the staged
/// files are whole before the journal decides that they count, and the manifest follows them.
struct Commit {
  private static let journal = "journal"

  private let base: PublishingBase
  private var steps: CommitSteps

  init(base: PublishingBase, steps: CommitSteps = CommitSteps()) {
    self.base = base
    self.steps = steps
  }

  /// Does all steps of a plan; of one that changes nothing, none.
  mutating func run(_ plan: inout PublishingPlan) throws(PublishingProblem) {
    guard plan.changesOutput else { return }
    let journal = Journal.encode(plan.steps)
    guard let staging = try stage(plan.manifest, journal) else { return }
    try finish(journal.bytes, in: staging, isResumed: false)
  }

  /// Does what a killed build left: finishes a commit that was decided, and drops one that was not.
  mutating func recover() throws(PublishingProblem) {
    guard let staging = try stagingFolder() else { return }
    if let journal = try storedJournal(in: staging), Journal.isWhole(journal) {
      try finish(journal, in: staging, isResumed: true)
    } else {
      try clear(staging)
    }
  }

  /// Forgets staged files, unless a commit of them was decided.
  mutating func abandon() throws(PublishingProblem) {
    guard let staging = try stagingFolder(), try storedJournal(in: staging) == nil else { return }
    try clear(staging)
  }

  /// Writes down what is going to be done; nil where the steps ran out.
  private mutating func stage(
    _ manifest: ByteBuffer, _ journal: ByteBuffer
  ) throws(PublishingProblem) -> OpenFolder? {
    do throws(SystemError) {
      guard steps.take() else { return nil }
      try base.room.makeFolder(PublishingBase.staging)
      let staging = try base.room.folder(PublishingBase.staging)
      guard steps.take() else { return nil }
      try staging.write(manifest, toNewFile: PublishingBase.manifest)
      guard steps.take() else { return nil }
      try staging.write(journal, toNewFile: "\(Self.journal).new")
      guard steps.take() else { return nil }
      try staging.move("\(Self.journal).new", to: staging, Self.journal)
      return staging
    } catch {
      throw .notWritable(shown(Self.journal), error)
    }
  }

  private mutating func finish(
    _ journal: [UInt8], in staging: OpenFolder, isResumed: Bool
  ) throws(PublishingProblem) {
    var list = Journal(base: base, staging: staging, isResumed: isResumed)
    guard try list.run(journal, counting: &steps), steps.take() else { return }
    do throws(SystemError) {
      try staging.move(PublishingBase.manifest, to: base.room, PublishingBase.manifest)
      guard steps.take() else { return }
      try staging.removeFile(Self.journal)
    } catch {
      throw .notWritable(base.shown("\(OutputPath.ownFolder)/\(PublishingBase.manifest)"), error)
    }
    try clear(staging)
  }

  /// Removes the staging folder with all that is left in it.
  private mutating func clear(_ staging: OpenFolder) throws(PublishingProblem) {
    do throws(SystemError) {
      try remove(staging.names(), in: nil, of: staging)
      guard steps.take() else { return }
      try base.room.removeEmptyFolder(PublishingBase.staging)
    } catch {
      throw .notWritable(shown(""), error)
    }
  }

  private mutating func remove(
    _ names: [String], in path: String?, of staging: OpenFolder
  ) throws(SystemError) {
    for name in names {
      let inner = path.map { "\($0)/\(name)" } ?? name
      let isFolder = try staging.status(of: inner)?.kind == .folder
      if isFolder { try remove(staging.folder(inner).names(), in: inner, of: staging) }
      guard steps.take() else { return }
      try isFolder ? staging.removeEmptyFolder(inner) : staging.removeFile(inner)
    }
  }

  private func stagingFolder() throws(PublishingProblem) -> OpenFolder? {
    do throws(SystemError) {
      guard try base.room.status(of: PublishingBase.staging) != nil else { return nil }
      return try base.room.folder(PublishingBase.staging)
    } catch {
      throw .notWritable(shown(""), error)
    }
  }

  private func storedJournal(in staging: OpenFolder) throws(PublishingProblem) -> [UInt8]? {
    do throws(SystemError) {
      return try staging.contents(of: Self.journal)
    } catch {
      throw .notWritable(shown(Self.journal), error)
    }
  }

  private func shown(_ name: String) -> String {
    let folder = "\(OutputPath.ownFolder)/\(PublishingBase.staging)"
    return base.shown(name.isEmpty ? folder : "\(folder)/\(name)")
  }
}
