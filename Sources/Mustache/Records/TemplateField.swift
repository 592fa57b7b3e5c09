public import Bytes

/// One name that a `TemplateRecord` offers: its kind, by which templates are checked, and the way to
/// its value.
public struct TemplateField<Record>: Sendable {
  /// The name in tags.
  public let name: String
  @usableFromInline let shape: TemplateShape
  /// Whether every page has the same value that a prefilled template is made for.
  private(set) var isShared = false
  /// Shows the value of a record's field to the renderer that asks for it.
  @usableFromInline let show: @Sendable (Record, inout TemplateRenderer) -> Void

  @usableFromInline
  init(
    _ name: String, _ shape: TemplateShape,
    _ show: @escaping @Sendable (Record, inout TemplateRenderer) -> Void
  ) {
    self.name = name
    self.shape = shape
    self.show = show
  }

  /// The field as one that ``Template/prefilled(from:)`` writes once for all its pages.
  public var shared: TemplateField {
    var field = self
    field.isShared = true
    return field
  }
}

extension TemplateField {
  /// A text, written and escaped by `{{name}}`.
  @inlinable
  public static func text(
    _ name: String, _ text: @escaping @Sendable (Record) -> String
  ) -> TemplateField {
    TemplateField(name, .text) { $1.show(text: text($0)) }
  }

  /// A text that writes itself, escaped already: a link's address, say.
  ///
  /// - Parameter write: Appends the text to what is written so far.
  @inlinable
  public static func text(
    _ name: String, writing write: @escaping @Sendable (Record, inout ByteBuffer) -> Void
  ) -> TemplateField {
    TemplateField(name, .text) { record, renderer in
      renderer.show(writing: { write(record, &$0) })
    }
  }

  /// A text that may be missing: `{{#name}}` asks for it, inside `{{.}}` is the text.
  @inlinable
  public static func optionalText(
    _ name: String, _ text: @escaping @Sendable (Record) -> String?
  ) -> TemplateField {
    TemplateField(name, .optional(.text)) { record, renderer in
      if let text = text(record) { renderer.show(text: text) }
    }
  }

  /// A text that may be missing and writes itself, escaped already.
  ///
  /// - Parameters:
  ///   - isPresent: Whether there is one.
  ///   - write: Appends the text to what is written so far.
  @inlinable
  public static func optionalText(
    _ name: String, if isPresent: @escaping @Sendable (Record) -> Bool,
    writing write: @escaping @Sendable (Record, inout ByteBuffer) -> Void
  ) -> TemplateField {
    TemplateField(name, .optional(.text)) { record, renderer in
      if isPresent(record) { renderer.show(writing: { write(record, &$0) }) }
    }
  }

  /// A number, written by `{{name}}` in decimal digits.
  @inlinable
  public static func number(
    _ name: String, _ number: @escaping @Sendable (Record) -> Int
  ) -> TemplateField {
    TemplateField(name, .number) { $1.show(number: number($0)) }
  }

  /// A claim that `{{#name}}` and `{{^name}}` ask for; the context inside stays the same.
  @inlinable
  public static func flag(
    _ name: String, _ flag: @escaping @Sendable (Record) -> Bool
  ) -> TemplateField {
    TemplateField(name, .flag) { $1.show(flag: flag($0)) }
  }

  /// HTML that writes itself straight into the page where `{{{name}}}` stands.
  ///
  /// - Parameter write: Appends the markup, escaped already, to what is written so far.
  @inlinable
  public static func markup(
    _ name: String, _ write: @escaping @Sendable (Record, inout ByteBuffer) -> Void
  ) -> TemplateField {
    TemplateField(name, .markup) { record, renderer in
      renderer.show(writing: { write(record, &$0) })
    }
  }

  /// HTML that may be missing: `{{#name}}` asks for it.
  ///
  /// - Parameter markup: Gives what appends the markup, or nil.
  @inlinable
  public static func optionalMarkup(
    _ name: String,
    _ markup: @escaping @Sendable (Record) -> ((inout ByteBuffer) -> Void)?
  ) -> TemplateField {
    TemplateField(name, .optional(.markup)) { record, renderer in
      if let write = markup(record) { renderer.show(writing: write) }
    }
  }
}
