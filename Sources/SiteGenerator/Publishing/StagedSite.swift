import Bytes

/// The folder that new files are written to, with the folders that they will be published in, so that
/// a folder that is new as a whole is published by a single move.
struct StagedSite: Sendable {
  private let folder: OpenFolder
  private var folders: Set<UInt64> = []

  /// Makes the folder, unless another worker has.
  init(in room: OpenFolder) throws(SystemError) {
    try room.makeFolder(PublishingBase.staging)
    let staging = try room.folder(PublishingBase.staging)
    try staging.makeFolder(PublishingBase.stagedSite)
    folder = try staging.folder(PublishingBase.stagedSite)
  }

  /// Writes a file of which there is none yet, in folders that are made where they are missing.
  mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to path: String
  ) throws(SystemError) {
    try makeFolder(above: path)
    try folder.write(bytes, toNewFile: path)
  }

  /// Makes a file of which there is none yet, in folders that are made where they are missing.
  mutating func newFile(_ path: String) throws(SystemError) -> NewFile {
    try makeFolder(above: path)
    return try folder.newFile(path)
  }

  private mutating func makeFolder(above path: String) throws(SystemError) {
    guard let parent = OutputPath.parent(of: path) else { return }
    guard folders.insert(ContentHash(of: parent).value).inserted else { return }
    try makeFolder(above: parent)
    try folder.makeFolder(parent)
  }
}
