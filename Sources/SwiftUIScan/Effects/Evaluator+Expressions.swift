extension Evaluator {
  /// What an expression may be worth.
  ///
  /// - Parameter expected: The type that its place asks for, which implicit members need.
  func evaluate(_ expression: Expression, _ frame: Frame, _ expected: SemanticType) -> Value {
    guard spendStep() else { return .nothing }
    switch expression {
    case .name(let name, _): return lookUp(name, frame) ?? .nothing
    case .member(nil, let name, _): return implicitMember(name, expected, frame)
    case .member(let base?, let name, _):
      return member(name, of: evaluate(base, frame, .unknown), frame)
    case .call(let call): return self.call(call, frame, expected)
    case .element(let base, let arguments): return element(base, arguments, frame)
    case .closure(let closure): return capture(closure, frame)
    case .literal(let literal): return .literal(literal)
    case .array(let items): return array(items, frame, expected)
    case .dictionary(let entries):
      return .array(entries.map { evaluate($0.value, frame, expected.element ?? .unknown) })
    case .tuple(let items): return tuple(items, frame, expected)
    case .assignment(let target, let value, let place):
      assign(value, to: target, at: place, frame)
      return .nothing
    case .addition(let target, let value, let place):
      add(value, to: target, at: place, frame)
      return .nothing
    case .type(let type): return .type(resolve(type, in: frame.scope))
    case .keyPath(let names): return keyPath(names, expected)
    default: return evaluateOperation(expression, frame, expected)
    }
  }

  /// A key path; where an enumeration is asked for, as adapters do, the case of its last name.
  private func keyPath(_ names: [String], _ expected: SemanticType) -> Value {
    guard let id = expected.declaration, let name = names.last,
      table[id].cases.contains(where: { $0.name == name })
    else { return .keyPath(names) }
    return .member(id, name, [])
  }

  private func evaluateOperation(
    _ expression: Expression, _ frame: Frame, _ expected: SemanticType
  ) -> Value {
    switch expression {
    case .ternary(let condition, let first, let second):
      let truth = evaluate(condition, frame, .unknown).flag
      let values = [
        truth == false ? nil : evaluate(first, frame, expected),
        truth == true ? nil : evaluate(second, frame, expected),
      ]
      return join(values.compactMap { $0 })
    case .operation(let name, let left, let right):
      return operate(name, left, right, frame, expected)
    case .negation(let inner):
      let flag = evaluate(inner, frame, .unknown).flag
      return flag.map { .literal(.flag(!$0)) } ?? .unknown(.external("Bool", []))
    case .cast(let inner, let type):
      return cast(evaluate(inner, frame, expected), to: resolve(type, in: frame.scope))
    case .control(let statement):
      return execute([statement], frame, expected, isBody: true).value
    case .conditional(let base, let chains):
      var value = evaluate(base, frame, .unknown)
      let outer = frame.variables[ConditionalChain.base]
      for chain in chains {
        frame.variables[ConditionalChain.base] = value
        value = under(chain.condition) { evaluate(chain.chain, frame, .unknown) }
      }
      frame.variables[ConditionalChain.base] = outer
      return value
    case .other(let parts):
      for part in parts { _ = evaluate(part, frame, .unknown) }
      return .nothing
    default: return .nothing
    }
  }

  private func array(_ items: [Expression], _ frame: Frame, _ expected: SemanticType) -> Value {
    if items.count > 256 { return .unknown(expected) }
    let type = expected.element ?? .unknown
    return .array(items.map { evaluate($0, frame, type).narrowed(to: type) })
  }

  private func tuple(_ items: [Argument], _ frame: Frame, _ expected: SemanticType) -> Value {
    var types: [SemanticType.TupleElement] = []
    if case .tuple(let elements) = expected { types = elements }
    return .tuple(
      items.enumerated().map { index, item in
        let type = index < types.count ? types[index] : nil
        return Field(
          name: item.label ?? type?.label ?? "",
          value: evaluate(item.value, frame, type?.type ?? .unknown)
            .narrowed(to: type?.type ?? .unknown))
      })
  }

  private func operate(
    _ name: String, _ left: Expression, _ right: Expression, _ frame: Frame,
    _ expected: SemanticType
  ) -> Value {
    let first = evaluate(left, frame, name == "??" ? .optional(expected) : .unknown)
    switch name {
    case "??":
      if first.isSure == true || first.reference != nil {
        _ = evaluate(right, frame, first.type.unwrapped)
        return first.unwrapped
      }
      let second = evaluate(right, frame, expected.isUnknown ? first.type.unwrapped : expected)
      return first == .literal(.none) ? second : join([first.unwrapped, second])
    case "&&", "||":
      if first.flag == (name == "||") { return first }
      let second = evaluate(right, frame, .unknown)
      if first.flag != nil { return second }
      return second.flag == (name == "||") ? second : .unknown(.external("Bool", []))
    case "==", "!=", "===", "!==":
      var other = evaluate(right, frame, first.type)
      if case .member(nil, _, _) = other { other = other.narrowed(to: first.type) }
      let truth = compare(first, other)
      return truth.map { .literal(.flag($0 == name.hasPrefix("="))) }
        ?? .unknown(.external("Bool", []))
    case "+":
      let other = evaluate(right, frame, first.type)
      if case .array(let items) = first, case .array(let more) = other {
        return .array(items + more)
      }
      return first.type.isUnknown
        ? other.type.isUnknown ? .nothing : .unknown(other.type) : .unknown(first.type)
    default:
      _ = evaluate(right, frame, .unknown)
      return .unknown(["<", ">", "<=", ">="].contains(name) ? .external("Bool", []) : first.type)
    }
  }

  /// One of several values; views become alternatives.
  func join(_ values: [Value]) -> Value {
    let trees = values.map { tree(of: $0, at: nil) }
    if values.count > 1, trees.contains(where: { $0 != nil }) {
      return .view(
        .alternatives(trees.compactMap { $0 }.map { .init(condition: nil, tree: $0) }))
    }
    return Value.any(of: values)
  }

  private func cast(_ value: Value, to type: SemanticType) -> Value {
    switch value {
    case .unknown: .unknown(type)
    case .state(let state, let own):
      type.isUnknown ? value : .state(state, own.declaration == nil ? type : type)
    default: value.narrowed(to: type)
    }
  }

  /// A subscript.
  private func element(_ base: Expression, _ arguments: [Argument], _ frame: Frame) -> Value {
    let value = evaluate(base, frame, .unknown)
    let index = arguments.map { evaluate($0.value, frame, .unknown) }
    let own = functions("subscript", of: value.type)
    if let hit = own.first(where: { $0.symbol.fact.body != nil }) {
      var variables: [String: Value] = [:]
      for (parameter, value) in zip(hit.symbol.fact.parameters, index) {
        variables[parameter.name] = value
      }
      let result = inline(hit, variables, receiver: value.asReading)
      if case .binding = value, case .state(let state, let type) = result {
        return .binding(state, type)
      }
      return result
    }
    switch value {
    case .state(let state, let type): return .state(state, type.element ?? .unknown)
    case .binding(let state, let type): return .binding(state, type.element ?? .unknown)
    case .array(let items):
      if case .literal(.number(let place))? = index.first, place >= 0, place < items.count {
        return items[place]
      }
      return Value.any(of: items)
    default: return .unknown(value.type.element ?? .unknown)
    }
  }

  /// What a loop over a value meets.
  func element(of value: Value) -> Value {
    switch value {
    case .array(let items): return Value.any(of: items)
    case .state(_, let type), .unknown(let type): return .unknown(type.element ?? .unknown)
    case .oneOf(let values): return Value.any(of: values.map { element(of: $0) })
    case .binding(let state, let type): return .binding(state, type.element ?? .unknown)
    default: return .nothing
    }
  }

  /// A member without a base: a case, or a static member of the expected type.
  func implicitMember(_ name: String, _ expected: SemanticType, _ frame: Frame) -> Value {
    guard let id = expected.declaration else {
      if name == "none", case .optional = expected { return .literal(.none) }
      return .member(nil, name, [])
    }
    if table[id].cases.contains(where: { $0.name == name }) { return .member(id, name, []) }
    if case .optional = expected, name == "none" { return .literal(.none) }
    let value = member(name, of: .type(expected.unwrapped), frame)
    return value == .nothing ? .member(nil, name, []) : value
  }

  func functions(_ name: String, of type: SemanticType) -> [Member<FunctionSymbol>] {
    ancestors(of: type).flatMap { ancestor -> [Member<FunctionSymbol>] in
      guard case .declared(let id, _) = ancestor else { return [] }
      return (table[id].functions[name] ?? []).map { Member(symbol: $0, type: ancestor) }
    }
  }
}

extension Value {
  /// A binding read as the variable behind it.
  var asReading: Value {
    if case .binding(let state, let type) = self { return .state(state, type) }
    return self
  }
}
