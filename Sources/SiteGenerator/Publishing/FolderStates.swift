import Bytes

/// What stands where folders of the site belong, each looked up once.
///
/// A file is touched only below real folders: a folder that somebody replaced by a symbolic link
/// would lead the publication out of the output folder.
struct FolderStates: Sendable {
  /// What was found where a folder belongs.
  enum State: Hashable, Sendable {
    /// The folder, below real folders only.
    case folder
    /// Nothing, or a file that the last publication listed and this one will replace.
    case missing
    /// A symbolic link, at the path or above.
    case link(String)
    /// A stranger's file, at the path or above.
    case file(String)
  }

  private let output: OpenFolder
  private let listed: Manifest
  private var known: [UInt64: State] = [:]

  init(output: OpenFolder, listed: Manifest) {
    self.output = output
    self.listed = listed
  }

  /// What stands at a folder's path; nil means the output folder itself. O(1) but for the first time.
  mutating func state(of folder: String?) throws(SystemError) -> State {
    guard let folder else { return .folder }
    let hash = ContentHash(of: folder).value
    if let state = known[hash] { return state }
    let state = try look(at: folder)
    known[hash] = state
    return state
  }

  private mutating func look(at folder: String) throws(SystemError) -> State {
    let above = try state(of: OutputPath.parent(of: folder))
    guard above == .folder else { return above }
    switch try output.status(of: folder)?.kind {
    case nil: return .missing
    case .folder: return .folder
    case .link: return .link(folder)
    case .file where listed.position(of: folder) != nil: return .missing
    case .file, .other: return .file(folder)
    }
  }
}
