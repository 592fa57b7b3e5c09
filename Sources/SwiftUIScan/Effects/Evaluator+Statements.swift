extension Evaluator {
  /// Runs a body and gives its value.
  func run(_ statements: [Statement], _ frame: Frame, expecting: SemanticType) -> Value {
    execute(statements, frame, expecting, isBody: true).value
  }

  /// Runs statements.
  ///
  /// - Parameter isBody: Whether the only expression is the value of the whole.
  func execute(
    _ statements: [Statement], _ frame: Frame, _ expecting: SemanticType, isBody: Bool
  ) -> Outcome {
    var outcome = Outcome()
    for statement in statements {
      let part = execute(statement, frame, expecting, isOnly: isBody && statements.count == 1)
      outcome.add(part)
      if part.hasLeft {
        outcome.hasLeft = true
        break
      }
    }
    return outcome
  }

  private func execute(
    _ statement: Statement, _ frame: Frame, _ expecting: SemanticType, isOnly: Bool
  ) -> Outcome {
    switch statement {
    case .expression(let expression, let place):
      let value = evaluate(expression, frame, isOnly ? expecting : .unknown)
      if let tree = tree(of: value, at: place) { return Outcome(trees: [tree]) }
      return isOnly ? Outcome(results: [value]) : Outcome()
    case .declaration(let names, let type, let value):
      declare(names, type, value, frame)
      return Outcome()
    case .result(let expression):
      return result(expression, frame, expecting)
    case .branch(let clauses, let then, let otherwise):
      return branch(clauses, then, otherwise, frame, expecting)
    case .check(let clauses, let otherwise):
      return check(clauses, otherwise, frame, expecting)
    case .choice(let subject, let branches, let place):
      return choose(subject, branches, place, frame, expecting)
    case .loop(let pattern, let sequence, let body):
      return loop(pattern, sequence, body, frame)
    case .block(let body): return execute(body, frame, expecting, isBody: false)
    case .conditional(let parts):
      var outcome = Outcome()
      for part in parts {
        var inner = under(part.condition) { execute(part.body, frame, expecting, isBody: isOnly) }
        inner.trees = inner.trees.map {
          .alternatives([.init(condition: part.condition, tree: $0)])
        }
        outcome.add(inner)
      }
      return outcome
    case .function(let function):
      frame.functions[function.name] = function
      return Outcome()
    case .leave: return Outcome(hasLeft: true)
    }
  }

  private func result(
    _ expression: Expression?, _ frame: Frame, _ expecting: SemanticType
  ) -> Outcome {
    guard let expression else { return Outcome(hasLeft: true) }
    let value = evaluate(expression, frame, expecting)
    if let tree = tree(of: value, at: nil) { return Outcome(trees: [tree], hasLeft: true) }
    return Outcome(results: [value], hasLeft: true)
  }

  private func declare(
    _ names: [String], _ type: TypeReference?, _ expression: Expression?, _ frame: Frame
  ) {
    let expected = resolve(type, in: frame.scope)
    let value = expression.map { evaluate($0, frame, expected) } ?? .unknown(expected)
    if names.count == 1 {
      frame.variables[names[0]] = value.narrowed(to: expected)
    } else {
      for (index, name) in names.enumerated() {
        frame.variables[name] = member(String(index), of: value, frame)
      }
    }
  }

  private func loop(
    _ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ frame: Frame
  ) -> Outcome {
    let items = evaluate(sequence, frame, .unknown)
    bind(pattern, to: element(of: items), frame)
    var outcome = execute(body, frame, .unknown, isBody: false)
    outcome.hasLeft = false
    return outcome
  }

  /// Runs both branches of an `if`, or the one that must be taken.
  private func branch(
    _ clauses: [Clause], _ then: [Statement], _ otherwise: [Statement], _ frame: Frame,
    _ expecting: SemanticType
  ) -> Outcome {
    let before = frame.variables
    let (truth, condition) = test(clauses, frame)
    var first = Outcome()
    if truth != false {
      first = under(condition) { execute(then, frame, expecting, isBody: true) }
    }
    let after = frame.variables
    frame.variables = before
    var second = Outcome()
    if truth != true { second = execute(otherwise, frame, expecting, isBody: true) }
    frame.merge(after, truth: truth)
    if truth == true { return first }
    if truth == false { return second }
    var outcome = Outcome(
      results: first.results + second.results, hasLeft: first.hasLeft && second.hasLeft)
    let alternatives = [first, second].filter { !$0.trees.isEmpty }.map {
      ViewTree.Alternative(condition: nil, tree: .group($0.trees))
    }
    if !alternatives.isEmpty { outcome.trees = [.alternatives(alternatives)] }
    return outcome
  }

  private func check(
    _ clauses: [Clause], _ otherwise: [Statement], _ frame: Frame, _ expecting: SemanticType
  ) -> Outcome {
    let before = frame.variables
    let (truth, _) = test(clauses, frame)
    guard truth != true else { return Outcome() }
    let after = frame.variables
    frame.variables = before
    var outcome = execute(otherwise, frame, expecting, isBody: false)
    frame.variables = after
    outcome.hasLeft = truth == false
    return outcome
  }

  /// Whether conditions must hold, can't hold, or may hold; names that they bind are set.
  private func test(_ clauses: [Clause], _ frame: Frame) -> (Bool?, String?) {
    var truth: Bool? = true
    var condition: String?
    for clause in clauses {
      switch clause {
      case .condition(let expression):
        truth = Self.both(truth, evaluate(expression, frame, .unknown).flag)
      case .binding(let name, let expression):
        let value =
          expression.map { evaluate($0, frame, .unknown) } ?? lookUp(name, frame) ?? .nothing
        frame.variables[name] = value.unwrapped
        if value == .literal(.none) {
          truth = false
        } else {
          truth = Self.both(truth, value.isSure)
        }
      case .match(let pattern, let expression):
        let subject = evaluate(expression, frame, .unknown)
        truth = Self.both(truth, match(pattern, subject, frame))
      case .available(let text):
        condition = text
        truth = Self.both(truth, nil)
      }
    }
    return (truth, condition)
  }

  private static func both(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == true && right == true ? true : nil
  }
}

extension Frame {
  /// Joins what two branches did to the variables; the frame holds what the second one did.
  fileprivate func merge(_ first: [String: Value], truth: Bool?) {
    if truth == false { return }
    if truth == true {
      variables = first
      return
    }
    for (name, value) in first {
      guard let other = variables[name] else { continue }
      if other != value { variables[name] = Value.any(of: [value, other]) }
    }
  }
}

extension Value {
  /// The value as a constant Boolean.
  var flag: Bool? {
    if case .literal(.flag(let flag)) = self { return flag }
    return nil
  }

  /// Whether an optional is known to hold something.
  var isSure: Bool? {
    switch self {
    case .member, .closure, .method, .array, .tuple, .view: true
    default: nil
    }
  }

  /// The value of an optional.
  var unwrapped: Value {
    switch self {
    case .unknown(let type): .unknown(type.unwrapped)
    case .state(let state, let type): .state(state, type.unwrapped)
    case .binding(let state, let type): .binding(state, type.unwrapped)
    case .oneOf(let values): Value.any(of: values.filter { $0 != .literal(.none) })
    default: self
    }
  }

  /// The value with a type, where it has none.
  func narrowed(to type: SemanticType) -> Value {
    guard !type.isUnknown else { return self }
    switch self {
    case .unknown(let own) where own.isUnknown: return .unknown(type)
    case .unknown(.external) where type.declaration != nil: return .unknown(type)
    case .member(nil, let name, let values):
      if let id = type.declaration { return .member(id, name, values) }
      return self
    default: return self
    }
  }
}
