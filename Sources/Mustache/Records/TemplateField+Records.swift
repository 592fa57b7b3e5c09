extension TemplateField {
  /// A record whose fields are reached by `{{#name}}…{{/name}}` or `{{name.field}}`.
  @inlinable
  public static func record<Inner: TemplateRecord>(
    _ name: String, _ inner: @escaping @Sendable (Record) -> Inner
  ) -> TemplateField {
    TemplateField(name, .record(Inner.self)) { $1.show(record: inner($0)) }
  }

  /// A record that may be missing.
  @inlinable
  public static func optionalRecord<Inner: TemplateRecord>(
    _ name: String, _ inner: @escaping @Sendable (Record) -> Inner?
  ) -> TemplateField {
    TemplateField(name, .optional(.record(Inner.self))) { record, renderer in
      if let inner = inner(record) { renderer.show(record: inner) }
    }
  }

  /// Records that `{{#name}}…{{/name}}` goes through one after the other.
  ///
  /// - Parameter rows: Gives any collection. A lazy one, such as `indices.lazy.map { Row($0) }`,
  ///   makes each record when its turn comes, and no array.
  @inlinable
  public static func list<Rows: Collection & SendableMetatype>(
    _ name: String, _ rows: @escaping @Sendable (Record) -> Rows
  ) -> TemplateField where Rows.Element: TemplateRecord {
    TemplateField(name, .list(.record(Rows.Element.self))) { $1.show(rows: rows($0)) }
  }

  /// Texts that `{{#name}}…{{/name}}` goes through; `{{.}}` is the text inside.
  @inlinable
  public static func texts<Texts: Collection<String> & SendableMetatype>(
    _ name: String, _ texts: @escaping @Sendable (Record) -> Texts
  ) -> TemplateField {
    TemplateField(name, .list(.text)) { $1.show(texts: texts($0)) }
  }
}
