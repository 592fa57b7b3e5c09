/// What a section enters and what names are asked of, while a page is rendered.
///
/// The record is moved once, when its section begins, and then asked where it lies, by code that is
/// compiled for its type.
@usableFromInline
struct TemplateContext {
  /// The value of a field by its place among the fields of the record; a context that is no record
  /// answers with its only value.
  let value: (_ field: Int) -> TemplateValue

  @usableFromInline
  init(value: @escaping (Int) -> TemplateValue) {
    self.value = value
  }

  /// The context of a record.
  @inlinable
  init<Record: TemplateRecord>(_ record: Record) {
    self.init { Record.fields[$0].value(record) }
  }

  /// A context that is no record: the text that `{{.}}` stands for, or data.
  @usableFromInline
  init(only value: TemplateValue) {
    self.init { _ in value }
  }
}
