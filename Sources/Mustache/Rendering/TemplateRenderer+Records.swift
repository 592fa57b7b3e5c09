extension TemplateRenderer {
  /// Writes the page of a record. O(steps taken + bytes written).
  @inlinable
  mutating func render<Root: TemplateRecord>(_ root: Root) {
    enter(root, allSteps)
  }

  /// Goes through steps with a record around them.
  @inlinable
  mutating func enter<Record: TemplateRecord>(_ record: Record, _ steps: Range<Int>) {
    Record.fields.withUnsafeBufferPointer { fields in
      withUnsafePointer(to: record) { enter($0, TemplateEntries(fields), steps) }
    }
  }

  /// Is shown a record.
  @inlinable
  mutating func show<Record: TemplateRecord>(record: Record) {
    Record.fields.withUnsafeBufferPointer { fields in
      withUnsafePointer(to: record) { show($0, TemplateEntries(fields)) }
    }
  }

  /// Is shown the rows of a list, each made when its turn comes.
  @inlinable
  mutating func show<Rows: Collection>(rows: Rows) where Rows.Element: TemplateRecord {
    guard request == .enter else {
      if request == .ask, !rows.isEmpty { showPresence() }
      return
    }
    let inside = present..<position
    Rows.Element.fields.withUnsafeBufferPointer { fields in
      let entries = TemplateEntries(fields)
      for row in rows { withUnsafePointer(to: row) { enter($0, entries, inside) } }
    }
  }

  /// Is shown a list of texts.
  @inlinable
  mutating func show<Texts: Collection<String>>(texts: Texts) {
    show(rows: texts.lazy.map { TextRecord($0) })
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
