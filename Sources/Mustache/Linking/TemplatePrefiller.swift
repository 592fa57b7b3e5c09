internal import Bytes

/// Writes the shared fields of a page into its program, so that the pages which share them needn't.
struct TemplatePrefiller<Root: TemplateRecord> {
  private let program: TemplateProgram
  private let root: Root
  private var builder = TemplateProgramBuilder()

  init(_ program: TemplateProgram, from root: Root) {
    self.program = program
    self.root = root
  }

  /// The program with everything written that the record's shared fields say. O(steps + bytes).
  mutating func prefilled() -> TemplateProgram {
    fill(program.steps.indices, depth: 0)
    guard !builder.isFull else { return program }
    return builder.program(
      names: TemplateProgram.Names(fields: program.fields, words: program.names),
      of: program.templates)
  }

  /// Copies steps, and writes what can be written now.
  ///
  /// - Parameter depth: How many contexts are around the steps' own.
  private mutating func fill(_ steps: Range<Int>, depth: Int) {
    var position = steps.lowerBound
    while position < steps.upperBound {
      let step = program.steps[position]
      let inside = step.inside(at: position)
      builder.append(literal: text(of: step))
      switch step.request {
      case .write, .writeRaw:
        let path = program.path(of: step)
        if isShared(path, depth) {
          builder.append(literal: output(of: position..<position + 1))
        } else {
          builder.append(step.request, path)
        }
      case .ask, .enter: fill(step, inside, depth: depth)
      case .recur: builder.append(program.recursions[Int(~step.place)])
      case .rest: break
      }
      position = inside.upperBound
    }
  }

  /// Copies a section, or writes what is in it.
  private mutating func fill(
    _ step: TemplateProgram.Step, _ inside: Range<Int>, depth: Int
  ) {
    let path = program.path(of: step)
    let isEntered = step.request == .enter
    if isShared(path, depth), !isEntered {
      if isPresent(step) { fill(inside, depth: depth) }
    } else if isShared(path, depth), depth == 0, isClosed(inside) {
      builder.append(literal: output(of: inside.lowerBound - 1..<inside.upperBound))
    } else {
      let start = builder.open(step.request, path)
      fill(inside, depth: isEntered ? depth + 1 : depth)
      builder.close(start, isInverted: step.isInverted)
    }
  }

  private func text(of step: TemplateProgram.Step) -> ArraySlice<UInt8> {
    program.literals[Int(step.text.start)..<Int(step.text.start) + Int(step.text.count)]
  }

  /// What steps make of the record, without the text before the first tag.
  private func output(of steps: Range<Int>) -> ArraySlice<UInt8> {
    output(of: steps, in: program).dropFirst(Int(program.steps[steps.lowerBound].text.count))
  }

  private func output(of steps: Range<Int>, in program: TemplateProgram) -> [UInt8] {
    var output = ByteBuffer()
    var renderer = TemplateRenderer(program)
    renderer.write(to: &output) { $0.enter(root, steps) }
    return output.bytes
  }

  /// Whether a section or an inverted one is gone into: tried with an inside that leaves a trace.
  private func isPresent(_ section: TemplateProgram.Step) -> Bool {
    var builder = TemplateProgramBuilder()
    let start = builder.open(section.request, program.path(of: section))
    builder.append(literal: [.newline])
    builder.close(start, isInverted: section.isInverted)
    let trial = builder.program(
      names: TemplateProgram.Names(fields: program.fields, words: program.names),
      of: program.templates)
    return !output(of: trial.steps.indices, in: trial).isEmpty
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
      switch step.request {
      case .rest: true
      case .recur: false
      case .write, .writeRaw, .ask, .enter:
        switch program.path(of: step) {
        case .field(depth: 0, _), .fields(depth: 0, _): isShared(program.path(of: step), 0)
        case .own, .ownFields, .field, .fields, .context: true
        case .current, .names: false
        }
      }
    }
  }
}
