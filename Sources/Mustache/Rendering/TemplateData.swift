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

  /// The value as rendering sees it.
  var value: TemplateValue {
    switch self {
    case .null: .absent
    case .flag(let flag): .flag(flag)
    case .number(let number): .text(Self.text(of: number))
    case .text(let text): .text(text)
    case .list(let elements): .list(TemplateRows(elements) { TemplateContext(only: $0.value) })
    case .dictionary(let values): .dictionary(values)
    }
  }

  /// A number without a fraction of zero.
  private static func text(of number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
