import SwiftSyntax

/// The conditions of an `#if` as they are shown: `#if os(iOS)`, and its `#else` as `#if !(os(iOS))`.
enum ConditionText {
  /// Every clause of a directive with the condition that it stands under.
  static func clauses(
    of directive: IfConfigDeclSyntax
  ) -> [(text: String, elements: IfConfigClauseSyntax.Elements?)] {
    var before: [String] = []
    return directive.clauses.map { clause in
      let own = clause.condition?.trimmedDescription
      let text: String
      if let own {
        text = before.isEmpty ? own : own
        before.append(own)
      } else {
        text = before.map { "!(\($0))" }.joined(separator: " && ")
      }
      return ("#if \(text)", clause.elements)
    }
  }

  /// Two conditions that must both hold.
  static func both(_ outer: String?, _ inner: String?) -> String? {
    guard let outer else { return inner }
    guard let inner else { return outer }
    return outer == inner ? outer : "\(outer), \(inner)"
  }

  /// Whether code under the condition is only there for trying things out.
  static func isForDevelopment(_ text: String) -> Bool {
    text == "#if DEBUG" || text == "#if targetEnvironment(preview)"
  }
}
