/// A type with everything that its declaration and its extensions hold.
struct TypeSymbol: Sendable {
  let id: TypeID
  var name: String
  /// The full name, enclosing types included.
  var fullName: String
  var kind: TypeFact.Kind
  var outer: TypeID?
  var generics: [GenericParameter]
  /// What it inherits from, each with the file that says so.
  var inherits: [Inheritance] = []
  var properties: [String: PropertySymbol] = [:]
  /// The stored properties in order, as a memberwise initialiser takes them.
  var storedOrder: [String] = []
  var functions: [String: [FunctionSymbol]] = [:]
  var cases: [CaseFact] = []
  var aliases: [String: AliasFact] = [:]
  var nested: [String: TypeID] = [:]
  var condition: String?
  var place: Place
  var isPrivate: Bool
  /// Whether only extensions of it are in the scanned files.
  var isExternal = false

  /// A type that it inherits from.
  struct Inheritance: Sendable {
    var type: TypeReference
    var file: Int
  }
}

/// A property and where it belongs.
final class PropertySymbol: Sendable {
  let fact: PropertyFact
  let owner: TypeID?

  init(fact: PropertyFact, owner: TypeID?) {
    self.fact = fact
    self.owner = owner
  }
}

/// A function and where it belongs.
struct FunctionSymbol: Sendable {
  var fact: FunctionFact
  var owner: TypeID?
}

/// Where a name is looked up from.
struct LexicalScope: Hashable, Sendable {
  var file: Int
  var type: TypeID?
  var generics: [String: SemanticType] = [:]
}
