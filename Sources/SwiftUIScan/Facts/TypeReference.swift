/// A type as it is spelt, before anything is known about what it names.
indirect enum TypeReference: Hashable, Sendable {
  /// A name and its generic arguments, outermost first: `Outer.Inner<Int>`.
  case named([Component])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case function([TypeReference], TypeReference)
  case tuple([Element])
  case unknown

  /// One part of a dotted name.
  struct Component: Hashable, Sendable {
    var name: String
    var arguments: [TypeReference] = []
  }

  /// One element of a tuple type.
  struct Element: Hashable, Sendable {
    var label: String?
    var type: TypeReference
  }

  /// A type of one plain name.
  static func named(_ name: String, _ arguments: [TypeReference] = []) -> TypeReference {
    .named([Component(name: name, arguments: arguments)])
  }

  /// The last part of the name, where the type has one.
  var lastName: String? {
    switch self {
    case .named(let components): components.last?.name
    case .optional(let wrapped): wrapped.lastName
    default: nil
    }
  }
}
