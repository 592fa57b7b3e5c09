/// Writes the steps of a program one behind the other.
struct TemplateProgramBuilder {
  /// The most bytes of text that a step can count in.
  private static let mostText = Int(Int32.max)

  private(set) var steps: [TemplateProgram.Step] = []
  private(set) var literals: [UInt8] = []
  private(set) var paths: [TemplatePath] = []
  private(set) var recursions: [TemplateRecursion] = []
  /// Whether there is more text than a program can hold.
  private(set) var isFull = false
  /// Where the text begins that no step has yet.
  private var pending = 0
  /// Whether the next start of a line is none, because the line has begun in another template.
  var continuesLine = false

  /// How many bytes of text the program holds.
  var textCount: Int { literals.count }

  /// The program of all that was added.
  mutating func program(
    names: TemplateProgram.Names, of templates: ParsedTemplates
  ) -> TemplateProgram {
    finishText()
    return TemplateProgram(self, names: names, of: templates)
  }

  /// Adds a tag that is about a value.
  mutating func append(_ request: TemplateRequest, _ path: TemplatePath) {
    if case .own(let field) = path {
      append(request, at: Int32(field))
    } else {
      append(request, at: ~Int32(paths.count))
      paths.append(path)
    }
  }

  mutating func append(_ recursion: TemplateRecursion) {
    append(.recur, at: ~Int32(recursions.count))
    recursions.append(recursion)
  }

  /// Adds text with the start of its line moved. A line without text gets no indentation.
  mutating func append(_ piece: TextPiece, of bytes: [UInt8], margin: TemplateMargin) {
    guard piece.startsLine else { return append(literal: bytes[piece.range]) }
    let kept = margin.kept(of: piece.range, in: bytes)
    let isEmptyLine =
      !kept.isEmpty && bytes[kept].allSatisfy { $0 == .newline || $0 == .carriageReturn }
    if isEmptyLine {
      continuesLine = false
    } else {
      startLine(margin)
    }
    append(literal: bytes[kept])
  }

  /// Adds what goes in front of a line.
  mutating func startLine(_ margin: TemplateMargin) {
    if !continuesLine { append(literal: margin.added[...]) }
    continuesLine = false
  }

  /// Adds text.
  mutating func append(literal bytes: ArraySlice<UInt8>) {
    isFull = isFull || bytes.count > Self.mostText - literals.count
    if !isFull { literals += bytes }
  }

  /// Adds the beginning of a section; the result goes to `close(_:isInverted:)`.
  mutating func open(_ request: TemplateRequest, _ path: TemplatePath) -> Int {
    append(request, path)
    return steps.count - 1
  }

  /// Adds the end of a section.
  mutating func close(_ start: Int, isInverted: Bool) {
    finishText()
    if isInverted {
      steps[start].present = Int32(steps.count)
    } else {
      steps[start].next = Int32(steps.count)
    }
  }

  /// Gives the text that no step has yet one of its own.
  private mutating func finishText() {
    if pending < literals.count { append(.rest, at: -1) }
  }

  private mutating func append(_ request: TemplateRequest, at place: Int32) {
    let next = Int32(steps.count + 1)
    steps.append(
      TemplateProgram.Step(
        text: (Int32(pending), Int32(literals.count - pending)), next: next, present: next,
        place: place, request: request))
    pending = literals.count
  }
}
