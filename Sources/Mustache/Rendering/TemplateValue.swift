public import Bytes

/// A value on its way from a record to a page.
@usableFromInline
enum TemplateValue {
  /// Plain text, escaped when it is written.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A claim.
  case flag(Bool)
  /// HTML that writes itself.
  case markup((inout ByteBuffer) -> Void)
  /// A context of its own.
  case record(TemplateContext)
  /// Values one after the other.
  case list(TemplateRows)
  /// A context whose names are only known when it is there.
  case dictionary([String: TemplateData])
  /// Nothing: written as nothing, and no section over it is rendered.
  case absent
}
