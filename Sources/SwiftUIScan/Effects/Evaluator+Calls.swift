extension Evaluator {
  /// What a call gives.
  func call(_ call: Call, _ frame: Frame, _ expected: SemanticType) -> Value {
    switch call.callee {
    case .name(let name, _): return callNamed(name, call, frame, expected)
    case .member(nil, let name, _): return callImplicit(name, call, frame, expected)
    case .member(let base?, let name, _): return callMember(name, base, call, frame, expected)
    case .type(let type):
      return construct(resolve(type, in: frame.scope), call, frame)
    default:
      return invoke(evaluate(call.callee, frame, .unknown), call, frame)
    }
  }

  private func callNamed(
    _ name: String, _ call: Call, _ frame: Frame, _ expected: SemanticType
  ) -> Value {
    if let local = frame.variables[name] { return invoke(local, call, frame) }
    if let function = frame.functions[name] { return callLocal(function, call, frame) }
    if let value = callOwn(name, call, frame, expected) { return value }
    if let candidates = table.functions[name] {
      let members = candidates.map { Member(symbol: $0, type: SemanticType.unknown) }
      if let value = callFunction(members, receiver: nil, call, frame) { return value }
    }
    if name.first?.isUppercase == true {
      return construct(resolve(.named(name), in: frame.scope), call, frame)
    }
    if let value = lookUp(name, frame) { return invoke(value, call, frame) }
    return callUnknown(name, call, frame)
  }

  /// A call of a method or of a property of the receiver, or of a type around it.
  private func callOwn(
    _ name: String, _ call: Call, _ frame: Frame, _ expected: SemanticType
  ) -> Value? {
    if let receiver = frame.receiver {
      let type = receiver.memberType(frame.scope)
      let found = functions(name, of: type)
      if !found.isEmpty, let value = callFunction(found, receiver: receiver, call, frame) {
        return value
      }
      if name.first?.isLowercase == true, !ElementNames.functions.contains(name),
        table.functions[name] == nil, isViewExtension(frame.scope),
        let tree = tree(of: receiver, at: nil)
      {
        return callOnView(name, receiver, tree, call, frame)
      }
      if let hit = property(name, of: type) {
        return invoke(read(hit.symbol, of: hit.type, receiver: receiver), call, frame)
      }
    }
    var around = frame.scope.type
    while let type = around {
      let found = functions(name, of: .declared(type, []))
      if !found.isEmpty,
        let value = callFunction(found, receiver: .type(.declared(type, [])), call, frame)
      {
        return value
      }
      around = table[type].outer
    }
    return nil
  }

  private func isViewExtension(_ scope: LexicalScope) -> Bool {
    guard let type = scope.type else { return false }
    return table[type].isExternal
  }

  private func callLocal(_ function: FunctionFact, _ call: Call, _ frame: Frame) -> Value {
    let member = Member(symbol: FunctionSymbol(fact: function, owner: nil), type: .unknown)
    guard let bound = bind(function, call, frame, scope: frame.scope) else { return .nothing }
    let inner = Frame(
      variables: frame.variables.merging(bound) { $1 }, receiver: frame.receiver,
      scope: frame.scope)
    inner.functions = frame.functions
    return calling(.function(ObjectIdentifier(function))) {
      run(
        function.body ?? [], inner,
        expecting: resolve(member.symbol.fact.result, in: frame.scope))
    } ?? .nothing
  }

  /// `.name(…)`: a case, a static function or an initialiser of the expected type.
  private func callImplicit(
    _ name: String, _ call: Call, _ frame: Frame, _ expected: SemanticType
  ) -> Value {
    if name == "init" { return construct(expected.unwrapped, call, frame) }
    if let id = expected.declaration {
      return callStatic(name, of: .declared(id, []).keeping(expected), call, frame)
    }
    if case .external(let type, _) = expected.unwrapped, type == "Binding", name == "constant" {
      return evaluateAll(call, frame).first ?? .nothing
    }
    if name == "constant", call.arguments.count == 1 { return evaluateAll(call, frame)[0] }
    return .member(nil, name, evaluateAll(call, frame))
  }

  private func callStatic(
    _ name: String, of type: SemanticType, _ call: Call, _ frame: Frame
  ) -> Value {
    if name == "init" { return construct(type, call, frame) }
    guard let id = type.declaration else {
      if case .external = type { return callExternalStatic(name, type, call, frame) }
      _ = evaluateAll(call, frame)
      return .nothing
    }
    if let found = bestCase(name, of: id, call) {
      let scope = table.scope(of: type)
      return .member(
        id, name,
        call.allArguments.enumerated().map { index, argument in
          let kind =
            index < found.parameters.count
            ? resolve(found.parameters[index].type, in: scope) : .unknown
          return evaluate(argument.value, frame, kind).narrowed(to: kind)
        })
    }
    if name.first?.isUppercase == true,
      case .type(let nested) = member(name, of: .type(type), frame)
    {
      return construct(nested, call, frame)
    }
    let found = functions(name, of: type)
    if let value = callFunction(found, receiver: .type(type), call, frame) { return value }
    if let hit = property(name, of: type) {
      return invoke(read(hit.symbol, of: hit.type, receiver: .type(type)), call, frame)
    }
    _ = evaluateAll(call, frame)
    return .nothing
  }

  private func callExternalStatic(
    _ name: String, _ type: SemanticType, _ call: Call, _ frame: Frame
  ) -> Value {
    if name.first?.isUppercase == true,
      case .type(let nested) = member(name, of: .type(type), frame)
    {
      return construct(nested, call, frame)
    }
    if case .external("Binding", _) = type, name == "constant" {
      return evaluateAll(call, frame).first ?? .nothing
    }
    return callUnknown(name, call, frame)
  }

  /// The case that a call makes: of several with one name the one with its labels.
  private func bestCase(_ name: String, of id: TypeID, _ call: Call) -> CaseFact? {
    let found = table[id].cases.filter { $0.name == name }
    let labels = call.allArguments.map(\.label)
    return found.first { $0.parameters.map(\.label) == labels } ?? found.first
  }

  /// Calls a value.
  func invoke(_ value: Value, _ call: Call, _ frame: Frame) -> Value {
    switch value {
    case .closure(let closure):
      let types = closure.closure.parameterTypes.map { resolve($0, in: closure.scope) }
      let arguments = call.allArguments.enumerated().map { index, argument in
        evaluate(argument.value, frame, index < types.count ? types[index] : .unknown)
      }
      return run(closure, arguments)
    case .method(let name, let receiver):
      return callMethod(name, on: receiver, call, frame) ?? .nothing
    case .environment(let name):
      let arguments = evaluateAll(call, frame)
      perform(name, arguments, at: call.place)
      return .nothing
    case .oneOf(let values): return join(values.map { invoke($0, call, frame) })
    case .type(let type): return construct(type, call, frame)
    case .instance(let type, _):
      return callFunction(functions("callAsFunction", of: type), receiver: value, call, frame)
        ?? .nothing
    case .state(_, let type), .unknown(let type):
      return invokeUnknown(type, call, frame)
    case .view where !call.trailing.isEmpty:
      return makeElement("Layout", call, frame)
    default:
      _ = evaluateAll(call, frame)
      return .nothing
    }
  }

  private func invokeUnknown(_ type: SemanticType, _ call: Call, _ frame: Frame) -> Value {
    if let value = callFunction(
      functions("callAsFunction", of: type), receiver: .unknown(type), call, frame)
    {
      return value
    }
    guard case .function(let parameters, let result) = type.unwrapped else {
      _ = evaluateAll(call, frame)
      return .nothing
    }
    for (index, argument) in call.allArguments.enumerated() {
      _ = evaluate(argument.value, frame, index < parameters.count ? parameters[index] : .unknown)
    }
    return .unknown(result)
  }

  private func callMethod(_ name: String, on receiver: Value, _ call: Call, _ frame: Frame)
    -> Value?
  {
    if name == "init", case .type(let type) = receiver { return construct(type, call, frame) }
    if receiver == .nothing {
      if let function = frame.functions[name] { return callLocal(function, call, frame) }
      let members = (table.functions[name] ?? []).map {
        Member(symbol: $0, type: SemanticType.unknown)
      }
      return callFunction(members, receiver: nil, call, frame)
    }
    return callFunction(
      functions(name, of: receiver.memberType(frame.scope)), receiver: receiver, call, frame)
  }

  /// Carries out an action of the environment.
  func perform(_ name: String, _ arguments: [Value], at place: Place) {
    switch name {
    case "dismiss", "presentationMode": record(.dismisses, at: place)
    case "openWindow": record(.opensWindow(arguments.first ?? .nothing), at: place)
    case "openURL": record(.opensURL(arguments.first ?? .nothing), at: place)
    default: break
    }
  }

  /// Evaluates every argument; closures run.
  func evaluateAll(_ call: Call, _ frame: Frame) -> [Value] {
    call.allArguments.map { argument in
      let value = evaluate(argument.value, frame, .unknown)
      if case .closure(let closure) = value, case .closure = argument.value {
        return run(closure, [])
      }
      return value
    }
  }

  /// A call of which nothing is known: `withAnimation { }`, `Task { }`.
  func callUnknown(_ name: String, _ call: Call, _ frame: Frame) -> Value {
    var last = Value.nothing
    for argument in call.allArguments {
      let value = evaluate(argument.value, frame, .unknown)
      switch value {
      case .closure(let closure): last = run(closure, [])
      case .method where argument.label != nil: last = invokeValue(value, [], at: call.place)
      default: break
      }
    }
    return last
  }
}

extension SemanticType {
  /// The same declared type with the generic arguments of another spelling.
  fileprivate func keeping(_ other: SemanticType) -> SemanticType { other.unwrapped }
}
