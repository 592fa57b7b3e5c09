/// A note as it was read: the bytes of one Markdown file and the name its problems carry.
public struct NoteSource: Sendable {
  /// The file, relative to the project's root, with `/` between its parts.
  public let file: String
  /// What the file holds.
  public let bytes: [UInt8]

  /// Wraps the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: The file's path relative to the project's root, with `/` between its parts. Relative
  ///     links in the note are resolved against it.
  ///   - bytes: What the file holds, with or without a byte order mark, with any line ends.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}
