/// A type of the scanned source, told apart from others of the same name.
struct TypeID: Hashable, Sendable, Comparable {
  var index: Int

  static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A type whose name has been looked up.
indirect enum SemanticType: Hashable, Sendable {
  case declared(TypeID, [SemanticType])
  /// A type that the scanned files do not declare.
  case external(String, [SemanticType])
  case optional(SemanticType)
  case array(SemanticType)
  case dictionary(SemanticType, SemanticType)
  case function([SemanticType], SemanticType)
  case tuple([TupleElement])
  case unknown

  /// One element of a tuple type.
  struct TupleElement: Hashable, Sendable {
    var label: String?
    var type: SemanticType
  }

  /// The type without the optionals around it.
  var unwrapped: SemanticType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  /// The declared type, optionals left out.
  var declaration: TypeID? {
    if case .declared(let id, _) = unwrapped { return id }
    return nil
  }

  /// What an array, a set or a path holds.
  var element: SemanticType? {
    switch unwrapped {
    case .array(let element): element
    case .dictionary(_, let value): value
    case .external(_, let arguments) where arguments.count == 1: arguments[0]
    default: nil
    }
  }

  /// Whether nothing is known.
  var isUnknown: Bool { self == .unknown }
}
