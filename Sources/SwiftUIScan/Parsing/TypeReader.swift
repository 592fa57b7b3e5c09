import SwiftSyntax

/// Reads types out of the syntax tree.
enum TypeReader {
  static func read(_ type: TypeSyntax?) -> TypeReference {
    guard let type else { return .unknown }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let name):
      return named(
        [.init(name: plain(name.name), arguments: arguments(name.genericArgumentClause))])
    case .memberType(let member):
      guard case .named(let base) = read(member.baseType) else { return .unknown }
      return named(
        base + [.init(name: plain(member.name), arguments: arguments(member.genericArgumentClause))]
      )
    case .optionalType(let optional): return .optional(read(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional):
      return .optional(read(optional.wrappedType))
    case .arrayType(let array): return .array(read(array.element))
    case .dictionaryType(let dictionary):
      return .dictionary(read(dictionary.key), read(dictionary.value))
    case .someOrAnyType(let some): return read(some.constraint)
    case .attributedType(let attributed): return read(attributed.baseType)
    case .metatypeType(let metatype): return read(metatype.baseType)
    case .functionType(let function):
      return .function(
        function.parameters.map { read($0.type) }, read(function.returnClause.type))
    case .tupleType(let tuple): return read(tuple)
    case .compositionType(let composition):
      return composition.elements.first.map { read($0.type) } ?? .unknown
    case .packExpansionType(let pack): return read(pack.repetitionPattern)
    default: return .unknown
    }
  }

  private static func read(_ tuple: TupleTypeSyntax) -> TypeReference {
    let elements = tuple.elements.map {
      TypeReference.Element(label: $0.firstName.map(plain), type: read($0.type))
    }
    if elements.count == 1, let only = elements.first { return only.type }
    return .tuple(elements)
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    clause?.arguments.map { argument in
      if case .type(let type) = argument.argument { return read(type) }
      return .unknown
    } ?? []
  }

  /// Gives the long spellings of optional, array and dictionary their short form.
  private static func named(_ components: [TypeReference.Component]) -> TypeReference {
    if components.count == 1, let only = components.first {
      switch (only.name, only.arguments.count) {
      case ("Optional", 1): return .optional(only.arguments[0])
      case ("Array", 1), ("Set", 1): return .array(only.arguments[0])
      case ("Dictionary", 2): return .dictionary(only.arguments[0], only.arguments[1])
      default: break
      }
    }
    return .named(components)
  }

  /// A name without back-ticks.
  static func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}
