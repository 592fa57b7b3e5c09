/// A page template with everything that it includes put in, in the order in which it is written.
///
/// Made by a ``TemplateProgramBuilder``, which sees to it that whatever a step counts in is there: a
/// renderer goes through the steps without asking again.
final class TemplateProgram: Sendable {
  let steps: [Step]
  /// The text of all steps.
  let literals: [UInt8]
  /// The ways to values that aren't a field of the record that was entered last.
  let paths: [TemplatePath]
  /// The parts of paths behind the first, as places in a record's fields.
  let fields: [Int]
  /// The parts of paths that are looked up by name.
  let names: [String]
  let recursions: [TemplateRecursion]
  /// What the program was made of, for what can be put in only while it is rendered.
  let templates: ParsedTemplates

  init(_ builder: TemplateProgramBuilder, names: Names, of templates: ParsedTemplates) {
    steps = builder.steps
    literals = builder.literals
    paths = builder.paths
    recursions = builder.recursions
    fields = names.fields
    self.names = names.words
    self.templates = templates
  }

  /// Calls a closure with the memory of the steps and of their text.
  @inline(__always)
  func withMemory(_ body: (UnsafeBufferPointer<Step>, UnsafeBufferPointer<UInt8>) -> Void) {
    steps.withUnsafeBufferPointer { steps in
      literals.withUnsafeBufferPointer { body(steps, $0) }
    }
  }

  /// The way to the value that a step is about.
  func path(of step: Step) -> TemplatePath {
    step.place >= 0 ? .own(index: Int(step.place)) : paths[Int(~step.place)]
  }
}

extension TemplateProgram {
  /// A tag with the text before it.
  ///
  /// Small, and nothing in it is counted by reference: going through steps costs no more than what
  /// they do.
  struct Step: Sendable {
    /// Where the text before the tag begins in the program's `literals`, and how long it is.
    var text: (start: Int32, count: Int32)
    /// The step to go on with where there is no value.
    var next: Int32
    /// The step to go on with where there is a value that no steps were gone through for.
    var present: Int32
    /// A field's place among those of the record that was entered last; anything else is the
    /// complement of a place in the program's `paths`, or `recursions`.
    var place: Int32
    /// What is to be done with the value.
    let request: TemplateRequest

    /// The text before the tag, in the memory of the program's `literals`.
    @inline(__always)
    func text(in literals: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(
        start: literals.baseAddress.map { $0 + Int(text.start) }, count: Int(text.count))
    }

    /// The steps that stand in the section which the step at a place begins; none where it begins
    /// none.
    func inside(at place: Int) -> Range<Int> {
      place + 1..<max(Int(next), Int(present))
    }

    /// Whether the step begins a section that is gone into where there is no value.
    var isInverted: Bool { next < present }
  }

  /// What paths count in.
  struct Names: Sendable {
    /// The parts of paths behind the first, as places in a record's fields.
    var fields: [Int] = []
    /// The parts of paths that are looked up by name.
    var words: [String] = []
  }
}

/// The way to a value.
enum TemplatePath: Sendable {
  /// The context that was entered last, as a record.
  case context
  /// The only value of the context that was entered last.
  case current
  /// A field of the record that was entered last.
  case own(index: Int)
  /// A field of that record, and within its record a field, and so on: places in the program's
  /// `fields`.
  case ownFields(Range<Int>)
  /// A field of the context at a depth (0 is the page's own), known when the template is compiled.
  case field(depth: Int, index: Int)
  /// A field, and within its record a field, and so on: places in the program's `fields`.
  case fields(depth: Int, Range<Int>)
  /// The innermost context that has the first name, and within it the next: places in the program's
  /// `names`.
  case names(Range<Int>)
}

/// A template inside itself, which can only be put in while it is rendered.
struct TemplateRecursion: Sendable {
  let template: Int
  let margin: TemplateMargin
  let overrides: [String: TemplateOverride]
}
