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
    if let name = destination.caseName, destination.type != "View" {
      type = destination.type
      rest = values.isEmpty ? ".\(name)" : ".\(name)(\(values.joined(separator: ", ")))"
    } else if destination.type == "View" {
      type = ""
      rest = "\(destination.caseName ?? destination.view ?? "View")()"
    } else {
      type = destination.type
      rest = "(\(values.joined(separator: ", ")))"
    }
  }

  private static func value(_ argument: RouteArgument) -> String {
    argument.type == "String"
      ? "\"\(argument.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
      : argument.text
  }
}

/// The `path` array of a screen as Swift: `path = [.champion(Ahri)]`.
struct SwiftPath {
  /// The Swift source.
  let text: String

  init(of state: ScreenState) {
    let literals = state.machine.path.compactMap { state.flow.place(of: $0) }
      .map { SwiftLiteral(of: state.flow.graph.destinations[$0]) }
    if Set(literals.map(\.type)).count <= 1 {
      text = "path = [\(literals.map(\.rest).joined(separator: ", "))]"
    } else {
      let typed = literals.map { $0.type + $0.rest }
      text = "path = NavigationPath([\(typed.joined(separator: ", "))])"
    }
  }
}
