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
  /// The front matter as the next build may recall it, put down while it is at hand; nil where it was
  /// recalled itself, and where a problem is to be found again.
  let newFrontMatter: [UInt8]?

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
    newFrontMatter = note.isRecalled || !problems.isEmpty ? nil : note.frontMatter.kept
  }
}

extension FrontMatter {
  /// The bytes that a `FrontMatterMemory` keeps.
  fileprivate var kept: [UInt8] {
    var buffer = ByteBuffer(capacity: 256)
    write(into: &buffer)
    return buffer.bytes
  }
}
