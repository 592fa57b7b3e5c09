import RouteGraph

/// A destination as Swift source: `.champion(Ahri)`, with its type where a path holds several.
struct SwiftLiteral {
  /// The type, which stands before the rest where the path's types differ.
  let type: String
  /// The rest: `.champion(Ahri)`, or `("text")` for a plain value.
  let rest: String

  init(of destination: Destination) {
    let values = destination.values.map { argument in
      argument.label.map { "\($0): \(Self.value(argument))" } ?? Self.value(argument)
    }
    type = Self.type(of: destination)
    if let name = destination.caseName, destination.type != "View" {
      rest = values.isEmpty ? ".\(name)" : ".\(name)(\(values.joined(separator: ", ")))"
    } else if destination.type == "View" {
      rest = "\(destination.caseName ?? destination.view ?? "View")()"
    } else {
      rest = "(\(values.joined(separator: ", ")))"
    }
  }

  /// The type of a destination's literal; a view is made without naming one.
  static func type(of destination: Destination) -> String {
    destination.type == "View" ? "" : destination.type
  }

  private static func value(_ argument: RouteArgument) -> String {
    argument.type == "String"
      ? "\"\(argument.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
      : argument.text
  }
}
