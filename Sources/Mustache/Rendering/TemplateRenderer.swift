internal import Bytes

/// Goes through a program with the contexts of one page.
struct TemplateRenderer {
  /// How often a template that includes itself is put in, one inside the other and altogether.
  static let deepestRecursion = 64
  static let mostRecursions = 1_000

  private var program: TemplateProgram
  private let templates: ParsedTemplates
  /// The contexts, the page's own first.
  private var contexts: ContiguousArray<TemplateContext>
  private var recursionDepth = 0
  private var recursionCount = 0

  init(_ program: TemplateProgram, of templates: ParsedTemplates, root: TemplateContext) {
    self.program = program
    self.templates = templates
    contexts = [root]
  }

  /// Writes the page. O(steps taken + bytes written).
  mutating func render(into output: inout ByteBuffer) {
    let program = program
    program.literals.withUnsafeBufferPointer { literals in
      run(program.steps[...], literals, into: &output)
    }
  }

  private mutating func run(
    _ steps: ArraySlice<TemplateProgram.Step>, _ literals: UnsafeBufferPointer<UInt8>,
    into output: inout ByteBuffer
  ) {
    var index = steps.startIndex
    while index < steps.endIndex {
      let step = steps[index]
      index += 1
      switch step {
      case .literal(let start, let end):
        output.append(contentsOf: UnsafeBufferPointer(rebasing: literals[start..<end]))
      case .variable(let path):
        output.append(escaped: value(at: path))
      case .raw(let path):
        output.append(raw: value(at: path))
      case .section(let path, let end):
        runSection(value(at: path), steps[index..<end], literals, into: &output)
        index = end
      case .inverted(let path, let end):
        if !value(at: path).isPresent { run(steps[index..<end], literals, into: &output) }
        index = end
      case .recursion(let place):
        recurse(program.recursions[place], into: &output)
      }
    }
  }

  private mutating func runSection(
    _ value: TemplateValue, _ steps: ArraySlice<TemplateProgram.Step>,
    _ literals: UnsafeBufferPointer<UInt8>, into output: inout ByteBuffer
  ) {
    switch value {
    case .absent, .flag(false): break
    case .flag(true): run(steps, literals, into: &output)
    case .list(let rows):
      rows.visit { row in
        contexts.append(row)
        run(steps, literals, into: &output)
        contexts.removeLast()
      }
    default:
      contexts.append(value.context)
      run(steps, literals, into: &output)
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
    case .context:
      return contexts.last.map { .record($0) } ?? .absent
    case .current:
      return contexts.last?.value(0) ?? .absent
    case .field(let depth, let index):
      return contexts[depth].value(index)
    case .fields(let depth, let range):
      return program.fields[range].reduce(.record(contexts[depth])) { $0.field($1) }
    case .names(let range):
      return named(program.names[range])
    }
  }

  /// The value of a dotted name: the first part from the innermost context that has it, the rest
  /// from there.
  private func named(_ parts: ArraySlice<String>) -> TemplateValue {
    guard let first = parts.first else { return .absent }
    for context in contexts.reversed() {
      guard let found = context.value(0).named(first) else { continue }
      return parts.dropFirst().reduce(found) { $0.named($1) ?? .absent }
    }
    return .absent
  }
}

extension TemplateValue {
  /// The value of a record's field.
  fileprivate func field(_ index: Int) -> TemplateValue {
    if case .record(let record) = self { record.value(index) } else { .absent }
  }

  /// The value of a name, nil where this has no such name.
  fileprivate func named(_ name: String) -> TemplateValue? {
    if case .dictionary(let values) = self { values[name]?.value } else { nil }
  }

  /// Whether a section over the value is rendered.
  fileprivate var isPresent: Bool {
    switch self {
    case .absent, .flag(false): false
    case .list(let rows): !rows.isEmpty
    default: true
    }
  }

  /// The value as a context that a section enters.
  fileprivate var context: TemplateContext {
    if case .record(let record) = self { record } else { TemplateContext(only: self) }
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
