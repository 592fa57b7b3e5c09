package import Bytes
public import RouteGraph
import YAML

/// A Markdown file, taken apart: what its front matter says, and the text to render.
public struct Note: Sendable {
  /// The file, relative to the project's root.
  public var file: String { content.file }
  /// What the block between the `---` lines says; empty where there is none.
  public let frontMatter: FrontMatter

  /// The text and its place in the file.
  let content: NoteBody

  /// The CommonMark text after the front matter.
  public var body: ArraySlice<UInt8> { content.text[content.start...] }

  /// The fingerprint of the text before the body, which says everything but that.
  package let headHash: ContentHash
  /// Whether the front matter was known, and not read from YAML.
  package let isRecalled: Bool

  /// Takes a file apart and reads its front matter.
  ///
  /// The note is returned whatever is wrong with it, with every value that could be read and its
  /// whole body.
  ///
  /// - Returns: The note and all problems with its encoding and its front matter. Problems with its
  ///   Markdown are found by `MarkdownRenderer`.
  /// - Complexity: O(n) in the size of the file.
  public static func parse(_ source: NoteSource) -> (note: Note, problems: [Diagnostic]) {
    parse(source, recalling: FrontMatterMemory())
  }

  /// Takes a file apart, and reads its front matter where the memory holds no such text.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - memory: What was read before from texts that had no problem.
  package static func parse(
    _ source: NoteSource, recalling memory: FrontMatterMemory
  ) -> (note: Note, problems: [Diagnostic]) {
    let text = NoteText(source)
    let block = FrontMatterBlock.split(text.bytes)
    var problems: [Diagnostic] = []
    if let problem = text.problem { problems.append(problem) }
    if let problem = block.problem(in: source.file) { problems.append(problem) }

    let head = text.bytes.withUnsafeBufferPointer {
      ContentHash(of: UnsafeBufferPointer(rebasing: $0[..<block.bodyStart]))
    }
    let known = memory.frontMatter(of: head, in: source.file)
    var frontMatter = known ?? FrontMatter()
    if known == nil, let yaml = block.yaml {
      var reader = FrontMatterReader(
        positions: YAMLPositions(file: source.file, text: text.bytes, yaml: yaml, firstLine: 2))
      frontMatter = reader.read()
      // libyaml stops at the bad byte that has been reported already.
      for problem in reader.problems
      where text.problem == nil || problem.id != "front-matter-syntax" {
        problems.append(problem)
      }
    }
    let content = NoteBody(
      file: source.file, text: text.bytes, start: block.bodyStart, firstLine: block.bodyLine)
    let note = Note(
      frontMatter: frontMatter, content: content, headHash: head, isRecalled: known != nil)
    return (note, problems)
  }
}
