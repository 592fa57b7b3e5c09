import Bytes
import Notes
import RouteGraph

/// A note as it was read and taken apart.
///
/// A class, because there may be a hundred thousand of them, and a note as a whole holds a dozen
/// references; nothing in it changes.
final class ParsedNote: Sendable {
  /// The note.
  let note: Note
  /// The fingerprint of its file, by which an unchanged note is known.
  let hash: ContentHash
  /// What is wrong with its encoding and its front matter.
  let problems: [Diagnostic]

  /// Takes a file apart.
  ///
  /// - Parameters:
  ///   - path: The file's path below the content folder.
  ///   - folder: The content folder's name, as messages name it.
  ///   - bytes: What the file holds.
  ///   - memory: What an earlier build read from front matter.
  init(path: String, folder: String, bytes: [UInt8], recalling memory: FrontMatterMemory) {
    hash = ContentHash(of: bytes)
    (note, problems) = Note.parse(
      NoteSource(file: "\(folder)/\(path)", bytes: bytes), recalling: memory)
  }
}
