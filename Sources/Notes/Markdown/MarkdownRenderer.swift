public import Bytes

/// Renders the body of notes as HTML.
///
/// libcmark parses and writes; between the two, links are checked and rewritten in its tree. Raw HTML
/// is left out, smart punctuation is off, every heading has an id, and every address is either the
/// resolver's or one that `SafeURL` lets pass. A renderer keeps its memory from note to note: each
/// thread that renders has one of its own.
public final class MarkdownRenderer {
  private let headingOffset: Int
  private let reservedIDs: ReservedIDs
  private let memory = CommonMarkMemory()

  /// The version of libcmark, on which the HTML depends as well as on notes and options.
  package static var engineVersion: String { CommonMarkDocument.engineVersion }

  /// Creates a renderer for one kind of page.
  public init(options: MarkdownOptions = MarkdownOptions()) {
    headingOffset = options.headingOffset
    reservedIDs = options.reservedIDs
  }

  /// Appends a note's HTML to a page.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - links: Answers what the note's links lead to.
  ///   - output: The page being built.
  /// - Returns: Headings, anchors to check later, and every problem; the HTML is complete in any case.
  /// - Complexity: O(n) in the size of the note, as far as libcmark is.
  public func render(
    _ note: Note, links: any LinkResolver, into output: inout ByteBuffer
  ) -> RenderedNote {
    note.content.text.withUnsafeBufferPointer { text in
      let body = UnsafeBufferPointer(rebasing: text[note.content.start...])
      guard let document = CommonMarkDocument(parsing: body, in: memory) else {
        return RenderedNote()
      }
      var pass = NotePass(
        note.content, text: body, headingOffset: headingOffset, reservedIDs: reservedIDs,
        links: links)
      document.forEachNode { pass.visit($0, $1) }
      let rendered = pass.finish()
      document.withHTML(isUnsafe: false) { html in
        HTMLHeadings.append(html, headings: rendered.headings, to: &output)
      }
      return rendered
    }
  }

  /// Appends the HTML that the CommonMark specification asks for: raw HTML and all URLs pass, links
  /// and headings stay as they are. For conformance tests, never for a page.
  package static func renderCommonMark(_ text: [UInt8], into output: inout ByteBuffer) {
    text.withUnsafeBufferPointer { text in
      guard let document = CommonMarkDocument(parsing: text, in: CommonMarkMemory()) else {
        return
      }
      document.withHTML(isUnsafe: true) { output.append(contentsOf: $0) }
    }
  }
}
