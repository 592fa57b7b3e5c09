/// Writes the steps of a program one behind the other.
struct TemplateProgramBuilder {
  private var program = TemplateProgram()
  /// Whether the next start of a line is none, because the line has begun in another template.
  var continuesLine = false
  /// The number of steps up to which literals must not grow, because a section ends there.
  private var sealed = 0

  /// How many bytes of text the program holds.
  var textCount: Int { program.literals.count }

  /// The program so far, with what its paths count in.
  ///
  /// - Parameters:
  ///   - fields: The parts of paths behind the first, as places in a record's fields.
  ///   - names: The parts of paths that are looked up by name.
  func program(fields: [Int], names: [String]) -> TemplateProgram {
    var complete = program
    complete.fields = fields
    complete.names = names
    return complete
  }

  mutating func append(_ step: TemplateProgram.Step) {
    program.steps.append(step)
  }

  mutating func append(_ recursion: TemplateRecursion) {
    program.recursions.append(recursion)
    append(.recursion(program.recursions.count - 1))
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

  /// Adds the beginning of a section; the result goes to `close(_:)`.
  ///
  /// - Parameter step: The section, whose end isn't known yet.
  mutating func open(_ step: TemplateProgram.Step) -> Int {
    append(step)
    return program.steps.count - 1
  }

  mutating func close(_ start: Int) {
    sealed = program.steps.count
    switch program.steps[start] {
    case .section(let path, let entry, _):
      let isLeaf = entry == .scope && isLeaf(start + 1..<sealed)
      program.steps[start] = .section(path, isLeaf ? .leaf : entry, end: sealed)
    case .inverted(let path, _): program.steps[start] = .inverted(path, end: sealed)
    default: break
    }
  }

  /// Whether steps enter no context, and ask for none as a whole.
  private func isLeaf(_ steps: Range<Int>) -> Bool {
    program.steps[steps].allSatisfy { step in
      switch step {
      case .literal: true
      case .recursion: false
      case .section(let path, let entry, _): !entry.isScope && !path.isContext
      case .variable(let path), .raw(let path), .inverted(let path, _): !path.isContext
      }
    }
  }

  /// Adds bytes, to the literal before where there is one.
  mutating func append(literal bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    let end = program.literals.count
    program.literals += bytes
    let last = program.steps.count - 1
    if last >= sealed, case .literal(let start, end) = program.steps[last] {
      program.steps[last] = .literal(start: start, end: program.literals.count)
    } else {
      append(.literal(start: end, end: program.literals.count))
    }
  }
}
