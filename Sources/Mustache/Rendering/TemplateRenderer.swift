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
    /// Goes through steps for each record that there is; remembers whether there is a value of
    /// another kind.
    case enter(TemplateInside)
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
  /// Whether a value was shown, since this was cleared, that no steps were gone through for.
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

  /// Writes the page of data.
  mutating func render(_ root: TemplateData) {
    enter(root, allSteps)
  }

  @usableFromInline var allSteps: TemplateInside {
    TemplateInside(steps: program.steps.indices, isLeaf: false)
  }
}

// MARK: - Going through steps

extension TemplateRenderer {
  /// Goes through steps that ask no record for a field.
  private mutating func run(_ steps: Range<Int>) {
    var position = steps.lowerBound
    while nextField(from: &position, to: steps.upperBound) != nil {}
  }

  /// Takes steps up to the next one that is about a field of the record that was entered last.
  ///
  /// - Returns: The field, nil where none is left.
  @usableFromInline
  mutating func nextField(from position: inout Int, to end: Int) -> Int? {
    while position < end {
      let step = program.steps[position]
      position += 1
      switch step {
      case .literal(let start, let end):
        output.append(contentsOf: program.literals, in: start..<end)
      case .recursion(let place): recurse(program.recursions[place])
      case .variable(let path):
        request = .write
        if let field = show(path) { return field }
      case .raw(let path):
        request = .writeRaw
        if let field = show(path) { return field }
      case .section(let path, let entry, let end):
        request = .enter(TemplateInside(steps: position..<end, isLeaf: entry == .leaf))
        isPresent = false
        if let field = show(path) { return field }
        position = follow(position)
      case .inverted(let path, _):
        request = .ask
        isPresent = false
        if let field = show(path) { return field }
        position = follow(position)
      }
    }
    return nil
  }

  /// Where to go on after the step before a position was shown its value.
  @usableFromInline
  func follow(_ position: Int) -> Int {
    switch program.steps[position - 1] {
    case .section(_, _, let end): isPresent ? position : end
    case .inverted(_, let end): isPresent ? end : position
    case .literal, .variable, .raw, .recursion: position
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
    run(allSteps.steps)
    recursionDepth -= 1
    program = outer
  }

  @usableFromInline
  mutating func push(_ context: TemplateContext) {
    contexts.append(context)
  }

  /// Leaves the context that was entered last.
  @usableFromInline
  mutating func pop() {
    contexts.removeLast()
  }

  /// Remembers that the value that was shown is dealt with.
  @usableFromInline
  mutating func settle() {
    isPresent = false
  }

  private mutating func enter(_ value: TemplateData, _ inside: TemplateInside) {
    data.append(value)
    run(inside.steps)
    data.removeLast()
    isPresent = false
  }
}

// MARK: - Finding values

extension TemplateRenderer {
  /// Has the value at the end of a path shown, unless it is a field of the record that was entered
  /// last.
  ///
  /// - Returns: That field.
  private mutating func show(_ path: TemplatePath) -> Int? {
    self.path = 0..<0
    switch path {
    case .own(let index): return index
    case .ownFields(let range):
      self.path = range.dropFirst()
      return program.fields[range.lowerBound]
    case .context: showContext()
    case .current: if let value = data.last { show(value) }
    case .field(let depth, let index): contexts[depth].meet(.field(index), &self)
    case .fields(let depth, let range):
      self.path = range.dropFirst()
      contexts[depth].meet(.field(program.fields[range.lowerBound]), &self)
    case .names(let range): show(named: program.names[range])
    }
    return nil
  }

  /// A section over the record that it is in.
  private mutating func showContext() {
    switch request {
    case .ask: isPresent = true
    case .enter(let inside): contexts[contexts.count - 1].meet(.inside(inside), &self)
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
}

// MARK: - Being shown values

extension TemplateRenderer {
  /// Is shown a text. A section over one stays in the context that it is in.
  @usableFromInline
  mutating func show(text: String) {
    switch request {
    case .write: output.append(escaping: text)
    case .writeRaw: output.append(text)
    case .ask, .enter: isPresent = true
    }
  }

  /// Is shown a text or markup that writes itself.
  @usableFromInline
  mutating func show(writing write: (inout ByteBuffer) -> Void) {
    switch request {
    case .write, .writeRaw: write(&output)
    case .ask, .enter: isPresent = true
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
    case .ask, .enter: isPresent = flag
    }
  }

  /// Is shown data.
  mutating func show(_ data: TemplateData) {
    switch data {
    case .null: break
    case .flag(let flag): show(flag: flag)
    case .number, .text: show(scalar: data)
    case .list(let elements):
      guard !elements.isEmpty, let inside = inside() else { return }
      for element in elements { enter(element, inside) }
    case .dictionary:
      if let inside = inside() { enter(data, inside) }
    }
  }

  private mutating func show(scalar data: TemplateData) {
    if case .enter(let inside) = request {
      enter(data, inside)
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

  /// What to go through for each value, nil where there is nothing more to do with them.
  @usableFromInline
  mutating func inside() -> TemplateInside? {
    switch request {
    case .enter(let inside): return inside
    case .ask:
      isPresent = true
      return nil
    case .write, .writeRaw: return nil
    }
  }
}

// MARK: - Contexts

/// What stands in a section over records.
@usableFromInline
struct TemplateInside {
  @usableFromInline let steps: Range<Int>
  /// Whether nothing inside asks for the record from within another one.
  @usableFromInline let isLeaf: Bool
}

/// What a section enters and what names are asked of, while a page is rendered from records.
///
/// A closure, because that is what the compiler makes anew for each type of record: a method of a
/// generic class or protocol would look up the type's layout at every tag.
@usableFromInline
struct TemplateContext {
  /// What may be wanted of a context.
  @usableFromInline
  enum Demand {
    /// That it shows the value of a field, by its place among the fields of the record.
    case field(Int)
    /// That it goes through a section once more.
    case inside(TemplateInside)
  }

  /// Does what the renderer wants of the record.
  let meet: (Demand, inout TemplateRenderer) -> Void

  @usableFromInline
  init(meet: @escaping (Demand, inout TemplateRenderer) -> Void) {
    self.meet = meet
  }
}
