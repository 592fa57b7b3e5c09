/// Opens an output folder: everything that is checked before a first file is written.
struct OutputOpening {
  /// The folder's path as the user wrote it.
  let name: String
  /// The input folders as the user wrote them.
  let inputs: [String]
  /// How far to go in ending what a killed build left behind; tests stop there, too.
  var recovery = CommitSteps()

  /// Checks and opens the folder, takes its lock, and ends what a killed build left behind.
  func open() throws(PublishingProblem) -> (PublishingBase, FileLock) {
    let place = try orNotWritable { () throws(SystemError) in try FolderPlace(name) }
    try refuseOverlap(place)
    try refuseForeignFolder(place)
    let output = try orNotWritable { () throws(SystemError) in
      try place.create()
      return try OpenFolder(at: place.path)
    }
    let room = try ownFolder(in: output)
    let lock = try orNotWritable { () throws(SystemError) in try room.lock("lock") }
    guard let lock else { throw .busy(name) }
    var base = PublishingBase(name: name, output: output, room: room, listed: .empty)
    var commit = Commit(base: base, steps: recovery)
    try commit.recover()
    base.listed = try manifest(in: room, of: output)
    return (base, lock)
  }

  private func refuseOverlap(_ place: FolderPlace) throws(PublishingProblem) {
    for input in inputs {
      // An input that can't be looked up is the reader's to report.
      guard let other = try? FolderPlace(input), let overlap = place.overlap(with: other) else {
        continue
      }
      throw .overlap(output: name, overlap, input: input)
    }
  }

  /// Refuses a folder of somebody else's before anything is written to it.
  private func refuseForeignFolder(_ place: FolderPlace) throws(PublishingProblem) {
    let example = try orNotWritable { () throws(SystemError) -> String? in
      guard try SystemPath.status(of: place.path) != nil else { return nil }
      let folder = try OpenFolder(at: place.path)
      return try folder.status(of: OutputPath.ownFolder) == nil ? Self.content(of: folder) : nil
    }
    if let example { throw .foreignFolder(name, example: example) }
  }

  private func ownFolder(in output: OpenFolder) throws(PublishingProblem) -> OpenFolder {
    let status = try orNotWritable { () throws(SystemError) in
      try output.makeFolder(OutputPath.ownFolder)
      return try output.status(of: OutputPath.ownFolder)
    }
    let path = PublishingBase.shown(OutputPath.ownFolder, in: name)
    switch status?.kind {
    case .link: throw .symbolicLink(path)
    case .file, .other: throw .strangersFile(path)
    default:
      return try orNotWritable { () throws(SystemError) in try output.folder(OutputPath.ownFolder) }
    }
  }

  private func manifest(
    in room: OpenFolder, of output: OpenFolder
  ) throws(PublishingProblem) -> Manifest {
    let stored = try orNotWritable { () throws(SystemError) in
      try room.contents(of: PublishingBase.manifest)
    }
    guard let stored else {
      let example = try orNotWritable { () throws(SystemError) in try Self.content(of: output) }
      if let example { throw .foreignFolder(name, example: example) }
      return .empty
    }
    do throws(Manifest.Damage) {
      var manifest = try Manifest(stored: stored)
      let origins = (try? room.contents(of: PublishingBase.origins)) ?? nil
      if let origins { manifest.readOrigins(origins, beside: stored) }
      return manifest
    } catch {
      let path = "\(OutputPath.ownFolder)/\(PublishingBase.manifest)"
      throw .damagedManifest(PublishingBase.shown(path, in: name), reason: error.reason)
    }
  }

  /// The first thing in a folder that counts as content: what version control and file managers put
  /// there begins with a dot.
  private static func content(of folder: OpenFolder) throws(SystemError) -> String? {
    try folder.names().first { !$0.hasPrefix(".") }
  }

  private func orNotWritable<Value>(
    _ body: () throws(SystemError) -> Value
  ) throws(PublishingProblem) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .notWritable(name, error)
    }
  }
}
