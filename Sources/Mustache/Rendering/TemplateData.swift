/// Data whose shape is not known before: what JSON can say.
///
/// A template that is rendered with it follows the Mustache specification: a name that nothing has
/// is written as nothing. Pages use records instead, which are checked and faster.
public enum TemplateData: Hashable, Sendable {
  /// Nothing.
  case null
  /// A claim.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// Values one after the other.
  case list([TemplateData])
  /// Values by name.
  case dictionary([String: TemplateData])

  /// The value as it is written; empty where it is no text or number.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): Self.text(of: number)
    case .null, .flag, .list, .dictionary: ""
    }
  }

  /// The value of a name, nil where this has no such name.
  func named(_ name: String) -> TemplateData? {
    if case .dictionary(let values) = self { values[name] } else { nil }
  }

  /// A number without a fraction of zero.
  private static func text(of number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
