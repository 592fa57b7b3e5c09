import Bytes
import RouteGraph

/// Writes a destination as Swift source: `.champion(Ahri)`, `("text")` for a plain value, `Home()` for
/// a view. The type stands before it where a path holds several.
struct SwiftLiteral {
  /// The name that stands for a view's type.
  private static let view = "View"

  private let type: String
  /// The name of the case, or of the view that is shown.
  private let name: String?
  private let values: [RouteArgument]

  /// A destination's literal. Inlined, because a destination as a whole holds a dozen references to
  /// count.
  @inline(__always)
  init(_ destination: Destination) {
    self.init(
      type: destination.type, caseName: destination.caseName, view: destination.view,
      values: destination.values)
  }

  private init(type: String, caseName: String?, view: String?, values: [RouteArgument]) {
    self.type = type
    name = type == Self.view ? caseName ?? view ?? type : caseName
    self.values = values
  }

  /// The type of a destination's literal; a view is made without naming one.
  static func type(of type: String) -> String { type == view ? "" : type }

  /// Writes everything but the type, as it is in Swift.
  func write(into out: inout ByteBuffer) {
    if type == Self.view {
      out.append(name ?? type)
      return out.append("()")
    }
    if let name {
      out.append(".")
      out.append(name)
      guard !values.isEmpty else { return }
    }
    out.append("(")
    for place in values.indices {
      if place > 0 { out.append(", ") }
      if let label = values[place].label {
        out.append(label)
        out.append(": ")
      }
      if values[place].type == "String" {
        out.append(swiftLiteral: values[place].text)
      } else {
        out.append(values[place].text)
      }
    }
    out.append(")")
  }
}
