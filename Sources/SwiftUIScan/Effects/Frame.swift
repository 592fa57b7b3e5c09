/// The names that are known while a body is evaluated.
final class Frame {
  var variables: [String: Value]
  var functions: [String: FunctionFact] = [:]
  let receiver: Value?
  /// What an initialiser has set so far; nil outside of one.
  var building: [String: Value]?
  let scope: LexicalScope

  init(
    variables: [String: Value] = [:], receiver: Value?, scope: LexicalScope,
    building: [String: Value]? = nil
  ) {
    self.variables = variables
    self.receiver = receiver
    self.scope = scope
    self.building = building
  }
}

/// What running statements gave.
struct Outcome {
  var trees: [ViewTree] = []
  var results: [Value] = []
  /// Whether every way through leaves the body.
  var hasLeft = false

  mutating func add(_ other: Outcome) {
    trees += other.trees
    results += other.results
  }

  /// The body's value.
  var value: Value {
    if trees.count == 1 { return .view(trees[0]) }
    if !trees.isEmpty { return .view(.group(trees)) }
    return Value.any(of: results)
  }
}
