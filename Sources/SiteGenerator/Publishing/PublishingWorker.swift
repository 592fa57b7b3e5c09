import Bytes

/// Takes the files of one thread, and writes those that changed to a folder beside the site,
/// where nobody sees them until the publication is committed.
///
/// A value without locks: each task makes one with `Publisher.worker()`, adds its files, and returns
/// it as its result; `Publisher.commit(_:)` takes them all. Make one a thread, not one a file.
package struct PublishingWorker: Sendable {
  /// Something that stands where a file belongs. Whether it is ours is known only when all files
  /// are.
  enum Obstacle: Hashable, Sendable {
    /// A file that the manifest doesn't list, or no file at all.
    case occupied(String)
    /// A folder.
    case folder(String)
    /// A symbolic link where one of the folders above belongs.
    case link(String)
  }

  private let base: PublishingBase
  private var folders: FolderStates
  private var staging: StagedSite?

  /// The files of the site that this worker took.
  private(set) var files = FileTable()
  /// The folded hash of each file's path.
  private(set) var foldedHashes: [UInt64] = []
  /// For each file whether it was staged; the published one is right already where it was not.
  private(set) var isStaged: [Bool] = []
  /// Paths of files that could not be staged because another file has their place.
  private(set) var collisions: [String] = []
  /// What stands in the way.
  private(set) var obstacles: [Obstacle] = []
  /// What went wrong; after a failure to write no more is written.
  private(set) var problems: [PublishingProblem] = []
  private var isStopped = false

  init(_ base: PublishingBase) {
    self.base = base
    folders = FolderStates(output: base.output, listed: base.listed)
  }

  /// Takes one file of the site; one that stands there already, byte for byte, is not written again.
  ///
  /// Problems are kept, and come out at the commit.
  ///
  /// - Parameters:
  ///   - path: Its place below the output folder, parts separated by `/`.
  ///   - bytes: Its content.
  ///   - origin: What the content was made from, by which the next build can
  ///     ``keep(_:madeFrom:)`` the file without making it.
  mutating func add(
    _ path: String, _ bytes: UnsafeBufferPointer<UInt8>, madeFrom origin: FileOrigin? = nil
  ) {
    guard !isStopped else { return }
    guard let place = OutputPath(path) else {
      problems.append(.unusablePath(path))
      return
    }
    do throws(SystemError) {
      let hash = ContentHash(of: bytes)
      let isThere = try isPublished(place, hash, size: bytes.count)
      if !isThere { try stage(place.text, bytes) }
      list(place, hash, size: bytes.count, origin: origin, isStaged: !isThere)
    } catch {
      problems.append(.notWritable(base.shown(path), error))
      isStopped = true
    }
  }

  /// Takes one file of the site; one that stands there already, byte for byte, is not written again.
  mutating func add(_ path: String, _ buffer: ByteBuffer, madeFrom origin: FileOrigin? = nil) {
    buffer.withBytes { add(path, $0, madeFrom: origin) }
  }

  /// Takes one file of the site that is made in pieces, so that it never is in memory as a whole.
  ///
  /// Where a file of the last site stands in its place, the pieces are made once to see whether it
  /// differs, and again to write it if it does.
  ///
  /// - Returns: The fingerprint of its content; nil where it could not be taken.
  mutating func add(_ path: String, inPieces pieces: PieceSum.Pieces) -> ContentHash? {
    guard !isStopped else { return nil }
    guard let place = OutputPath(path) else {
      problems.append(.unusablePath(path))
      return nil
    }
    do throws(SystemError) {
      let isListed = base.listed.position(of: place) != nil
      let known = isListed ? try PieceSum(of: pieces) : nil
      let isThere = try isPublished(place, known?.hash, size: known?.size ?? 0)
      let sum = isThere ? known : try stage(place.text, inPieces: pieces)
      guard let sum else { return nil }
      list(place, sum.hash, size: sum.size, origin: nil, isStaged: !isThere)
      return sum.hash
    } catch {
      problems.append(.notWritable(base.shown(path), error))
      isStopped = true
      return nil
    }
  }

  /// Takes a file of the last site into this one, if it stands there as it was published and was
  /// made from the same. Ask only where what all files are made from is ``Publisher/lastOrigin``.
  ///
  /// - Returns: The memo that it was added with; nil where it was not taken: make it and add it.
  mutating func keep(_ path: String, madeFrom fingerprint: ContentHash) -> String? {
    guard !isStopped, let place = OutputPath(path), let position = base.listed.position(of: place),
      case let record = base.listed.files.records[position], record.fingerprint == fingerprint
    else { return nil }
    let known = obstacles.count
    let isThere = try? isPublished(place, record.hash, size: record.size)
    guard isThere == true else {
      // Whoever adds the file meets what stands in its way again.
      obstacles.removeLast(obstacles.count - known)
      return nil
    }
    let memo = base.listed.files.memo(position)
    let origin = FileOrigin(fingerprint: fingerprint, memo: memo)
    list(place, record.hash, size: record.size, origin: origin, isStaged: false)
    return memo
  }

  private mutating func list(
    _ path: OutputPath, _ hash: ContentHash, size: Int, origin: FileOrigin?, isStaged: Bool
  ) {
    var text = path.text
    text.withUTF8 { files.append(path: $0, hash: hash, size: size, origin: origin) }
    foldedHashes.append(path.foldedHash)
    self.isStaged.append(isStaged)
  }

  /// Whether the file stands there already; notes what stands there instead.
  private mutating func isPublished(
    _ path: OutputPath, _ hash: ContentHash?, size: Int
  ) throws(SystemError) -> Bool {
    switch try folders.state(of: OutputPath.parent(of: path.text)) {
    case .folder: break
    case .missing: return false
    case .link(let link):
      obstacles.append(.link(link))
      return false
    case .file(let file):
      obstacles.append(.occupied(file))
      return false
    }
    guard let status = try base.output.status(of: path.text) else { return false }
    if status.kind == .folder {
      obstacles.append(.folder(path.text))
    } else if status.kind == .file, let position = base.listed.position(of: path) {
      let record = base.listed.files.records[position]
      return record.hash == hash && record.size == size && status.size == size
    } else {
      obstacles.append(.occupied(path.text))
    }
    return false
  }

  /// Writes a file beside the site; a build that changes nothing does not even make a folder.
  private mutating func stage(
    _ path: String, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SystemError) {
    if staging == nil { staging = try StagedSite(in: base.room) }
    do throws(SystemError) {
      try staging?.write(bytes, to: path)
    } catch {
      guard error.isCollision else { throw error }
      collisions.append(path)
    }
  }

  /// Writes a file beside the site, piece by piece; nil where another file has its place.
  private mutating func stage(
    _ path: String, inPieces pieces: PieceSum.Pieces
  ) throws(SystemError) -> PieceSum? {
    if staging == nil { staging = try StagedSite(in: base.room) }
    do throws(SystemError) {
      guard let file = try staging?.newFile(path) else { return nil }
      var sum = PieceSum()
      try pieces { piece throws(SystemError) in
        try file.write(piece)
        sum.add(piece)
      }
      try file.finish()
      return sum
    } catch {
      guard error.isCollision else { throw error }
      collisions.append(path)
      return nil
    }
  }
}
