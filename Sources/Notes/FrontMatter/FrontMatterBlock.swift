import RouteGraph

/// Where a file's front matter ends and its body begins.
///
/// The rule:
/// 1. A first line of three dashes, with nothing but blanks after them, may open a block; the next
///    such line closes it.
/// 2. It is front matter when it is closed, every line between could be YAML, and one of them is a
///    `key:` or all are blank. It is front matter as well when it is closed and no blank line lies
///    between: an author who forgot a colon is told so.
/// 3. Otherwise, when the second line is a `key:`, the closing line was forgotten. That is an error;
///    the block then ends before the first blank line or line of prose, and the rest is the body.
/// 4. Otherwise the first line is a thematic break and the whole file is the body.
struct FrontMatterBlock {
  /// The bytes between the markers, or nil where there is no block.
  var yaml: Range<Int>?
  /// The offset of the body's first byte.
  var bodyStart = 0
  /// The body's first line, from 1.
  var bodyLine = 1

  private var fault: Fault?

  private enum Fault {
    case notClosed
    case blankLineBefore(marker: Int)
  }

  /// Applies the rule to a text with LF line ends. O(n), and only as far as the closing marker.
  static func split(_ text: [UInt8]) -> FrontMatterBlock {
    text.withUnsafeBufferPointer { split($0) }
  }

  /// What is wrong with the markers, or nil.
  func problem(in file: String) -> Diagnostic? {
    switch fault {
    case nil: return nil
    case .notClosed:
      return Diagnostic(
        .error, "front-matter-not-closed", at: SourceLocation(file: file, line: 1, column: 1),
        "the front matter has no end", fix: "add a line '---' after the last key")
    case .blankLineBefore(let marker):
      return Diagnostic(
        .warning, "front-matter-after-blank-line",
        at: SourceLocation(file: file, line: marker, column: 1),
        "front matter after a blank line is read as text",
        fix: "let '---' be the first line of the file")
    }
  }

  private static func split(_ text: UnsafeBufferPointer<UInt8>) -> FrontMatterBlock {
    let first = TextLine(at: 0, in: text)
    guard first.kind == .marker else { return withoutBlock(text, first: first) }

    var survey = Survey()
    var line = first
    var number = 1
    while line.next < text.count {
      line = TextLine(at: line.next, in: text)
      number += 1
      if line.kind == .marker {
        guard survey.isFrontMatter else { break }
        return FrontMatterBlock(
          yaml: first.next..<line.start, bodyStart: line.next, bodyLine: number + 1)
      }
      survey.add(line, number: number)
    }
    guard survey.beginsWithKey else { return FrontMatterBlock() }
    let end = survey.firstStop ?? (line.next, number + 1)
    return FrontMatterBlock(
      yaml: first.next..<end.offset, bodyStart: end.offset, bodyLine: end.line, fault: .notClosed)
  }

  private static func withoutBlock(
    _ text: UnsafeBufferPointer<UInt8>, first: TextLine
  ) -> FrontMatterBlock {
    var line = first
    var number = 1
    while line.kind == .blank, line.next < text.count {
      line = TextLine(at: line.next, in: text)
      number += 1
    }
    guard number > 1, line.kind == .marker, line.next < text.count,
      TextLine(at: line.next, in: text).kind == .key
    else { return FrontMatterBlock() }
    return FrontMatterBlock(fault: .blankLineBefore(marker: number))
  }

  /// What the lines between two markers look like.
  private struct Survey {
    var beginsWithKey = false
    var firstStop: (offset: Int, line: Int)?
    private var hasBlank = false
    private var hasComment = false
    private var hasKey = false
    private var hasProse = false
    private var hasContent = false

    var isFrontMatter: Bool {
      guard hasContent else { return !hasComment }
      return hasKey && !hasProse || !hasBlank
    }

    mutating func add(_ line: TextLine, number: Int) {
      switch line.kind {
      case .blank: hasBlank = true
      case .comment: hasComment = true
      case .key: (hasKey, hasContent) = (true, true)
      case .prose: (hasProse, hasContent) = (true, true)
      case .maybeYAML, .marker: hasContent = true
      }
      if number == 2, line.kind == .key { beginsWithKey = true }
      if firstStop == nil, line.kind == .blank || line.kind == .prose {
        firstStop = (line.start, number)
      }
    }
  }
}
