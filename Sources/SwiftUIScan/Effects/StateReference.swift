/// A variable: the type that declares it, and its name.
struct StateReference: Hashable, Sendable, Comparable {
  /// The declaring type; nil for a global or local variable.
  var owner: TypeID?
  var name: String

  static func < (left: StateReference, right: StateReference) -> Bool {
    (left.owner?.index ?? -1, left.name) < (right.owner?.index ?? -1, right.name)
  }
}
