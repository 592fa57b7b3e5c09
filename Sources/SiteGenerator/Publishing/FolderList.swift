import Bytes

/// The folders above files, each once, outer ones before inner ones.
struct FolderList {
  /// The folders' paths, in the order in which they were met.
  private(set) var paths: [String] = []
  private var known: Set<UInt64> = []

  /// Adds the folders above a path.
  mutating func insert(above path: String) {
    guard let parent = OutputPath.parent(of: path) else { return }
    insert(parent)
  }

  /// Adds a folder and those above it.
  mutating func insert(_ folder: String) {
    guard known.insert(ContentHash(of: folder).value).inserted else { return }
    insert(above: folder)
    paths.append(folder)
  }

  /// Adds a folder without those above it.
  mutating func insertOnly(_ folder: String) {
    if known.insert(ContentHash(of: folder).value).inserted { paths.append(folder) }
  }

  /// Whether a folder was added.
  func contains(_ folder: String) -> Bool {
    known.contains(ContentHash(of: folder).value)
  }

  /// Whether the folder that holds a path was added.
  func containsParent(of path: String) -> Bool {
    OutputPath.parent(of: path).map(contains) ?? false
  }
}
