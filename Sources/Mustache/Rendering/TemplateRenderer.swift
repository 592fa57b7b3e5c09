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

  /// What is written so far.
  @usableFromInline var output = ByteBuffer()
  /// What is to be done with the value that is shown next.
  @usableFromInline var request = TemplateRequest.rest
  /// The step to go on with.
  @usableFromInline var position = 0
  /// The step to go on with where there is a value that no steps are gone through for.
  @usableFromInline var present = 0
  private var program: TemplateProgram
  /// The program's steps and the memory of their text, while something is written.
  private var steps = UnsafeBufferPointer<TemplateProgram.Step>(start: nil, count: 0)
  private var literals = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The innermost context of a page that is rendered from records.
  private var context: TemplateContext?
  /// The contexts of a page that is rendered from data, its own first.
  private var data: ContiguousArray<TemplateData> = []
  /// The fields that lead from the record that is shown next to the value.
  private var path = 0..<0
  private var recursionDepth = 0
  private var recursionCount = 0

  init(_ program: TemplateProgram) {
    self.program = program
  }

  /// Has a buffer as the output for as long as a page is written.
  mutating func write(to buffer: inout ByteBuffer, _ page: (inout TemplateRenderer) -> Void) {
    swap(&output, &buffer)
    output.claim()
    lay(program) { page(&$0) }
    swap(&output, &buffer)
  }

  /// Has a program's memory at hand until a closure returns.
  private mutating func lay(
    _ program: TemplateProgram, while body: (inout TemplateRenderer) -> Void
  ) {
    let outer = (self.program, steps, literals)
    program.withMemory { steps, literals in
      (self.program, self.steps, self.literals) = (program, steps, literals)
      body(&self)
    }
    (self.program, steps, literals) = outer
  }

  /// The steps of the whole page.
  @usableFromInline var allSteps: Range<Int> { steps.indices }

  /// Writes the page of data.
  mutating func render(_ root: TemplateData) {
    enter(root, allSteps)
  }
}

// MARK: - Going through steps

extension TemplateRenderer {
  /// Goes through steps.
  ///
  /// Whoever is shown a value moves `position` where there is one, and so do the steps inside a
  /// section: they end where the section does.
  private mutating func run(_ inside: Range<Int>) {
    let (steps, literals, context) = (steps, literals, context)
    position = inside.lowerBound
    while position < inside.upperBound {
      let step = steps[position]
      output.append(claimed: step.text(in: literals))
      request = step.request
      position = Int(step.next)
      present = Int(step.present)
      if step.place >= 0, let context {
        context.fields.show(Int(step.place), of: context.record, to: &self)
      } else if step.request != .rest {
        show(Int(~step.place))
      }
    }
  }

  private mutating func recurse(_ recursion: TemplateRecursion) {
    recursionCount += 1
    guard recursionDepth < Self.deepestRecursion, recursionCount <= Self.mostRecursions else {
      return
    }
    var linker = TemplateLinker(program.templates, page: recursion.template, shape: nil)
    let next = position
    recursionDepth += 1
    lay(linker.link(TemplateScope(recursion))) { $0.run($0.allSteps) }
    recursionDepth -= 1
    position = next
  }

  /// Goes through steps with a record around them.
  ///
  /// - Parameters:
  ///   - record: The record, which stays where it is until this returns.
  ///   - fields: The fields of its type.
  @usableFromInline
  mutating func enter(_ record: UnsafeRawPointer, _ fields: TemplateEntries, _ steps: Range<Int>) {
    let outer = context
    withUnsafePointer(to: outer) { place in
      context = TemplateContext(
        record: record, fields: fields, outer: place, depth: outer.map { $0.depth + 1 } ?? 0)
      run(steps)
    }
    context = outer
  }

  private mutating func enter(_ value: TemplateData, _ steps: Range<Int>) {
    data.append(value)
    run(steps)
    data.removeLast()
  }
}

// MARK: - Finding values

extension TemplateRenderer {
  /// Has the value shown that is no field of the record that was entered last.
  ///
  /// - Parameter place: The place of the way to it among the program's paths, or that of a template to
  ///   put in among its recursions.
  @inline(never)
  private mutating func show(_ place: Int) {
    if request == .recur { return recurse(program.recursions[place]) }
    path = 0..<0
    switch program.paths[place] {
    case .own(let index): show(index, of: context)
    case .ownFields(let range): show(range, of: context)
    case .field(let depth, let index): show(index, of: context(at: depth))
    case .fields(let depth, let range): show(range, of: context(at: depth))
    case .context: showContext()
    case .current: if let value = data.last { show(value) }
    case .names(let range): show(named: program.names[range])
    }
  }

  private mutating func show(_ field: Int, of context: TemplateContext?) {
    guard let context else { return }
    context.fields.show(field, of: context.record, to: &self)
  }

  private mutating func show(_ path: Range<Int>, of context: TemplateContext?) {
    self.path = path.dropFirst()
    show(program.fields[path.lowerBound], of: context)
  }

  /// The context at a depth.
  private func context(at depth: Int) -> TemplateContext? {
    var found = context
    while let inner = found, inner.depth > depth { found = inner.outer.pointee }
    return found
  }

  /// A section over the record that it is in.
  private mutating func showContext() {
    if let context { show(context.record, context.fields) }
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
  /// Whether the value that is shown next is to be written.
  @inlinable var isWriting: Bool { request == .write || request == .writeRaw }

  /// Is shown that there is a value. A section over one that is no record stays in the context that
  /// it is in.
  @inlinable
  mutating func showPresence() {
    position = present
  }

  /// Is shown a text.
  @usableFromInline
  mutating func show(text: String) {
    switch request {
    case .write: output.append(escaping: text)
    case .writeRaw: output.append(text)
    default: showPresence()
    }
  }

  /// Is shown a whole number.
  @usableFromInline
  mutating func show(number: Int) {
    if isWriting { output.append(decimal: number) } else { showPresence() }
  }

  /// Is shown a claim.
  @inlinable
  mutating func show(flag: Bool) {
    if isWriting {
      output.append(flag ? "true" : "false")
    } else if flag {
      showPresence()
    }
  }

  /// Is shown a record.
  ///
  /// - Parameters:
  ///   - record: The record, which stays where it is until this returns.
  ///   - fields: The fields of its type.
  @usableFromInline
  mutating func show(_ record: UnsafeRawPointer, _ fields: TemplateEntries) {
    if let first = path.first {
      path = path.dropFirst()
      fields.show(program.fields[first], of: record, to: &self)
    } else if let inside = inside() {
      enter(record, fields, inside)
    }
  }

  /// What to go through for each value, nil where there is nothing more to do with them.
  @inlinable
  mutating func inside() -> Range<Int>? {
    if request == .enter { return present..<position }
    if request == .ask { showPresence() }
    return nil
  }

  /// Is shown data.
  private mutating func show(_ data: TemplateData) {
    switch data {
    case .null: break
    case .flag(let flag): show(flag: flag)
    case .number, .text:
      if request == .enter { enter(data, present..<position) } else { show(text: data.text) }
    case .list(let elements):
      guard !elements.isEmpty, let inside = inside() else { return }
      for element in elements { enter(element, inside) }
    case .dictionary:
      if let inside = inside() { enter(data, inside) }
    }
  }
}
