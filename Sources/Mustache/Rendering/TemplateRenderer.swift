internal import Bytes

/// Goes through a program with the contexts of one page.
struct TemplateRenderer {
  /// How often a template that includes itself is put in, one inside the other and altogether.
  static let deepestRecursion = 64
  static let mostRecursions = 10_000

  private var program: TemplateProgram
  private let templates: ParsedTemplates
  /// The contexts, the page's own first.
  private var contexts: [TemplateValue]
  private var recursionDepth = 0
  private var recursionCount = 0

  init(_ program: TemplateProgram, of templates: ParsedTemplates, root: TemplateValue) {
    self.program = program
    self.templates = templates
    contexts = [root]
  }

  /// Writes the page. O(steps taken + bytes written).
  mutating func render(into output: inout ByteBuffer) {
    run(program.steps.startIndex..<program.steps.endIndex, into: &output)
  }

  private mutating func run(_ range: Range<Int>, into output: inout ByteBuffer) {
    var index = range.lowerBound
    while index < range.upperBound {
      let step = program.steps[index]
      index += 1
      switch step {
      case .literal(let start, let end):
        output.append(contentsOf: program.literals[start..<end])
      case .variable(let path):
        output.append(escaped: value(at: path))
      case .raw(let path):
        output.append(raw: value(at: path))
      case .section(let path, let end):
        runSection(value(at: path), index..<end, into: &output)
        index = end
      case .inverted(let path, let end):
        if !value(at: path).isPresent { run(index..<end, into: &output) }
        index = end
      case .recursion(let place):
        recurse(program.recursions[place], into: &output)
      }
    }
  }

  private mutating func runSection(
    _ value: TemplateValue, _ range: Range<Int>, into output: inout ByteBuffer
  ) {
    switch value {
    case .absent, .flag(false): break
    case .flag(true): run(range, into: &output)
    case .list(let rows):
      rows.visit { row in
        contexts.append(row)
        run(range, into: &output)
        contexts.removeLast()
      }
    default:
      contexts.append(value)
      run(range, into: &output)
      contexts.removeLast()
    }
  }

  private mutating func recurse(_ recursion: TemplateRecursion, into output: inout ByteBuffer) {
    recursionCount += 1
    guard recursionDepth < Self.deepestRecursion, recursionCount <= Self.mostRecursions else {
      return
    }
    var linker = TemplateLinker(templates, page: recursion.template, shape: nil)
    let outer = program
    program = linker.link(TemplateScope(recursion))
    recursionDepth += 1
    render(into: &output)
    recursionDepth -= 1
    program = outer
  }
}

// MARK: - Values

extension TemplateRenderer {
  private func value(at path: TemplatePath) -> TemplateValue {
    switch path {
    case .current:
      return contexts.last ?? .absent
    case .field(let depth, let index):
      return contexts[depth].field(index)
    case .fields(let depth, let range):
      return program.fields[range].reduce(contexts[depth]) { $0.field($1) }
    case .names(let range):
      return named(program.names[range])
    }
  }

  /// The value of a dotted name: the first part from the innermost context that has it, the rest
  /// from there.
  private func named(_ parts: ArraySlice<String>) -> TemplateValue {
    guard let first = parts.first else { return .absent }
    for context in contexts.reversed() {
      guard case .dictionary(let values) = context, let found = values[first] else { continue }
      return parts.dropFirst().reduce(found.value) { value, part in
        if case .dictionary(let values) = value { values[part]?.value ?? .absent } else { .absent }
      }
    }
    return .absent
  }
}

extension TemplateValue {
  /// The value of a record's field.
  fileprivate func field(_ index: Int) -> TemplateValue {
    if case .record(let record) = self { record.value(ofField: index) } else { .absent }
  }

  /// Whether a section over the value is rendered.
  fileprivate var isPresent: Bool {
    switch self {
    case .absent, .flag(false): false
    case .list(let rows): !rows.isEmpty
    default: true
    }
  }
}

extension ByteBuffer {
  fileprivate mutating func append(escaped value: TemplateValue) {
    if case .text(let text) = value { append(escaping: text) } else { append(raw: value) }
  }

  fileprivate mutating func append(raw value: TemplateValue) {
    switch value {
    case .text(let text): append(text)
    case .number(let number): append(decimal: number)
    case .flag(let flag): append(flag ? "true" : "false")
    case .markup(let write): write(&self)
    case .record, .list, .dictionary, .absent: break
    }
  }
}
