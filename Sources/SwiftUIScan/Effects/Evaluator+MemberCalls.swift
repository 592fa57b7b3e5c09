extension Evaluator {
  /// A call of a member.
  func callMember(
    _ name: String, _ base: Expression, _ call: Call, _ frame: Frame, _ expected: SemanticType
  ) -> Value {
    if case .name(let local, _) = base, changingLocal(name, local, call, frame) { return .nothing }
    if case .name("super", _) = base, name == "init" {
      _ = evaluateAll(call, frame)
      return .nothing
    }
    if name == "init", case .name("self", _) = base, frame.building != nil {
      delegate(call, frame)
      return .nothing
    }
    let value = evaluate(base, frame, .unknown)
    return callMember(name, on: value, call, frame)
  }

  /// `self.init(…)` in an initialiser.
  private func delegate(_ call: Call, _ frame: Frame) {
    guard let type = frame.scope.type,
      case .instance(_, let fields) = construct(.declared(type, []), call, frame)
    else { return }
    for field in fields { frame.building?[field.name] = field.value }
  }

  func callMember(_ name: String, on value: Value, _ call: Call, _ frame: Frame) -> Value {
    switch value {
    case .type(let type): return callTypeMember(name, type, call, frame)
    case .oneOf(let values):
      return join(values.map { callMember(name, on: $0, call, frame) })
    case .environment(let action):
      if name == "callAsFunction" || name == "dismiss" {
        let arguments = evaluateAll(call, frame)
        perform(action, arguments, at: call.place)
        return .nothing
      }
    case .closure where name == "callAsFunction": return invoke(value, call, frame)
    case .array, .tuple: return callCollection(name, value, call, frame)
    default: break
    }
    if let tree = tree(of: value, at: call.place) {
      return callOnView(name, value, tree, call, frame)
    }
    return callInstance(name, value, call, frame)
  }

  private func callTypeMember(
    _ name: String, _ type: SemanticType, _ call: Call, _ frame: Frame
  ) -> Value {
    if name == "init" { return construct(type, call, frame) }
    guard let id = type.declaration else {
      guard name.first?.isUppercase == true else {
        if case .external("Binding", _) = type, name == "constant" {
          return evaluateAll(call, frame).first ?? .nothing
        }
        return callUnknown(name, call, frame)
      }
      if case .type(let nested) = member(name, of: .type(type), frame) {
        return construct(nested, call, frame)
      }
      return callUnknown(name, call, frame)
    }
    let callee = Expression.member(nil, name, call.place)
    var inner = call
    inner.callee = callee
    return self.call(inner, frame, .declared(id, type.genericArguments))
  }

  /// A method that an adapter gives to every array.
  private func callArrayVerb(
    _ name: String, _ type: SemanticType, _ call: Call, _ frame: Frame
  ) -> Value? {
    guard let element = type.element, let id = table.topLevel["ArrayVerbs"]?.first,
      table.isAdapted(table[id].place)
    else { return nil }
    let verbs = SemanticType.declared(id, [element])
    return callFunction(functions(name, of: verbs), receiver: .unknown(verbs), call, frame)
  }

  private func callInstance(
    _ name: String, _ value: Value, _ call: Call, _ frame: Frame
  ) -> Value {
    let type = value.type
    if let state = scopedState(name, type, call) { return state }
    if let result = callFunction(functions(name, of: type), receiver: value.asReading, call, frame)
    {
      return result
    }
    if let result = changing(name, value, call, frame) { return result }
    if let result = callArrayVerb(name, type, call, frame) { return result }
    if let hit = property(name, of: type) {
      return invoke(read(hit.symbol, of: hit.type, receiver: value), call, frame)
    }
    if let field = value.field(name) { return invoke(field, call, frame) }
    if type.element != nil { return callCollection(name, value, call, frame) }
    if type.declaration == nil, let found = onlyMethod(name, call) {
      return doubting("the receiver's type is not known; '\(name)' is declared once") {
        callFunction([found], receiver: .unknown(found.type), call, frame)
      } ?? .nothing
    }
    if type.declaration == nil, isViewModifier(name, call) {
      return callOnView(name, value, .empty, call, frame)
    }
    if case .external = type.unwrapped {
      let arguments = evaluateAll(call, frame)
      record(
        .calls(name, value, arguments.map { Field(name: "", value: $0) }), at: call.place)
      return .nothing
    }
    return callUnknown(name, call, frame)
  }

  /// The only method of a name in all scanned types that a call can mean.
  private func onlyMethod(_ name: String, _ call: Call) -> Member<FunctionSymbol>? {
    guard let found = table.methods[name] else { return nil }
    let fitting = found.filter { $0.fact.body?.isEmpty == false && fit($0.fact, call) != nil }
    guard fitting.count == 1, let only = fitting.first, let owner = only.owner,
      !Self.commonNames.contains(name)
    else { return nil }
    return Member(symbol: only, type: .declared(owner, []))
  }

  /// Names that everything has.
  private static let commonNames: Set<String> = [
    "append", "remove", "removeAll", "removeLast", "insert", "map", "filter", "forEach", "load",
    "save", "update", "reset", "start", "stop", "add", "get", "set", "pop", "present", "dismiss",
  ]

  /// A method of a collection: its closures meet the elements.
  private func callCollection(
    _ name: String, _ value: Value, _ call: Call, _ frame: Frame
  ) -> Value {
    let item = element(of: value)
    var result = Value.nothing
    for argument in call.allArguments {
      let closure = evaluate(argument.value, frame, .unknown)
      switch closure {
      case .closure(let closure): result = run(closure, [item])
      case .keyPath(let names):
        result = names.reduce(item) { member($1, of: $0, frame) }
      default: break
      }
    }
    switch name {
    case "map", "compactMap", "flatMap": return .array([result])
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled":
      return value
    case "first", "last", "randomElement", "min", "max": return item
    case "enumerated":
      return .array([
        .tuple([Field(name: "offset", value: .nothing), Field(name: "element", value: item)])
      ])
    default: return .nothing
    }
  }
}

extension SemanticType {
  /// The generic arguments of a declared or external type.
  var genericArguments: [SemanticType] {
    switch unwrapped {
    case .declared(_, let arguments), .external(_, let arguments): arguments
    default: []
    }
  }
}
