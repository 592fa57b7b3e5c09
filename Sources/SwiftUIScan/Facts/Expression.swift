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
