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

  /// Binds the notes of a folder to the pages of flows. O(number of notes).
  init(_ content: ReadContent, binding: NoteBinding) {
    folder = content.folder
    let assets = Set(folder.paths.lazy.filter { !$0.hasSuffix(".md") })
    var notes = SiteNotes(content.notes, of: folder, binding: binding)
    var pictures = NotePictures(folder: folder, assets: assets)
    notes.addPictures(from: &pictures)
    self.notes = notes
    index = ContentIndex(folder, assets: assets, pictures: pictures.places, binding: binding)
    diagnostics = folder.diagnostics + content.diagnostics + notes.diagnostics
  }
}

/// The content folder, read and taken apart: all that can be known of it without a graph.
struct ReadContent: Sendable {
  /// The folder.
  let folder: InputFolder
  /// The notes in the order of their paths.
  let notes: [ParsedNote]
  /// What could not be read.
  let diagnostics: [Diagnostic]

  /// Reads the notes of a folder on several workers. O(bytes of the notes).
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - memory: What an earlier build read from front matter.
  ///   - workers: How many workers there are.
  init(_ folder: InputFolder, recalling memory: FrontMatterMemory, workers: Int) async {
    let paths = folder.paths.filter { $0.hasSuffix(".md") }
    let read = await Parallel(workers: workers).map(paths) { path -> Reading in
      let (bytes, problem) = folder.contents(of: path)
      guard let bytes else { return .failed(problem.map { [$0] } ?? []) }
      return .read(
        ParsedNote(path: path, folder: folder.name, bytes: bytes, recalling: memory))
    }
    self.folder = folder
    notes = read.compactMap(\.note)
    diagnostics = read.flatMap(\.problems)
  }

  /// What became of one file.
  private enum Reading: Sendable {
    case read(ParsedNote)
    case failed([Diagnostic])

    var note: ParsedNote? {
      if case .read(let note) = self { note } else { nil }
    }

    var problems: [Diagnostic] {
      if case .failed(let problems) = self { problems } else { [] }
    }
  }
}
