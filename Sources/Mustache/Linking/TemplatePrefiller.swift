internal import Bytes

/// Writes the shared fields of a page into its program, so that the pages which share them needn't.
struct TemplatePrefiller<Root: TemplateRecord> {
  private let program: TemplateProgram
  private let templates: ParsedTemplates
  private let root: Root
  private var builder = TemplateProgramBuilder()

  init(_ program: TemplateProgram, of templates: ParsedTemplates, from root: Root) {
    self.program = program
    self.templates = templates
    self.root = root
  }

  /// The program with everything written that the record's shared fields say. O(steps + bytes).
  mutating func prefilled() -> TemplateProgram {
    fill(program.steps.indices, depth: 0)
    return builder.program(fields: program.fields, names: program.names)
  }

  /// Copies steps, and writes what can be written now.
  ///
  /// - Parameter depth: How many contexts are around the steps' own.
  private mutating func fill(_ steps: Range<Int>, depth: Int) {
    var position = steps.lowerBound
    while position < steps.upperBound {
      let step = program.steps[position]
      let inside = position + 1..<(step.end ?? position + 1)
      switch step {
      case .literal(let start, let end):
        builder.append(literal: program.literals[start..<end])
      case .variable(let path), .raw(let path):
        if isShared(path, depth) { write(position..<position + 1) } else { builder.append(step) }
      case .section(let path, .stays, _) where isShared(path, depth):
        if isPresent(position) { fill(inside, depth: depth) }
      case .inverted(let path, _) where isShared(path, depth):
        if isPresent(position) { fill(inside, depth: depth) }
      case .section(let path, _, _)
      where depth == 0 && isShared(path, depth) && isClosed(inside):
        write(position..<inside.upperBound)
      case .section(_, let entry, _): copy(step, inside, depth: entry.isScope ? depth + 1 : depth)
      case .inverted: copy(step, inside, depth: depth)
      case .recursion(let place): builder.append(program.recursions[place])
      }
      position = inside.upperBound
    }
  }

  private mutating func copy(
    _ step: TemplateProgram.Step, _ inside: Range<Int>, depth: Int
  ) {
    let start = builder.open(step)
    fill(inside, depth: depth)
    builder.close(start)
  }

  /// Writes what steps make of the record.
  private mutating func write(_ steps: Range<Int>) {
    builder.append(literal: output(of: steps, in: program)[...])
  }

  /// Whether a section or an inverted one is gone into: tried with an inside that leaves a trace.
  private func isPresent(_ section: Int) -> Bool {
    var trial = TemplateProgram()
    trial.fields = program.fields
    trial.names = program.names
    trial.literals = [.newline]
    switch program.steps[section] {
    case .section(let path, let entry, _):
      trial.steps = [.section(path, entry, end: 2), .literal(start: 0, end: 1)]
    case .inverted(let path, _):
      trial.steps = [.inverted(path, end: 2), .literal(start: 0, end: 1)]
    case .literal, .variable, .raw, .recursion: return false
    }
    return !output(of: trial.steps.indices, in: trial).isEmpty
  }

  private func output(of steps: Range<Int>, in program: TemplateProgram) -> [UInt8] {
    var renderer = TemplateRenderer(program, of: templates, output: ByteBuffer())
    renderer.enter(root, TemplateInside(steps: steps, isLeaf: false))
    return renderer.output.bytes
  }

  /// Whether a path begins at a shared field of the page's record.
  private func isShared(_ path: TemplatePath, _ depth: Int) -> Bool {
    switch path {
    case .own(let field): depth == 0 && Root.fields[field].isShared
    case .ownFields(let range):
      depth == 0 && Root.fields[program.fields[range.lowerBound]].isShared
    case .field(depth: 0, let field): Root.fields[field].isShared
    case .fields(depth: 0, let range): Root.fields[program.fields[range.lowerBound]].isShared
    case .field, .fields, .context, .current, .names: false
    }
  }

  /// Whether steps inside a section ask the page's record for shared fields alone.
  private func isClosed(_ steps: Range<Int>) -> Bool {
    program.steps[steps].allSatisfy { step in
      switch step {
      case .literal: true
      case .recursion: false
      case .variable(let path), .raw(let path), .section(let path, _, _), .inverted(let path, _):
        switch path {
        case .field(depth: 0, _), .fields(depth: 0, _): isShared(path, 0)
        case .own, .ownFields, .field, .fields, .context: true
        case .current, .names: false
        }
      }
    }
  }
}

extension TemplateProgram.Step {
  /// Where the section ends that the step begins; nil for one that begins none.
  fileprivate var end: Int? {
    switch self {
    case .section(_, _, let end), .inverted(_, let end): end
    case .literal, .variable, .raw, .recursion: nil
    }
  }
}
