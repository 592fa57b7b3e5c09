/// A case of a route type, as a key.
struct CaseKey: Hashable {
  /// The type's full name.
  let type: String
  /// The name of the case; `value` for a route that is no enum.
  let caseName: String

  init(_ description: RouteDescription) {
    type = description.typeName
    caseName = description.caseName ?? "value"
  }
}
