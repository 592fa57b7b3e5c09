public import Bytes

/// A value on its way from a record to a page.
public enum TemplateValue {
  /// Plain text, escaped when it is written.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A claim.
  case flag(Bool)
  /// HTML that writes itself.
  case markup((inout ByteBuffer) -> Void)
  /// A typed context.
  case record(any TemplateRecord)
  /// Values one after the other.
  case list(TemplateRows)
  /// A context whose names are only known when it is there.
  case dictionary([String: TemplateData])
  /// Nothing: written as nothing, and no section over it is rendered.
  case absent
}

/// The values of a list, made when their turn comes.
public struct TemplateRows {
  /// Whether there is none.
  public let isEmpty: Bool
  /// Calls a function with one value after the other.
  public let visit: ((TemplateValue) -> Void) -> Void

  /// Wraps a collection.
  ///
  /// - Parameter value: Turns an element into a value, once for each visit.
  @inlinable
  public init<Rows: Collection>(
    _ rows: Rows, _ value: @escaping (Rows.Element) -> TemplateValue
  ) {
    isEmpty = rows.isEmpty
    visit = { body in for row in rows { body(value(row)) } }
  }
}
