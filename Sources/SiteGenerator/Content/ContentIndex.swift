import Bytes

/// What lies in the content folder, by path.
///
/// A class because the links of every page refer to it; nothing in it changes.
final class ContentIndex: Sendable {
  /// The folder, with the paths of all notes and files in it.
  let folder: InputFolder
  /// The paths of the files that are no notes.
  let assets: Set<String>
  /// Where the screenshots among them are published, named from the site's root.
  let pictures: [String: String]
  /// What tells which page a note belongs to.
  let binding: NoteBinding

  init(
    _ folder: InputFolder, assets: Set<String>, pictures: [String: String], binding: NoteBinding
  ) {
    self.folder = folder
    self.assets = assets
    self.pictures = pictures
    self.binding = binding
  }

  /// Whether a note lies at a path below the folder. O(log n).
  func hasNote(_ path: String) -> Bool {
    let paths = folder.paths
    let place = paths.partitioningIndex { $0 >= path }
    return place < paths.count && paths[place] == path && path.hasSuffix(".md")
  }

  /// Where one of the other files is published, named from the site's root.
  func place(ofAsset path: String) -> String { pictures[path] ?? SitePath.noteAsset(path) }
}
