public import Bytes

/// Goes through a program with the contexts of one page.
///
/// Values are never handed back: a step says what it wants done with the value that its tag names,
/// and the record's field shows the value to the renderer, which does it. So a value is written
/// where it is made, and nothing has to be wrapped that a page only passes on.
@usableFromInline
struct TemplateRenderer {
  /// How often a template that includes itself is put in, one inside the other and altogether.
  static let deepestRecursion = 64
  static let mostRecursions = 1_000

  /// What is to be done with the value that is shown next.
  enum Request {
    /// Writes it, escaped where it is text.
    case write
    /// Writes it as it is.
    case writeRaw
    /// Remembers whether there is one.
    case ask
    /// Goes through steps for each value that there is.
    case enter(Range<Int>)
  }

  /// What is written so far.
  @usableFromInline var output: ByteBuffer
  private var program: TemplateProgram
  private let templates: ParsedTemplates
  /// The contexts of a page that is rendered from records, its own first.
  private var contexts: ContiguousArray<TemplateContext> = []
  /// The contexts of a page that is rendered from data, its own first.
  private var data: ContiguousArray<TemplateData> = []
  private var request = Request.write
  /// The fields that lead from the record that is shown next to the value.
  private var path = 0..<0
  /// Whether a value was shown since this was cleared.
  private var isPresent = false
  private var recursionDepth = 0
  private var recursionCount = 0

  init(
    _ program: TemplateProgram, of templates: ParsedTemplates, output: consuming ByteBuffer
  ) {
    self.program = program
    self.templates = templates
    self.output = output
  }

  /// Writes the page of a record. O(steps taken + bytes written).
  mutating func render(_ root: TemplateContext) {
    enter(root, program.steps.indices)
  }

  /// Writes the page of data.
  mutating func render(_ root: TemplateData) {
    enter(root, program.steps.indices)
  }

  private mutating func run(_ range: Range<Int>) {
    let steps = program.steps
    let literals = program.literals
    var index = range.lowerBound
    while index < range.upperBound {
      let step = steps[index]
      index += 1
      switch step {
      case .literal(let start, let end):
        output.append(contentsOf: literals, in: start..<end)
      case .variable(let path):
        request = .write
        show(path)
      case .raw(let path):
        request = .writeRaw
        show(path)
      case .section(let path, let end):
        request = .enter(index..<end)
        show(path)
        index = end
      case .inverted(let path, let end):
        request = .ask
        isPresent = false
        show(path)
        if !isPresent { run(index..<end) }
        index = end
      case .recursion(let place):
        recurse(program.recursions[place])
      }
    }
  }

  private mutating func recurse(_ recursion: TemplateRecursion) {
    recursionCount += 1
    guard recursionDepth < Self.deepestRecursion, recursionCount <= Self.mostRecursions else {
      return
    }
    var linker = TemplateLinker(templates, page: recursion.template, shape: nil)
    let outer = program
    program = linker.link(TemplateScope(recursion))
    recursionDepth += 1
    run(program.steps.indices)
    recursionDepth -= 1
    program = outer
  }
}

// MARK: - Finding values

extension TemplateRenderer {
  private mutating func show(_ path: TemplatePath) {
    switch path {
    case .context: showContext()
    case .current:
      if let value = data.last { show(value) } else { contexts[contexts.count - 1].show(0, &self) }
    case .field(let depth, let index):
      self.path = 0..<0
      contexts[depth].show(index, &self)
    case .fields(let depth, let range):
      self.path = range.dropFirst()
      contexts[depth].show(program.fields[range.lowerBound], &self)
    case .names(let range): show(named: program.names[range])
    }
  }

  /// A section over the record that it is in.
  private mutating func showContext() {
    switch request {
    case .ask: isPresent = true
    case .enter(let steps): enter(contexts[contexts.count - 1], steps)
    case .write, .writeRaw: break
    }
  }

  /// The value of a dotted name: the first part from the innermost context that has it, the rest
  /// from there.
  private mutating func show(named parts: ArraySlice<String>) {
    guard let first = parts.first else { return }
    for context in data.reversed() {
      guard let found = context.named(first) else { continue }
      return show(parts.dropFirst().reduce(found) { $0.named($1) ?? .null })
    }
  }

  @usableFromInline
  mutating func enter(_ context: TemplateContext, _ steps: Range<Int>) {
    contexts.append(context)
    run(steps)
    contexts.removeLast()
  }

  private mutating func enter(_ value: TemplateData, _ steps: Range<Int>) {
    data.append(value)
    run(steps)
    data.removeLast()
  }
}

// MARK: - Being shown values

extension TemplateRenderer {
  /// Is shown a text. A section over one stays in the context that it is in.
  @usableFromInline
  mutating func show(text: String) {
    switch request {
    case .write: output.append(escaping: text)
    case .writeRaw: output.append(text)
    case .ask: isPresent = true
    case .enter(let steps): run(steps)
    }
  }

  /// Is shown a text or markup that writes itself.
  @usableFromInline
  mutating func show(writing write: (inout ByteBuffer) -> Void) {
    switch request {
    case .write, .writeRaw: write(&output)
    case .ask: isPresent = true
    case .enter(let steps): run(steps)
    }
  }

  /// Is shown a whole number.
  @usableFromInline
  mutating func show(number: Int) {
    show { $0.append(decimal: number) }
  }

  /// Is shown a claim.
  @usableFromInline
  mutating func show(flag: Bool) {
    switch request {
    case .write, .writeRaw: output.append(flag ? "true" : "false")
    case .ask: isPresent = flag
    case .enter(let steps): if flag { run(steps) }
    }
  }

  /// Is shown a list of texts.
  @inlinable
  mutating func show<Texts: Collection<String>>(texts: Texts) {
    guard !texts.isEmpty, let steps = stepsInside() else { return }
    for text in texts { enter(TemplateContext(text: text), steps) }
  }

  /// Is shown data.
  mutating func show(_ data: TemplateData) {
    switch data {
    case .null: break
    case .flag(let flag): show(flag: flag)
    case .number, .text: show(scalar: data)
    case .list(let elements):
      guard !elements.isEmpty, let steps = stepsInside() else { return }
      for element in elements { enter(element, steps) }
    case .dictionary:
      if let steps = stepsInside() { enter(data, steps) }
    }
  }

  private mutating func show(scalar data: TemplateData) {
    if case .enter(let steps) = request {
      enter(data, steps)
    } else {
      show(text: data.text)
    }
  }

  /// The field of the record that is shown which the path goes on with, nil at its end.
  @usableFromInline
  mutating func nextField() -> Int? {
    guard let first = path.first else { return nil }
    path = path.dropFirst()
    return program.fields[first]
  }

  /// The steps to go through for each value, nil where there is nothing more to do with them.
  @usableFromInline
  mutating func stepsInside() -> Range<Int>? {
    switch request {
    case .enter(let steps): return steps
    case .ask:
      isPresent = true
      return nil
    case .write, .writeRaw: return nil
    }
  }
}

// MARK: - Contexts

/// What a section enters and what names are asked of, while a page is rendered from records.
///
/// A closure, because that is what the compiler makes anew for each type of record: a method of a
/// generic class or protocol would look up the type's layout at every tag.
@usableFromInline
struct TemplateContext {
  /// Shows the value of a field, by its place among the fields of the record, to the renderer that
  /// asks for it; a context that is no record shows its only value.
  let show: (_ field: Int, _ renderer: inout TemplateRenderer) -> Void

  @usableFromInline
  init(show: @escaping (Int, inout TemplateRenderer) -> Void) {
    self.show = show
  }

  /// The context of a text among texts, for which `{{.}}` stands.
  @usableFromInline
  init(text: String) {
    self.init { $1.show(text: text) }
  }
}
