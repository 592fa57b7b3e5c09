extension TemplateContext {
  /// The context of a record.
  @inlinable
  init<Record: TemplateRecord>(_ record: Record) {
    self.init { Record.fields[$0].show(record, &$1) }
  }
}

extension TemplateRenderer {
  /// Is shown a record.
  @inlinable
  mutating func show<Record: TemplateRecord>(record: Record) {
    if let field = nextField() {
      Record.fields[field].show(record, &self)
    } else if let steps = stepsInside() {
      enter(TemplateContext(record), steps)
    }
  }

  /// Is shown the rows of a list, each made when its turn comes.
  @inlinable
  mutating func show<Rows: Collection>(rows: Rows) where Rows.Element: TemplateRecord {
    guard !rows.isEmpty, let steps = stepsInside() else { return }
    for row in rows { enter(TemplateContext(row), steps) }
  }
}
