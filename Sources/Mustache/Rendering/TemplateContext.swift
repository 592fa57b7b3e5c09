/// What a section enters and what names are asked of, while a page is rendered from records.
///
/// A closure, because that is what the compiler makes anew for each type of record: a method of a
/// generic class or protocol would look up the type's layout at every tag.
@usableFromInline
struct TemplateContext {
  /// Shows the value of a field, by its place among the fields of the record, to the renderer that
  /// asks for it; a context that is no record shows its only value.
  let show: (_ field: Int, _ renderer: inout TemplateRenderer) -> Void

  @usableFromInline
  init(show: @escaping (Int, inout TemplateRenderer) -> Void) {
    self.show = show
  }

  /// The context of a record.
  @inlinable
  init<Record: TemplateRecord>(_ record: Record) {
    self.init { Record.fields[$0].show(record, &$1) }
  }

  /// The context of a text among texts, for which `{{.}}` stands.
  @usableFromInline
  init(text: String) {
    self.init { $1.show(text: text) }
  }
}
