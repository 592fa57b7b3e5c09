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
    /// That it goes through steps once more.
    case steps(Range<Int>)
  }

  /// Does what the renderer wants of the record.
  let meet: (Demand, inout TemplateRenderer) -> Void

  @usableFromInline
  init(meet: @escaping (Demand, inout TemplateRenderer) -> Void) {
    self.meet = meet
  }

  /// The context of a record.
  @inlinable
  init<Record: TemplateRecord>(_ record: Record) {
    self.init { demand, renderer in
      switch demand {
      case .field(let field): Record.fields[field].show(record, &renderer)
      case .steps(let steps): renderer.enter(record, steps)
      }
    }
  }
}

/// A text among texts, for which `{{.}}` stands.
@usableFromInline
struct TextRecord: TemplateRecord {
  let text: String

  @usableFromInline
  init(_ text: String) {
    self.text = text
  }

  @usableFromInline static let fields: [TemplateField<TextRecord>] = [.text(".", \.text)]
}

/// What stands for a record where a page is rendered from data.
struct DataRecord: TemplateRecord {
  static let fields: [TemplateField<DataRecord>] = []
}
