/// What a route value says of itself: its type, its case and its associated values.
package struct RouteDescription: Hashable, Sendable {
  /// The type's name, with the types around it where there are some: `Shop.Route`.
  package var typeName: String
  /// The name of the case; nil for a route that is no enum.
  package var caseName: String?
  /// The associated values, in order.
  package var arguments: [RouteArgument]

  /// Creates a description from its parts.
  package init(typeName: String, caseName: String?, arguments: [RouteArgument]) {
    self.typeName = typeName
    self.caseName = caseName
    self.arguments = arguments
  }
}
