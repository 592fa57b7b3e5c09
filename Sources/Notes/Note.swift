public import RouteGraph

/// A Markdown file, taken apart: what its front matter says, and the text to render.
public struct Note: Sendable {
  /// The file, relative to the project's root.
  public let file: String
  /// What the block between the `---` lines says; empty where there is none.
  public let frontMatter: FrontMatter

  /// The whole file: UTF-8, no byte order mark, lines that end in LF.
  let text: [UInt8]
  /// Where the body begins in `text`.
  let bodyStart: Int
  /// The line of the file that the body's first line is, from 1.
  let bodyLine: Int

  /// The CommonMark text after the front matter.
  public var body: ArraySlice<UInt8> { text[bodyStart...] }

  /// Takes a file apart and reads its front matter.
  ///
  /// The note is returned whatever is wrong with it, with every value that could be read and its
  /// whole body.
  ///
  /// - Returns: The note and all problems with its encoding and its front matter. Problems with its
  ///   Markdown are found by `MarkdownRenderer`.
  /// - Complexity: O(n) in the size of the file.
  public static func parse(_ source: NoteSource) -> (note: Note, problems: [Diagnostic]) {
    let text = NoteText(source)
    let block = FrontMatterBlock.split(text.bytes)
    var problems: [Diagnostic] = []
    if let problem = text.problem { problems.append(problem) }
    if let problem = block.problem(in: source.file) { problems.append(problem) }

    var frontMatter = FrontMatter()
    if let yaml = block.yaml {
      var reader = FrontMatterReader(
        positions: YAMLPositions(file: source.file, text: text.bytes, yaml: yaml))
      frontMatter = reader.read()
      problems += reader.problems
    }
    let note = Note(
      file: source.file, frontMatter: frontMatter, text: text.bytes, bodyStart: block.bodyStart,
      bodyLine: block.bodyLine)
    return (note, problems)
  }
}
