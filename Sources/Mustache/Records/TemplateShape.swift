/// The kind of a value, known before there is one: what templates are checked against.
@usableFromInline
indirect enum TemplateShape: Sendable {
  case text
  case number
  case flag
  case markup
  /// A record; its names are asked for only where they are needed, since a record may hold others
  /// of its own kind.
  case record(outline: @Sendable () -> [(name: String, shape: TemplateShape)])
  case list(TemplateShape)
  case optional(TemplateShape)

  /// The kind as messages name it.
  var kind: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .flag: "a flag"
    case .markup: "markup"
    case .record: "a record"
    case .list: "a list"
    case .optional(let shape): shape.kind
    }
  }

  /// The shape of a value that is there.
  var present: TemplateShape {
    if case .optional(let shape) = self { shape } else { self }
  }

  /// What a section over the value asks and enters; nil where it can be no section because there
  /// is nothing to ask.
  var section: TemplateSectionShape? {
    switch self {
    case .text, .number, .markup: nil
    case .flag: .condition
    case .record: .scope(self)
    case .optional(let shape): shape.outline == nil ? .value(shape) : .scope(shape)
    case .list(let element): .scope(element)
    }
  }

  /// The names that the value offers, nil where it is no record.
  var outline: [(name: String, shape: TemplateShape)]? {
    if case .record(let outline) = present { outline() } else { nil }
  }
}

/// What a section does to the context inside.
enum TemplateSectionShape {
  /// It only asks.
  case condition
  /// It asks for a value that is no record, which `{{.}}` stands for inside.
  case value(TemplateShape)
  /// It enters a value, or each of several.
  case scope(TemplateShape)

  /// Whether it enters records.
  var isScope: Bool {
    if case .scope = self { true } else { false }
  }
}
