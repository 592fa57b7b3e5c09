/// The text of a note that is rendered, and where in its file it stands.
struct NoteBody {
  /// The file, relative to the project's root.
  let file: String
  /// The whole file: UTF-8, no byte order mark, lines that end in LF.
  let text: [UInt8]
  /// Where the body begins in `text`.
  let start: Int
  /// The line of the file that the body's first line is, from 1.
  let firstLine: Int
}
