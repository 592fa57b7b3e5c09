/// A type or an extension, as it is written in one file.
struct TypeFact: Sendable {
  enum Kind: Sendable { case structure, classType, enumeration, protocolType, actor, extended }

  var kind: Kind
  /// The name; an extension's is the name of the type that it extends, dots included.
  var name: String
  /// The enclosing types, outermost first.
  var enclosing: [String]
  var isPrivate: Bool
  var generics: [GenericParameter]
  var inherits: [TypeReference]
  var attributes: [String]
  var condition: String?
  var place: Place
  var properties: [PropertyFact] = []
  var functions: [FunctionFact] = []
  var cases: [CaseFact] = []
  var aliases: [AliasFact] = []

  /// The full name, dots between the parts.
  var fullName: String { (enclosing + [name]).joined(separator: ".") }
}

/// A generic parameter and its constraint.
struct GenericParameter: Hashable, Sendable {
  var name: String
  var constraint: TypeReference?
}

/// A property, global variable or subscript without effects.
struct PropertyFact: Sendable {
  var name: String
  var type: TypeReference?
  var initial: Expression?
  var getter: [Statement]?
  var attributes: [AttributeFact]
  var isStatic: Bool
  var isConstant: Bool
  var condition: String?
  var place: Place
}

/// An attribute with its first arguments.
struct AttributeFact: Sendable {
  var name: String
  var type: TypeReference?
  var arguments: [Argument]
}

/// A function, initialiser or subscript.
final class FunctionFact: Sendable {
  let name: String
  let parameters: [ParameterFact]
  let result: TypeReference?
  let body: [Statement]?
  let generics: [GenericParameter]
  let attributes: [AttributeFact]
  let isStatic: Bool
  let condition: String?
  let place: Place

  init(
    name: String, parameters: [ParameterFact], result: TypeReference?, body: [Statement]?,
    context: FunctionContext
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    generics = context.generics
    attributes = context.attributes
    isStatic = context.isStatic
    condition = context.condition
    place = context.place
  }
}

/// What surrounds a function's signature and body.
struct FunctionContext: Sendable {
  var generics: [GenericParameter]
  var attributes: [AttributeFact]
  var isStatic: Bool
  var condition: String?
  var place: Place
}

/// A parameter of a function or of a case.
struct ParameterFact: Sendable {
  var label: String?
  var name: String
  var type: TypeReference
  var standard: Expression?
}

/// A case of an enumeration.
struct CaseFact: Sendable {
  var name: String
  var parameters: [ParameterFact]
  var condition: String?
  var place: Place
}

/// A type alias or associated type.
struct AliasFact: Sendable {
  var name: String
  var type: TypeReference
  var generics: [GenericParameter]
}

/// Everything that one file declares.
struct FileFacts: Sendable {
  var types: [TypeFact] = []
  var functions: [FunctionFact] = []
  var properties: [PropertyFact] = []
  var aliases: [AliasFact] = []
  var imports: [String] = []
  var corrections: [CorrectionFact] = []
  /// Whether the parser or the reader gave up on a part that is nested too deep.
  var isPartlyRead = false
}

/// A `// waymark:` comment.
struct CorrectionFact: Hashable, Sendable {
  var line: Int
  var text: String
}
