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
  /// Where the program lies, while something is written.
  private var memory = TemplateProgram.Memory(steps: nil, literals: nil)
  /// The innermost context of a page that is rendered from records.
  private var context: TemplateContext?
  /// The contexts of a page that is rendered from data, its own first.
  var data: ContiguousArray<TemplateData> = []
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
    let outer = (self.program, memory)
    program.withMemory { memory in
      (self.program, self.memory) = (program, memory)
      body(&self)
    }
    (self.program, memory) = outer
  }

  /// The steps of the whole page.
  @usableFromInline var allSteps: Range<Int> { program.steps.indices }
}

// MARK: - Going through steps

extension TemplateRenderer {
  /// Goes through steps.
  ///
  /// Whoever is shown a value moves `position` where there is one, and so do the steps inside a
  /// section: they end where the section does.
  mutating func run(_ inside: Range<Int>) {
    let (memory, context) = (memory, context)
    position = inside.lowerBound
    while position < inside.upperBound {
      let step = memory.step(at: position)
      if step.pointee.text.count > 0 { output.append(claimed: memory.text(of: step)) }
      request = step.pointee.request
      position = Int(step.pointee.next)
      present = Int(step.pointee.present)
      if step.pointee.place >= 0 {
        // Only a program for records has fields of theirs.
        let context = context.unsafelyUnwrapped
        context.fields.show(Int(step.pointee.place), of: context.record, to: &self)
      } else if request != .rest {
        show(Int(~step.pointee.place))
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
    // Left over where a record on the way is missing.
    self.path = 0..<0
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
}

// MARK: - Contexts

/// What a section enters and what names are asked of, while a page is rendered from records.
///
/// A context lies on the stack of whoever entered it, and so do the record and the contexts around it:
/// all of them stay where they are for as long as the section is gone through.
struct TemplateContext {
  /// The record, whose type its fields know.
  let record: UnsafeRawPointer
  /// The fields of the record's type.
  let fields: TemplateEntries
  /// The context around this one.
  let outer: UnsafePointer<TemplateContext?>
  /// How many contexts are around this one.
  let depth: Int
}

/// The fields of a type of records, without the type: what their array has in its memory.
@usableFromInline
struct TemplateEntries {
  private let first: UnsafePointer<TemplateEntry>?

  @usableFromInline
  init(_ first: UnsafePointer<TemplateEntry>?) {
    self.first = first
  }

  /// Has a field of a record shown to a renderer.
  ///
  /// - Parameters:
  ///   - place: The field's place in the array, which a template was linked with.
  ///   - record: A record of the type that the fields belong to.
  @inline(__always)
  func show(_ place: Int, of record: UnsafeRawPointer, to renderer: inout TemplateRenderer) {
    lend(first.unsafelyUnwrapped + place) { $0.show(record, &renderer) }
  }
}

/// A field without the type of its record.
@usableFromInline
struct TemplateEntry: Sendable {
  let name: String
  let shape: TemplateShape
  var isShared = false
  /// Shows the value that the record at a place has to the renderer that asks for it.
  let show: @Sendable (UnsafeRawPointer, inout TemplateRenderer) -> Void

  @usableFromInline
  init(
    name: String, shape: TemplateShape,
    show: @escaping @Sendable (UnsafeRawPointer, inout TemplateRenderer) -> Void
  ) {
    self.name = name
    self.shape = shape
    self.show = show
  }
}
