/// A page template with everything that it includes put in, in the order in which it is written.
@usableFromInline
struct TemplateProgram: Sendable {
  /// One step. Ranges and places count in the arrays of the program; nothing in a step is counted
  /// by reference, so going through them costs no more than the steps themselves.
  enum Step: Sendable {
    /// Writes bytes of `literals` as they are.
    case literal(start: Int, end: Int)
    /// Writes a value, escaped where it is text.
    case variable(TemplatePath)
    /// Writes a value as it is.
    case raw(TemplatePath)
    /// Goes through the steps before `end` for what it finds.
    case section(TemplatePath, TemplateEntry, end: Int)
    /// Goes through the steps before `end` when it finds no value.
    case inverted(TemplatePath, end: Int)
    /// Puts in a template that includes itself, as deep as the data is.
    case recursion(Int)
  }

  var steps: [Step] = []
  var literals: [UInt8] = []
  /// The parts of paths behind the first, as places in a record's fields.
  var fields: [Int] = []
  /// The parts of paths that are looked up by name.
  var names: [String] = []
  var recursions: [TemplateRecursion] = []
}

/// What a section's steps do with the contexts around them.
enum TemplateEntry: Sendable {
  /// They stay in those that they are in: the section is over a claim, or over a value that is no
  /// record.
  case stays
  /// They enter each record that is found.
  case scope
  /// They enter each record that is found, and nothing inside enters another one or asks for it from
  /// there: nobody has to remember it.
  case leaf

  var isScope: Bool { self != .stays }
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

  /// Whether the value is a context as a whole.
  var isContext: Bool {
    if case .context = self { true } else { false }
  }
}

/// A template inside itself, which can only be put in while it is rendered.
struct TemplateRecursion: Sendable {
  let template: Int
  let margin: TemplateMargin
  let overrides: [String: TemplateOverride]
}
