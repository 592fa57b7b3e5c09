// A body's statements hold expressions, an expression's closures hold statements, and statements
// declare functions with bodies of their own: none of these types can be read without the others.

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

/// A generic parameter and its constraint.
struct GenericParameter: Hashable, Sendable {
  var name: String
  var constraint: TypeReference?
}

/// A parameter of a function or of a case.
struct ParameterFact: Sendable {
  var label: String?
  var name: String
  var type: TypeReference
  var standard: Expression?
}

/// An attribute with its first arguments.
struct AttributeFact: Sendable {
  var name: String
  var type: TypeReference?
  var arguments: [Argument]
}

// MARK: - Statements

/// A statement, reduced to what navigation can depend on.
indirect enum Statement: Sendable {
  case expression(Expression, Place)
  /// A local constant or variable; a tuple pattern gives several names.
  case declaration([String], TypeReference?, Expression?)
  case result(Expression?)
  case branch([Clause], then: [Statement], otherwise: [Statement])
  /// A `guard`: its body leaves where a clause fails.
  case check([Clause], otherwise: [Statement])
  case choice(Expression, [Branch], Place)
  case loop(Pattern, Expression, [Statement])
  case block([Statement])
  /// The parts of an `#if`.
  case conditional([ConditionalStatements])
  case function(FunctionFact)
  case leave
}

/// One condition of an `if`, `guard` or `while`.
enum Clause: Sendable {
  case condition(Expression)
  /// `if let name = value`; without a value the name itself is unwrapped.
  case binding(String, Expression?)
  /// `if case pattern = value`.
  case match(Pattern, Expression)
  /// `#available`, in words.
  case available(String)
}

/// A pattern of a `case`.
indirect enum Pattern: Sendable {
  /// A case with the patterns of its associated values; the type where it is spelt.
  case member(TypeReference?, String, [Pattern])
  case binding(String)
  case tuple([Pattern])
  case expression(Expression)
  case any
}

/// One `case` of a `switch`.
struct Branch: Sendable {
  var patterns: [Pattern]
  var isDefault: Bool
  var hasGuard: Bool
  var condition: String?
  var body: [Statement]
  var place: Place
}

/// Statements under one condition of an `#if`.
struct ConditionalStatements: Sendable {
  var condition: String
  var body: [Statement]
}

// MARK: - Expressions

/// An expression, reduced to what navigation can depend on.
indirect enum Expression: Sendable {
  /// A name: a variable, `self`, `$0`, or a projected `$value`.
  case name(String, Place)
  /// A member, or an implicit member where there is no base.
  case member(Expression?, String, Place)
  case call(Call)
  case element(Expression, [Argument])
  case closure(Closure)
  case literal(Literal)
  case array([Expression])
  case dictionary([DictionaryEntry])
  case tuple([Argument])
  case ternary(Expression, Expression, Expression)
  case assignment(Expression, Expression, Place)
  /// Adds to what the left side holds: `+=`.
  case addition(Expression, Expression, Place)
  case operation(String, Expression, Expression)
  case negation(Expression)
  case keyPath([String])
  case cast(Expression, TypeReference)
  case type(TypeReference)
  /// An `if` or a `switch` that gives a value.
  case control(Statement)
  /// A modifier chain that goes on differently under each condition of an `#if`.
  case conditional(base: Expression, [ConditionalChain])
  /// Anything else, kept for the calls within it.
  case other([Expression])
}

/// A literal.
enum Literal: Hashable, Sendable {
  /// A text; interpolations have become `{name}`, or `…` where there is no name.
  case text(String)
  case number(Int)
  case flag(Bool)
  case none
}

/// An argument of a call, or an element of a tuple.
struct Argument: Sendable {
  var label: String?
  var value: Expression
}

/// An entry of a dictionary literal.
struct DictionaryEntry: Sendable {
  var key: Expression
  var value: Expression
}

/// A call.
struct Call: Sendable {
  var callee: Expression
  var arguments: [Argument]
  /// Closures after the parentheses; the first has no label.
  var trailing: [Argument]
  var place: Place

  /// Every argument in order, trailing closures last.
  var allArguments: [Argument] { arguments + trailing }
}

/// A closure, told apart by where it is written.
final class Closure: Sendable {
  let parameters: [String]
  let parameterTypes: [TypeReference?]
  let body: [Statement]
  let place: Place

  init(parameters: [String], types: [TypeReference?], body: [Statement], place: Place) {
    self.parameters = parameters
    parameterTypes = types
    self.body = body
    self.place = place
  }
}

/// What a modifier chain reads under one condition.
struct ConditionalChain: Sendable {
  var condition: String
  /// The chain, whose innermost base is ``Expression/name(_:_:)`` of `ConditionalChain.base`.
  var chain: Expression

  /// The name that stands for the expression before the `#if`.
  static let base = "#base"
}
