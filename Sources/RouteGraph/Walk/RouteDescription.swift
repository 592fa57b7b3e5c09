/// What a route value says of itself: its type, its case and its associated values.
package struct RouteDescription: Hashable, Sendable {
  /// The type's name with its module and the types around it: `App.Shop.Route`.
  package var typeName: String
  /// The name of the case; nil for a route that is no enum.
  package var caseName: String?
  /// The associated values, in order; their slugs are not yet made safe for paths.
  package var arguments: [RouteArgument]
  /// Whether the values lie too deep in each other to be read.
  package var isTooDeep = false

  /// Where the reference to the values is among a description's bytes.
  static let argumentsOffset = MemoryLayout<Self>.offset(of: \.arguments) ?? 0

  /// Creates a description from its parts.
  package init(typeName: String, caseName: String?, arguments: [RouteArgument]) {
    self.typeName = typeName
    self.caseName = caseName
    self.arguments = arguments
  }

  /// The case as it is named in messages: `Route.item`.
  var fullCaseName: String {
    let type = typeName.split(separator: ".").last ?? ""
    return "\(type).\(caseName ?? "value")"
  }

  /// The size of the values' texts in bytes.
  var textSize: Int {
    arguments.reduce(0) { $0 + $1.text.utf8.count + $1.slug.utf8.count }
  }
}
