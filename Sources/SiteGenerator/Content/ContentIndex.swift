/// What lies in the content folder, by path.
struct ContentIndex: Sendable {
  /// The folder's name, as notes and messages name it.
  let folder: String
  /// The notes' paths below the folder.
  let notes: Set<String>
  /// The other files' paths below the folder.
  let assets: Set<String>
  /// Where the screenshots among them are published, named from the site's root.
  let pictures: [String: String]
  /// What tells which page a note belongs to.
  let binding: NoteBinding
  /// The paths of all notes and files, sorted.
  let paths: [String]

  /// A path below the folder, or nil for one outside.
  func pathInside(_ path: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// Where one of the other files is published, named from the site's root.
  func place(ofAsset path: String) -> String { pictures[path] ?? SitePath.noteAsset(path) }
}
