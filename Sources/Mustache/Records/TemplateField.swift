public import Bytes

/// One name that a `TemplateRecord` offers: its kind, by which templates are checked, and the way to
/// its value.
public struct TemplateField<Record>: Sendable {
  /// The name in tags.
  public let name: String
  @usableFromInline let shape: TemplateShape
  @usableFromInline let value: @Sendable (Record) -> TemplateValue

  @usableFromInline
  init(
    _ name: String, _ shape: TemplateShape, _ value: @escaping @Sendable (Record) -> TemplateValue
  ) {
    self.name = name
    self.shape = shape
    self.value = value
  }
}

extension TemplateField {
  /// A text, written and escaped by `{{name}}`.
  @inlinable
  public static func text(
    _ name: String, _ text: @escaping @Sendable (Record) -> String
  ) -> TemplateField {
    TemplateField(name, .text) { .text(text($0)) }
  }

  /// A text that writes itself, escaped already: a link's address, say.
  ///
  /// - Parameter write: Appends the text to what is written so far.
  @inlinable
  public static func text(
    _ name: String, writing write: @escaping @Sendable (Record, inout ByteBuffer) -> Void
  ) -> TemplateField {
    TemplateField(name, .text) { record in .markup { write(record, &$0) } }
  }

  /// A text that may be missing and writes itself, escaped already.
  @inlinable
  public static func optionalText(
    _ name: String,
    writing text: @escaping @Sendable (Record) -> ((inout ByteBuffer) -> Void)?
  ) -> TemplateField {
    TemplateField(name, .optional(.text)) { record in
      text(record).map { .markup($0) } ?? .absent
    }
  }

  /// A text that may be missing: `{{#name}}` asks for it, inside `{{.}}` is the text.
  @inlinable
  public static func optionalText(
    _ name: String, _ text: @escaping @Sendable (Record) -> String?
  ) -> TemplateField {
    TemplateField(name, .optional(.text)) { record in text(record).map { .text($0) } ?? .absent }
  }

  /// A number, written by `{{name}}` in decimal digits.
  @inlinable
  public static func number(
    _ name: String, _ number: @escaping @Sendable (Record) -> Int
  ) -> TemplateField {
    TemplateField(name, .number) { .number(number($0)) }
  }

  /// A claim that `{{#name}}` and `{{^name}}` ask for; the context inside stays the same.
  @inlinable
  public static func flag(
    _ name: String, _ flag: @escaping @Sendable (Record) -> Bool
  ) -> TemplateField {
    TemplateField(name, .flag) { .flag(flag($0)) }
  }

  /// HTML that writes itself straight into the page where `{{{name}}}` stands.
  ///
  /// - Parameter write: Appends the markup, escaped already, to what is written so far.
  @inlinable
  public static func markup(
    _ name: String, _ write: @escaping @Sendable (Record, inout ByteBuffer) -> Void
  ) -> TemplateField {
    TemplateField(name, .markup) { record in .markup { write(record, &$0) } }
  }

  /// HTML that may be missing: `{{#name}}` asks for it.
  ///
  /// - Parameter markup: Gives what appends the markup, or nil.
  @inlinable
  public static func optionalMarkup(
    _ name: String,
    _ markup: @escaping @Sendable (Record) -> ((inout ByteBuffer) -> Void)?
  ) -> TemplateField {
    TemplateField(name, .optional(.markup)) { record in
      markup(record).map { .markup($0) } ?? .absent
    }
  }
}

extension TemplateField {
  /// A record whose fields are reached by `{{#name}}…{{/name}}` or `{{name.field}}`.
  @inlinable
  public static func record<Inner: TemplateRecord>(
    _ name: String, _ inner: @escaping @Sendable (Record) -> Inner
  ) -> TemplateField {
    TemplateField(name, .record(Inner.self)) { .record(TemplateContext(inner($0))) }
  }

  /// A record that may be missing.
  @inlinable
  public static func optionalRecord<Inner: TemplateRecord>(
    _ name: String, _ inner: @escaping @Sendable (Record) -> Inner?
  ) -> TemplateField {
    TemplateField(name, .optional(.record(Inner.self))) { record in
      inner(record).map { .record(TemplateContext($0)) } ?? .absent
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
    TemplateField(name, .list(.record(Rows.Element.self))) { record in
      .list(TemplateRows(rows(record)) { TemplateContext($0) })
    }
  }

  /// Texts that `{{#name}}…{{/name}}` goes through; `{{.}}` is the text inside.
  @inlinable
  public static func texts<Texts: Collection<String> & SendableMetatype>(
    _ name: String, _ texts: @escaping @Sendable (Record) -> Texts
  ) -> TemplateField {
    TemplateField(name, .list(.text)) { record in
      .list(TemplateRows(texts(record)) { TemplateContext(only: .text($0)) })
    }
  }
}
