extension Evaluator {
  /// What a name stands for; nil where nothing is known by it.
  func lookUp(_ name: String, _ frame: Frame) -> Value? {
    if let value = frame.variables[name] { return value }
    switch name {
    case "self", "super": return frame.receiver
    case "Self": return frame.scope.type.map { .type(.declared($0, [])) }
    default: break
    }
    if name.hasPrefix("$") { return projected(String(name.dropFirst()), frame) }
    if let built = frame.building?[name] { return built }
    if let value = receiverMember(name, frame) { return value }
    if name.hasPrefix("_"), let value = receiverMember(String(name.dropFirst()), frame) {
      return value
    }
    return lookUpGlobal(name, frame)
  }

  private func lookUpGlobal(_ name: String, _ frame: Frame) -> Value? {
    if frame.functions[name] != nil || table.functions[name] != nil {
      return .method(name, .nothing)
    }
    if let symbol = table.properties[name] {
      return read(symbol, of: .unknown, receiver: .nothing)
    }
    guard name.first?.isUppercase == true || name.first?.isLetter == false else { return nil }
    return .type(resolve(.named(name), in: frame.scope))
  }

  /// A member of the receiver, or a static member of a type around.
  private func receiverMember(_ name: String, _ frame: Frame) -> Value? {
    if let receiver = frame.receiver {
      let type = receiver.memberType(frame.scope)
      if let hit = property(name, of: type) {
        return read(hit.symbol, of: hit.type, receiver: receiver)
      }
      if let value = receiver.field(name) { return value }
      if !functions(name, of: type).isEmpty { return .method(name, receiver) }
    }
    var around = frame.scope.type
    while let type = around {
      let own = SemanticType.declared(type, [])
      if let hit = property(name, of: own), hit.symbol.fact.isStatic || frame.receiver == nil {
        return read(hit.symbol, of: hit.type, receiver: .type(own))
      }
      if frame.receiver == nil, !functions(name, of: own).isEmpty {
        return .method(name, .type(own))
      }
      around = table[type].outer
    }
    return nil
  }

  func property(_ name: String, of type: SemanticType) -> Member<PropertySymbol>? {
    var bare: Member<PropertySymbol>?
    for ancestor in ancestors(of: type) {
      guard case .declared(let id, _) = ancestor, let symbol = table[id].properties[name] else {
        continue
      }
      let hit = Member(symbol: symbol, type: ancestor)
      if symbol.fact.getter != nil || table[id].kind != .protocolType { return hit }
      bare = bare ?? hit
    }
    return bare
  }

  /// `$name`: a binding to a variable.
  private func projected(_ name: String, _ frame: Frame) -> Value? {
    if let value = frame.variables[name] { return value.projected }
    guard let receiver = frame.receiver else { return nil }
    guard let hit = property(name, of: receiver.memberType(frame.scope)) else { return nil }
    let value = read(hit.symbol, of: hit.type, receiver: receiver)
    if case .state(let state, let type) = value { return .binding(state, type) }
    let reference = StateReference(owner: hit.symbol.owner, name: name)
    return .binding(reference, value.type)
  }

  /// The value of a property.
  func read(_ symbol: PropertySymbol, of type: SemanticType, receiver: Value) -> Value {
    let fact = symbol.fact
    let reference = StateReference(owner: symbol.owner, name: fact.name)
    if let field = receiver.field(fact.name), !fact.isStatic {
      if let value = stored(field, fact, reference, in: type) { return value }
    } else if case .instance = receiver, let field = receiver.field("_" + fact.name) {
      if let value = stored(field, fact, reference, in: type) { return value }
    }
    if let environment = environmentValue(fact, in: type) { return environment }
    if let getter = fact.getter { return compute(getter, symbol, type, receiver) }
    let declared = resolve(fact.type, in: scope(of: type, fact))
    let initial = initialValue(symbol, declared, in: type)
    if fact.isConstant { return initial?.narrowed(to: declared) ?? .state(reference, declared) }
    if case .instance? = initial, let initial { return initial }
    if fact.isStatic || symbol.owner == nil, case .array? = initial, let initial { return initial }
    let known = declared.isUnknown ? initial?.type ?? .unknown : declared
    return .state(reference, known)
  }

  /// What an initialiser or a caller put into a property.
  private func stored(
    _ field: Value, _ fact: PropertyFact, _ reference: StateReference, in type: SemanticType
  ) -> Value? {
    let declared = resolve(fact.type, in: scope(of: type, fact))
    if fact.attributes.contains(where: { $0.name.hasSuffix("Builder") }),
      case .closure(let closure) = field,
      fact.type?.isFunction != true
    {
      return run(closure, [])
    }
    if fact.attributes.contains(where: { $0.name == "Binding" }) {
      return field.asReading.narrowed(to: declared)
    }
    if case .array(let items) = field, items.isEmpty { return .unknown(declared) }
    if fact.isConstant || routeHolders.contains(reference) {
      return field.narrowed(to: declared)
    }
    switch field {
    case .instance, .closure, .method, .binding: return field
    case .unknown(let own): return own.isUnknown ? nil : .state(reference, own)
    case .state(_, let own) where own.declaration != nil: return field
    default: break
    }
    let isOfView = type.declaration.map { table.isView($0) } ?? false
    let mayChange = fact.attributes.contains {
      $0.name.hasSuffix("State") || $0.name.hasSuffix("Storage")
    }
    if isOfView && !mayChange { return field.narrowed(to: declared) }
    return nil
  }

  func scope(of type: SemanticType, _ fact: PropertyFact) -> LexicalScope {
    var scope = table.scope(of: type)
    scope.file = fact.place.file
    return scope
  }

  private func compute(
    _ getter: [Statement], _ symbol: PropertySymbol, _ type: SemanticType, _ receiver: Value
  ) -> Value {
    let declared = resolve(symbol.fact.type, in: scope(of: type, symbol.fact))
    let key = Memory.Key(
      call: .property(symbol.owner, symbol.fact.name), variables: [:], receiver)
    let value = remembering(key) {
      calling(key.call) {
        let frame = Frame(receiver: receiver, scope: scope(of: type, symbol.fact))
        return under(symbol.fact.condition) { run(getter, frame, expecting: declared) }
      } ?? .nothing
    }
    return value.narrowed(to: declared)
  }

  /// What a property holds at first.
  func initialValue(
    _ symbol: PropertySymbol, _ declared: SemanticType, in type: SemanticType
  ) -> Value? {
    guard let initial = symbol.fact.initial else { return nil }
    let reference = StateReference(owner: symbol.owner, name: symbol.fact.name)
    if let cached = initialValues[reference] { return cached }
    let receiver: Value? = symbol.owner == nil ? nil : .unknown(type)
    let frame = Frame(receiver: receiver, scope: scope(of: type, symbol.fact))
    let value = calling(.property(symbol.owner, "=" + symbol.fact.name)) {
      collecting { evaluate(initial, frame, declared) }.0
    }
    if let value { initialValues[reference] = value }
    return value
  }
}

extension Value {
  /// The binding to a local variable's value.
  var projected: Value {
    if case .state(let state, let type) = self { return .binding(state, type) }
    return self
  }

  /// The type whose members a receiver has.
  func memberType(_ scope: LexicalScope) -> SemanticType {
    switch self {
    case .type(let type): type
    case .view: scope.type.map { .declared($0, []) } ?? .unknown
    default: type.isUnknown ? scope.type.map { .declared($0, []) } ?? .unknown : type
    }
  }
}
