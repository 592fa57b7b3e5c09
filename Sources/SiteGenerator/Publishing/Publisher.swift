package import Bytes

/// Publishes a site to a folder that Waymark owns: only files that it wrote are replaced or removed,
/// only files whose bytes changed are written, and the last good site stays until the new one is whole.
///
/// Opening takes a lock for as long as the value lives. Each thread then makes a `worker()` and adds
/// its files; `commit(_:)` puts them in place, or `abandon()` forgets them:
///
///     let publisher = try Publisher(to: "Output", inputs: ["Content", "Templates"])
///     var worker = publisher.worker()
///     worker.add("index.html", page)
///     let report = try publisher.commit([worker])
///
/// A build that is killed needs no care: what it staged is dropped by the next opening, and a commit
/// that it had begun is finished by it.
package final class Publisher: Sendable {
  private let base: PublishingBase
  private let lock: FileLock

  /// Opens an output folder, creating it where it is missing.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to the current one or absolute; messages name it so.
  ///   - inputs: The folders that the site is made from; the output folder may not be, hold or lie
  ///     in one of them, whatever links or letter case the paths are written with.
  /// - Throws: `output-overlaps-input`, `output-not-ours`, `output-busy`, `output-manifest-damaged`,
  ///   `output-symbolic-link` or `output-not-writable`; no file of the site was touched then.
  package init(to path: String, inputs: [String]) throws(PublishingFailure) {
    do throws(PublishingProblem) {
      (base, lock) = try OutputOpening(name: path, inputs: inputs).open()
    } catch {
      throw PublishingFailure(error)
    }
  }

  /// A worker for one thread.
  package func worker() -> PublishingWorker {
    PublishingWorker(base)
  }

  /// Puts the site in place that the workers' files make up, all of it or nothing.
  ///
  /// Call it once, with every worker that took a file: what the last publication wrote and no worker
  /// has is removed, with the folders that become empty. If nothing differs, nothing is written.
  /// O(n log n) in the number of files.
  ///
  /// - Parameters:
  ///   - workers: The workers.
  ///   - origin: The fingerprint of what all files are made from, by which the next build can tell
  ///     whether workers may keep files.
  /// - Throws: Every problem of paths, strangers' files and writing that the workers or the commit met.
  package func commit(
    _ workers: [PublishingWorker], madeFrom origin: ContentHash? = nil
  ) throws(PublishingFailure) -> PublishingReport {
    try commit(workers, madeFrom: origin, steps: CommitSteps())
  }

  /// The fingerprint of what all files of the last site were made from; nil where nothing tells.
  package var lastOrigin: ContentHash? { base.listed.origin }

  /// Commits as far as the steps go; tests stop after each of them, as a killed process would.
  func commit(
    _ workers: [PublishingWorker], madeFrom origin: ContentHash? = nil, steps: CommitSteps
  ) throws(PublishingFailure) -> PublishingReport {
    var plan = PublishingPlan(base, workers)
    guard plan.problems.isEmpty else {
      abandon()
      throw PublishingFailure(plan.problems)
    }
    do throws(PublishingProblem) {
      var commit = Commit(base: base, steps: steps)
      try commit.run(&plan)
    } catch {
      abandon()
      throw PublishingFailure(error)
    }
    if let origin { remember(&plan, madeFrom: origin) }
    return plan.report
  }

  /// Keeps what the files were made from. Beside a manifest that they don't belong to, after a kill,
  /// say, the origins count for nothing, and without them the next build makes every file.
  private func remember(_ plan: inout PublishingPlan, madeFrom origin: ContentHash) {
    guard let origins = plan.origins(madeFrom: origin, besides: base.listed) else { return }
    leave(origins.encode(beside: plan.manifest), as: PublishingBase.origins)
  }

  /// What an earlier build left for this one beside a site; nil where there is nothing.
  ///
  /// Needs no lock: what is left is put in place whole.
  ///
  /// - Parameters:
  ///   - name: The name that it was left under.
  ///   - output: The output folder.
  package static func bequest(_ name: String, in output: String) -> [UInt8]? {
    let room = PublishingBase.shown(OutputPath.ownFolder, in: output)
    return (try? OpenFolder(at: room).contents(of: name)) ?? nil
  }

  /// Leaves something for the next build, in place of what has the name. It is only ever a saving:
  /// what can't be written will be missed, no more.
  package func leave(_ bytes: ByteBuffer, as name: String) {
    let new = "\(name).new"
    do throws(SystemError) {
      try base.room.removeFile(new)
      try base.room.write(bytes, toNewFile: new)
      try base.room.move(new, to: base.room, name)
    } catch {
      try? base.room.removeFile(new)
    }
  }

  /// Forgets what the workers wrote; the site stays as it is.
  package func abandon() {
    var commit = Commit(base: base)
    // What can't be removed now is removed when the folder is opened next.
    try? commit.abandon()
  }
}
