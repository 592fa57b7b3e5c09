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
