extension Evaluator {
  /// `target = value`.
  func assign(_ expression: Expression, to target: Expression, at place: Place, _ frame: Frame) {
    if case .name("_", _) = target {
      _ = evaluate(expression, frame, .unknown)
      return
    }
    if frame.building != nil, let name = target.ownPropertyName, !target.isLocal(in: frame) {
      build(name, from: expression, frame)
      return
    }
    if case .name(let name, _) = target, let old = frame.variables[name] {
      frame.variables[name] = evaluate(expression, frame, old.type)
      return
    }
    if case .member(.name(let local, _), let name, _) = target,
      case .instance(let type, var fields)? = frame.variables[local]
    {
      let expected = property(name, of: type).map { declaredType($0) } ?? .unknown
      let value = evaluate(expression, frame, expected)
      fields.removeAll { $0.name == name }
      fields.append(Field(name: name, value: value))
      frame.variables[local] = .instance(type, fields.sorted { $0.name < $1.name })
      if isView(type) { return }
    }
    change(target, frame, at: place) { type in
      .sets(evaluate(expression, frame, type).narrowed(to: type.unwrapped))
    }
  }

  /// `target += value`.
  func add(_ expression: Expression, to target: Expression, at place: Place, _ frame: Frame) {
    change(target, frame, at: place) { type in .appendsAll(evaluate(expression, frame, type)) }
  }

  /// Sets what an initialiser gives a property.
  private func build(_ name: String, from expression: Expression, _ frame: Frame) {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let type = frame.scope.type.map { SemanticType.declared($0, []) } ?? .unknown
    let hit = property(plain, of: type) ?? property(name, of: type)
    let value = evaluate(expression, frame, hit.map { declaredType($0) } ?? .unknown)
    // `_items = Query(…)`: the wrapper that the property declares says nothing of what it holds.
    if plain != name,
      hit?.symbol.fact.attributes.contains(where: { value.isMade(by: $0.name) }) == true
    {
      return
    }
    frame.building?[plain] = value.narrowed(to: hit.map { declaredType($0) } ?? .unknown)
  }

  func declaredType(_ hit: Member<PropertySymbol>) -> SemanticType {
    var scope = table.scope(of: hit.type)
    scope.file = hit.symbol.fact.place.file
    return resolve(hit.symbol.fact.type, in: scope)
  }

  private func change(
    _ target: Expression, _ frame: Frame, at place: Place, _ make: (SemanticType) -> Change
  ) {
    if case .element(let base, _) = target {
      if case .state(let state, let type) = evaluate(base, frame, .unknown).asReading,
        functions("subscript", of: type).isEmpty
      {
        let change = make(type.element ?? .unknown)
        if case .sets(let value) = change {
          record(
            .changes(state, type.element == nil ? .sets(value) : .replacesLast(value)), at: place)
        }
        return
      }
    }
    let found = variable(target, frame)
    let change = make(found.first?.1 ?? .unknown)
    for (state, _) in found { record(.changes(state, change), at: place) }
  }

  /// The variables that an expression names.
  private func variable(_ target: Expression, _ frame: Frame) -> [(StateReference, SemanticType)] {
    switch target {
    case .member(let base?, "wrappedValue", _):
      return evaluate(base, frame, .unknown).variables
    case .member(let base?, let name, _):
      let value = evaluate(base, frame, .unknown)
      return value.alternatives.flatMap { stored(name, in: $0) }
    case .name(let name, _):
      if let value = frame.variables[name] { return value.variables }
      guard let receiver = frame.receiver else {
        return table.properties[name] == nil
          ? [] : [(StateReference(owner: nil, name: name), .unknown)]
      }
      return stored(
        name, in: receiver.isTyped ? receiver : .unknown(receiver.memberType(frame.scope)))
    default: return evaluate(target, frame, .unknown).variables
    }
  }

  /// A stored property of a value, or the variable that a binding in it leads to.
  private func stored(_ name: String, in base: Value) -> [(StateReference, SemanticType)] {
    var type = base.type
    if case .type(let own) = base { type = own }
    guard let hit = property(name, of: type) else { return [] }
    if let field = base.field(name),
      hit.symbol.fact.attributes.contains(where: { $0.name == "Binding" })
    {
      return field.variables
    }
    if hit.symbol.fact.getter != nil {
      let value = read(hit.symbol, of: hit.type, receiver: base)
      if !value.variables.isEmpty { return value.variables }
    }
    var kind = declaredType(hit)
    if kind.isUnknown { kind = initialValue(hit.symbol, kind, in: hit.type)?.type ?? kind }
    return [(StateReference(owner: hit.symbol.owner, name: name), kind)]
  }

  /// What a method of the standard library does to a variable.
  ///
  /// - Returns: The call's value, or nil where the method changes nothing.
  func changing(_ name: String, _ base: Value, _ call: Call, _ frame: Frame) -> Value? {
    guard case .state(let state, let type) = base.asReading else { return nil }
    let element = type.element ?? .unknown
    func argument(_ index: Int, _ type: SemanticType) -> Value {
      guard index < call.arguments.count else { return .nothing }
      return evaluate(call.arguments[index].value, frame, type).narrowed(to: type)
    }
    let change: Change
    switch (name, call.arguments.first?.label) {
    case ("append", "contentsOf"): change = .appendsAll(argument(0, type))
    case ("append", nil) where call.arguments.count == 1: change = .appends(argument(0, element))
    case ("insert", nil): change = .appends(argument(0, element))
    case ("removeLast", nil):
      if call.arguments.isEmpty {
        change = .removes(1)
      } else if case .literal(.number(let count)) = argument(0, .unknown) {
        change = .removes(count)
      } else {
        change = isCount(call.arguments[0].value) ? .removesAll : .removes(nil)
      }
    case ("popLast", nil): change = .removes(1)
    case ("removeAll", nil), ("removeAll", "keepingCapacity"):
      guard call.trailing.isEmpty else { return nil }
      change = .removesAll
    case ("toggle", nil): change = .toggles
    default: return nil
    }
    record(.changes(state, change), at: call.place)
    return .unknown(element)
  }

  private func isCount(_ expression: Expression) -> Bool {
    if case .member(_, "count", _) = expression { return true }
    return false
  }

  /// The same methods on a local array.
  func changingLocal(_ name: String, _ local: String, _ call: Call, _ frame: Frame) -> Bool {
    guard case .array(let items)? = frame.variables[local] else { return false }
    switch (name, call.arguments.first?.label) {
    case ("append", nil) where call.arguments.count == 1:
      let value = evaluate(call.arguments[0].value, frame, items.first?.type ?? .unknown)
      frame.variables[local] = .array(items + [value])
    case ("append", "contentsOf"):
      if case .array(let more) = evaluate(call.arguments[0].value, frame, .unknown) {
        frame.variables[local] = .array(items + more)
      }
    case ("removeLast", nil): frame.variables[local] = .array(Array(items.dropLast()))
    case ("removeAll", nil): frame.variables[local] = .array([])
    default: return false
    }
    return true
  }
}

extension Expression {
  /// The name of the receiver's own property that an assignment sets.
  fileprivate var ownPropertyName: String? {
    switch self {
    case .name(let name, _): name
    case .member(.name("self", _), let name, _): name
    default: nil
    }
  }

  fileprivate func isLocal(in frame: Frame) -> Bool {
    if case .name(let name, _) = self { return frame.variables[name] != nil }
    return false
  }
}

extension Value {
  /// Whether the value is what a call of an unknown type gave.
  fileprivate func isMade(by wrapper: String) -> Bool {
    switch self {
    case .unknown(.external(let name, _)): name == wrapper
    case .view(.element(let node)): node.name == wrapper
    default: false
    }
  }

  fileprivate var isTyped: Bool {
    !type.isUnknown || { if case .type = self { true } else { false } }()
  }

  /// The variables that the value stands for.
  var variables: [(StateReference, SemanticType)] {
    switch self {
    case .state(let state, let type), .binding(let state, let type): [(state, type)]
    case .oneOf(let values): values.flatMap(\.variables)
    default: []
    }
  }
}
