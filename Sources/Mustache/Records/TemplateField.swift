public import Bytes

/// One name that a `TemplateRecord` offers: its kind, by which templates are checked, and the way to
/// its value.
public struct TemplateField<Record>: Sendable {
  /// What the field is, whatever the type of its record; nothing stands beside it, see
  /// ``TemplateEntries``.
  @usableFromInline var entry: TemplateEntry

  @inlinable
  init(
    _ name: String, _ shape: TemplateShape,
    _ show: @escaping @Sendable (Record, inout TemplateRenderer) -> Void
  ) {
    entry = TemplateEntry(name: name, shape: shape) { record, renderer in
      lend(record.assumingMemoryBound(to: Record.self)) { show($0, &renderer) }
    }
  }

  /// The name in tags.
  public var name: String { entry.name }

  var shape: TemplateShape { entry.shape }

  /// Whether every page has the same value that a prefilled template is made for.
  var isShared: Bool { entry.isShared }

  /// The field as one that ``Template/prefilled(from:)`` writes once for all its pages.
  public var shared: TemplateField {
    var field = self
    field.entry.isShared = true
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
      if renderer.isWriting { write(record, &renderer.output) } else { renderer.showPresence() }
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
      guard isPresent(record) else { return }
      if renderer.isWriting { write(record, &renderer.output) } else { renderer.showPresence() }
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
      if renderer.isWriting { write(record, &renderer.output) } else { renderer.showPresence() }
    }
  }

  /// HTML that may be missing: `{{#name}}` asks for it, which makes none of it.
  ///
  /// - Parameters:
  ///   - isPresent: Whether there is some.
  ///   - write: Appends the markup, escaped already, to what is written so far.
  @inlinable
  public static func optionalMarkup(
    _ name: String, if isPresent: @escaping @Sendable (Record) -> Bool,
    writing write: @escaping @Sendable (Record, inout ByteBuffer) -> Void
  ) -> TemplateField {
    TemplateField(name, .optional(.markup)) { record, renderer in
      guard isPresent(record) else { return }
      if renderer.isWriting { write(record, &renderer.output) } else { renderer.showPresence() }
    }
  }
}
