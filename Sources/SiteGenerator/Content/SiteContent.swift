import Notes
import RouteGraph

/// The content folder, read: notes bound to pages, and the files beside them.
struct SiteContent: Sendable {
  /// The bound notes.
  let notes: SiteNotes
  /// What lies in the folder.
  let index: ContentIndex
  /// The folder, to read the other files from.
  let folder: InputFolder
  /// What is wrong with the files.
  let diagnostics: [Diagnostic]

  /// Reads the notes of a folder on several workers. O(bytes of the notes).
  init(_ folder: InputFolder, graphs: [NamedGraph], workers: Int) async {
    let binding = NoteBinding(
      flowNames: graphs.map(\.name), outlines: graphs.map { FlowOutline($0.graph) })
    let paths = folder.paths.filter { $0.hasSuffix(".md") }
    let read = await Parallel(workers: workers).map(paths) { path -> (ParsedNote?, Diagnostic?) in
      let (bytes, problem) = folder.contents(of: path)
      return (bytes.map { ParsedNote(path: path, folder: folder.name, bytes: $0) }, problem)
    }
    notes = SiteNotes(read.compactMap(\.0), binding: binding)
    index = ContentIndex(
      folder: folder.name, notes: Set(paths),
      assets: Set(folder.paths.lazy.filter { !$0.hasSuffix(".md") }), binding: binding,
      paths: folder.paths)
    self.folder = folder
    diagnostics = folder.diagnostics + read.compactMap(\.1) + notes.diagnostics
  }
}
