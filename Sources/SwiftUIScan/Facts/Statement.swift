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
