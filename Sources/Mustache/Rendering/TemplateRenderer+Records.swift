extension TemplateRenderer {
  /// Writes the page of a record. O(steps taken + bytes written).
  @inlinable
  mutating func render<Root: TemplateRecord>(_ root: Root) {
    enter(root, allSteps)
  }

  /// Goes through a section with a record around it.
  @inlinable
  mutating func enter<Record: TemplateRecord>(_ record: Record, _ inside: TemplateInside) {
    if inside.isLeaf {
      run(inside.steps, in: record)
    } else {
      push(TemplateContext(record))
      run(inside.steps, in: record)
      pop()
    }
    settle()
  }

  /// Goes through steps with the record that was entered last.
  ///
  /// Made anew by the compiler for each type of record, which so stays where it is: asking it for a
  /// field costs a call and copies nothing.
  @inlinable
  mutating func run<Record: TemplateRecord>(_ steps: Range<Int>, in record: Record) {
    let fields = Record.fields
    var position = steps.lowerBound
    while let field = nextField(from: &position, to: steps.upperBound) {
      fields[field].show(record, &self)
      position = follow(position)
    }
  }

  /// Is shown a record.
  @inlinable
  mutating func show<Record: TemplateRecord>(record: Record) {
    if let field = nextField() {
      Record.fields[field].show(record, &self)
    } else if let inside = inside() {
      enter(record, inside)
    }
  }

  /// Is shown the rows of a list, each made when its turn comes.
  @inlinable
  mutating func show<Rows: Collection>(rows: Rows) where Rows.Element: TemplateRecord {
    guard !rows.isEmpty, let inside = inside() else { return }
    for row in rows { enter(row, inside) }
  }

  /// Is shown a list of texts.
  @inlinable
  mutating func show<Texts: Collection<String>>(texts: Texts) {
    guard !texts.isEmpty, let inside = inside() else { return }
    for text in texts { enter(TextRecord(text), inside) }
  }
}

extension TemplateContext {
  /// The context of a record.
  @inlinable
  init<Record: TemplateRecord>(_ record: Record) {
    self.init { demand, renderer in
      switch demand {
      case .field(let field): Record.fields[field].show(record, &renderer)
      case .inside(let inside): renderer.enter(record, inside)
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
