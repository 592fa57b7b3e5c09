extension Evaluator {
  /// Runs the branches of a `switch` that a value may meet.
  func choose(
    _ expression: Expression, _ branches: [Branch], _ place: Place, _ frame: Frame,
    _ expecting: SemanticType
  ) -> Outcome {
    let subject = evaluate(expression, frame, .unknown)
    let before = frame.variables
    var taken: [(Branch, Outcome)] = []
    for branch in branches {
      frame.variables = before
      let truth = branch.isDefault ? nil : meets(branch, subject, frame)
      if truth == false { continue }
      if branch.isDefault, subject.isKnownCase { metDefault = true }
      if subject.isKnownCase, metPlace == nil {
        metPlace = branch.place
        metCondition = branch.condition
      }
      let outcome = under(branch.condition) {
        execute(branch.body, frame, expecting, isBody: true)
      }
      taken.append((branch, outcome))
      if truth == true { break }
      if branch.isDefault { break }
    }
    frame.variables = before
    return join(taken, subject, place)
  }

  private func join(_ taken: [(Branch, Outcome)], _ subject: Value, _ place: Place) -> Outcome {
    if taken.count == 1, let only = taken.first { return only.1.withoutLeave(only.0) }
    var outcome = Outcome(results: taken.flatMap(\.1.results))
    outcome.hasLeft = !taken.isEmpty && taken.allSatisfy(\.1.hasLeft)
    if outcome.results.isEmpty, taken.allSatisfy(\.1.trees.isEmpty) { outcome.hasLeft = false }
    guard taken.contains(where: { !$0.1.trees.isEmpty }) else { return outcome }
    let choice = ChoiceNode(
      subject: subject.reference, type: subject.type.declaration,
      branches: taken.map { branch, outcome in
        ChoiceBranch(
          cases: branch.patterns.compactMap(\.caseName), isDefault: branch.isDefault,
          condition: branch.condition, tree: .group(outcome.trees))
      }, place: place)
    outcome.trees = [.choice(choice)]
    return outcome
  }

  private func meets(_ branch: Branch, _ subject: Value, _ frame: Frame) -> Bool? {
    var result: Bool? = false
    for pattern in branch.patterns {
      switch match(pattern, subject, frame) {
      case true: result = true
      case nil: if result == false { result = nil }
      default: break
      }
      if result == true { break }
    }
    return branch.hasGuard && result == true ? nil : result
  }

  /// Whether a value must, can't or may match a pattern; names in it are bound.
  func match(_ pattern: Pattern, _ value: Value, _ frame: Frame) -> Bool? {
    switch pattern {
    case .any: return true
    case .binding(let name):
      frame.variables[name] = value.unwrapped
      return value == .literal(.none) ? nil : true
    case .member(let type, let name, let parts):
      return match(member: name, of: type, parts, value, frame)
    case .tuple(let parts):
      var truth: Bool? = true
      for (index, part) in parts.enumerated() {
        let found = match(part, member(String(index), of: value, frame), frame)
        if found == false { truth = false } else if found == nil, truth == true { truth = nil }
      }
      return truth
    case .expression(let expression):
      let other = evaluate(expression, frame, value.type)
      return compare(value, other)
    }
  }

  private func match(
    member name: String, of type: TypeReference?, _ parts: [Pattern], _ value: Value,
    _ frame: Frame
  ) -> Bool? {
    switch value {
    case .member(let id, let found, let values):
      guard found == name else { return false }
      for (index, part) in parts.enumerated() {
        let type = parameterType(index, of: name, in: id)
        _ = match(part, index < values.count ? values[index] : .unknown(type), frame)
      }
      return true
    case .oneOf(let values):
      var results: [Bool?] = []
      for value in values { results.append(match(member: name, of: type, parts, value, frame)) }
      return results.allSatisfy { $0 == false } ? false : nil
    case .literal(.none): return name == "none"
    default:
      for (index, part) in parts.enumerated() {
        let id =
          value.type.declaration ?? type.flatMap { resolve($0, in: frame.scope).declaration }
        if case .binding(let bound) = part {
          frame.variables[bound] = .unknown(parameterType(index, of: name, in: id))
        } else {
          _ = match(part, .unknown(parameterType(index, of: name, in: id)), frame)
        }
      }
      if name == "some", parts.count == 1 { bind(parts[0], to: value.unwrapped, frame) }
      return nil
    }
  }

  /// The type of an associated value.
  func parameterType(_ index: Int, of name: String, in id: TypeID?) -> SemanticType {
    guard let id, let found = table[id].cases.first(where: { $0.name == name }),
      index < found.parameters.count
    else { return .unknown }
    return resolve(found.parameters[index].type, in: table.scope(of: .declared(id, [])))
  }

  /// Sets the names of a pattern.
  func bind(_ pattern: Pattern, to value: Value, _ frame: Frame) {
    _ = match(pattern, value, frame)
  }

  /// Whether two values are equal, different, or may be either.
  func compare(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.literal(let first), .literal(let second)):
      return first == second
    case (.member(_, let first, let values), .member(_, let second, let others)):
      if first != second { return false }
      return values.isEmpty && others.isEmpty ? true : nil
    case (.member, .literal(.none)), (.literal(.none), .member): return false
    default: return nil
    }
  }
}

extension Outcome {
  /// A `break` leaves the `switch`, not the body.
  fileprivate func withoutLeave(_ branch: Branch) -> Outcome {
    var outcome = self
    if outcome.results.isEmpty, outcome.trees.isEmpty { outcome.hasLeft = false }
    return outcome
  }
}

extension Pattern {
  var caseName: String? {
    switch self {
    case .member(_, let name, _): name
    case .tuple(let parts): parts.first?.caseName
    default: nil
    }
  }
}

extension Value {
  /// Whether the value is one known case.
  var isKnownCase: Bool {
    if case .member = self { return true }
    return false
  }

  /// The variable that holds the value.
  var reference: StateReference? {
    switch self {
    case .state(let state, _), .binding(let state, _): state
    default: nil
    }
  }
}
