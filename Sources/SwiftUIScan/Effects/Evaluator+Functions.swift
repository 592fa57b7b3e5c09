extension Evaluator {
  /// Calls the function among several that a call fits best.
  ///
  /// - Returns: nil where none fits.
  func callFunction(
    _ candidates: [Member<FunctionSymbol>], receiver: Value?, _ call: Call, _ frame: Frame
  ) -> Value? {
    guard let member = best(candidates, call, frame) else { return nil }
    var scope = table.scope(of: member.type)
    scope.file = member.symbol.fact.place.file
    if case .unknown = member.type { scope = LexicalScope(file: member.symbol.fact.place.file) }
    bindAssociated(&scope, of: member, to: receiver)
    guard let bound = bind(member.symbol.fact, call, frame, scope: scope) else { return nil }
    sites.append(
      CallSite(place: call.place, caller: frame.scope.type, callee: member.symbol.owner))
    defer { sites.removeLast() }
    return inline(member, bound, receiver: receiver)
  }

  /// Makes the names of a protocol's associated types stand for what the receiver's type says.
  private func bindAssociated(
    _ scope: inout LexicalScope, of member: Member<FunctionSymbol>, to receiver: Value?
  ) {
    guard let owner = member.symbol.owner, table[owner].kind == .protocolType,
      let own = receiver?.type.declaration, own != owner
    else { return }
    for parameter in member.symbol.fact.parameters {
      guard case .external(let name, _) = resolve(parameter.type, in: scope).unwrapped,
        table[own].aliases[name] != nil || table[own].nested[name] != nil
      else { continue }
      let inner = table.scope(of: .declared(own, []))
      scope.generics[name] = resolve(.named([.init(name: name)]), in: inner)
    }
  }

  /// The first of the functions that fit best.
  func best(
    _ candidates: [Member<FunctionSymbol>], _ call: Call, _ frame: Frame
  ) -> Member<FunctionSymbol>? {
    var best: (Member<FunctionSymbol>, Int)?
    for candidate in candidates {
      guard let fitting = fit(candidate.symbol.fact, call) else { continue }
      var score = fitting.isEmpty && !call.allArguments.isEmpty ? 0 : 1
      let scope = table.scope(of: candidate.type)
      for (index, argument) in fitting {
        score += likeness(candidate.symbol.fact.parameters[index], argument, scope, frame)
      }
      if candidate.symbol.fact.body != nil { score += 2 }
      if score > best?.1 ?? -1 { best = (candidate, score) }
    }
    return best?.0
  }

  /// How well an argument fits a parameter's type, as far as its form tells.
  private func likeness(
    _ parameter: ParameterFact, _ argument: Expression, _ scope: LexicalScope, _ frame: Frame
  ) -> Int {
    let type = resolve(parameter.type, in: scope)
    switch argument {
    case .closure, .literal(.none): if case .function = type.unwrapped { return 2 }
    case .member(nil, let name, _): return likeness(ofCase: name, type)
    case .member(let base?, _, _): return likeness(ofMemberOf: base, type, frame)
    case .call(let call):
      if case .member(nil, let name, _) = call.callee { return likeness(ofCase: name, type) }
      if case .member(let base?, _, _) = call.callee {
        return likeness(ofMemberOf: base, type, frame)
      }
    case .literal(.text): if case .external("String", _) = type.unwrapped { return 2 }
    case .literal(.number): if case .external("Int", _) = type.unwrapped { return 2 }
    case .literal(.flag): if case .external("Bool", _) = type.unwrapped { return 2 }
    case .name(let name, _):
      guard let id = type.declaration, let known = frame.variables[name]?.type.declaration else {
        return 0
      }
      return id == known ? 3 : 0
    default: break
    }
    return 0
  }

  private func likeness(ofCase name: String, _ type: SemanticType) -> Int {
    guard let id = type.declaration else { return 0 }
    return table[id].cases.contains { $0.name == name } ? 3 : -1
  }

  /// How well `Type.name` fits, where the type is an enumeration.
  private func likeness(
    ofMemberOf base: Expression, _ type: SemanticType, _ frame: Frame
  ) -> Int {
    guard base.isTypeName, let id = type.declaration, table[id].kind == .enumeration,
      case .type(let own) = evaluate(base, frame, .unknown)
    else { return 0 }
    return own.declaration == id ? 3 : -1
  }

  /// Which argument each parameter gets; nil where the call can't mean the function.
  func fit(_ function: FunctionFact, _ call: Call) -> [(Int, Expression)]? {
    var fitting: [(Int, Expression)] = []
    var next = 0
    for argument in call.arguments {
      guard
        let index = function.parameters.indices.dropFirst(next).first(where: {
          function.parameters[$0].label == argument.label
        })
      else { return nil }
      if function.parameters[next..<index].contains(where: {
        $0.standard == nil && !$0.type.isFunction && !$0.type.isOptional
      }) {
        return nil
      }
      fitting.append((index, argument.value))
      next = index + 1
    }
    for (place, argument) in call.trailing.enumerated() {
      let rest = function.parameters.indices.dropFirst(next)
      let index =
        place == 0
        ? rest.first { function.parameters[$0].type.isFunction } ?? rest.last
        : rest.first { function.parameters[$0].label == argument.label }
      guard let index else { return nil }
      fitting.append((index, argument.value))
      next = index + 1
    }
    let given = Set(fitting.map(\.0))
    let isWhole = function.parameters.indices.allSatisfy {
      given.contains($0) || function.parameters[$0].standard != nil
        || function.parameters[$0].type.isVariadicLike
    }
    return isWhole ? fitting : nil
  }

  /// The values of a function's parameters in a call.
  func bind(
    _ function: FunctionFact, _ call: Call, _ frame: Frame, scope: LexicalScope
  ) -> [String: Value]? {
    guard let fitting = fit(function, call) else { return nil }
    var scope = scope
    for generic in function.generics { scope.generics[generic.name] = .unknown }
    var bound: [String: Value] = [:]
    for (index, argument) in fitting {
      let parameter = function.parameters[index]
      let type = resolve(parameter.type, in: scope)
      bound[parameter.name] = evaluate(argument, frame, type).narrowed(to: type)
    }
    let defaults = Frame(variables: bound, receiver: nil, scope: scope)
    for parameter in function.parameters where bound[parameter.name] == nil {
      let type = resolve(parameter.type, in: scope)
      bound[parameter.name] =
        parameter.standard.map { evaluate($0, defaults, type).narrowed(to: type) } ?? .unknown(type)
    }
    return bound
  }

  /// Runs a function's body with values for its parameters.
  func inline(
    _ member: Member<FunctionSymbol>, _ variables: [String: Value], receiver: Value?
  ) -> Value {
    let fact = member.symbol.fact
    var scope = table.scope(of: member.type)
    scope.file = fact.place.file
    for generic in fact.generics { scope.generics[generic.name] = .unknown }
    let result = resolve(fact.result, in: scope)
    guard let body = fact.body else {
      return inlineConforming(member, variables) ?? .unknown(result)
    }
    let key = Memory.Key(call: .function(ObjectIdentifier(fact)), variables: variables, receiver)
    let value = remembering(key) {
      calling(key.call) {
        let frame = Frame(variables: variables, receiver: receiver, scope: scope)
        return under(fact.condition) { run(body, frame, expecting: result) }
      } ?? .unknown(result)
    }
    return value.narrowed(to: result)
  }

  /// A requirement of a protocol: what every conforming type does.
  private func inlineConforming(
    _ member: Member<FunctionSymbol>, _ variables: [String: Value]
  ) -> Value? {
    guard let owner = member.symbol.owner, table[owner].kind == .protocolType else { return nil }
    var values: [Value] = []
    let conforming = table.conforming[owner] ?? []
    for id in conforming {
      let type = SemanticType.declared(id, [])
      let found = functions(member.symbol.fact.name, of: type).first {
        $0.symbol.fact.body?.isEmpty == false
          && $0.symbol.fact.parameters.map(\.label) == member.symbol.fact.parameters.map(\.label)
      }
      guard let found else { continue }
      var bound: [String: Value] = [:]
      for (own, other) in zip(found.symbol.fact.parameters, member.symbol.fact.parameters) {
        bound[own.name] = variables[other.name]
      }
      values.append(inline(found, bound, receiver: .unknown(type)))
    }
    return values.isEmpty ? nil : join(values)
  }

  /// Runs a closure.
  func run(_ closure: ClosureValue, _ arguments: [Value]) -> Value {
    var variables: [String: Value] = [:]
    for field in closure.captured { variables[field.name] = field.value }
    let names = closure.closure.parameters
    for (index, name) in names.enumerated() {
      let declared =
        index < closure.closure.parameterTypes.count
        ? resolve(closure.closure.parameterTypes[index], in: closure.scope) : .unknown
      let value = (index < arguments.count ? arguments[index] : .nothing).narrowed(to: declared)
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      variables[plain] = name.hasPrefix("$") ? value.asReading : value
      if name.hasPrefix("$") { variables[name] = value }
    }
    if names.isEmpty {
      for (index, argument) in arguments.enumerated() { variables["$\(index)"] = argument }
    }
    let frame = Frame(variables: variables, receiver: closure.receiver, scope: closure.scope)
    sites.append(
      CallSite(
        place: closure.closure.place, caller: closure.scope.type, callee: closure.scope.type))
    defer { sites.removeLast() }
    return calling(.closure(closure.closure.place)) {
      run(closure.closure.body, frame, expecting: .unknown)
    } ?? .nothing
  }

  /// The values of a function's parameters, in order.
  func values(of member: Member<FunctionSymbol>, _ arguments: [Value]) -> [String: Value] {
    var bound: [String: Value] = [:]
    for (index, parameter) in member.symbol.fact.parameters.enumerated() {
      let type = resolve(parameter.type, in: table.scope(of: member.type))
      bound[parameter.name] =
        (index < arguments.count ? arguments[index] : .nothing).narrowed(to: type)
    }
    return bound
  }

  /// Calls a value with values.
  func invokeValue(_ value: Value, _ arguments: [Value], at place: Place) -> Value {
    switch value {
    case .closure(let closure): return run(closure, arguments)
    case .method("init", .type(let type)): return construct(type, arguments)
    case .method(let name, let receiver):
      let candidates =
        receiver == .nothing
        ? (table.functions[name] ?? []).map { Member(symbol: $0, type: SemanticType.unknown) }
        : functions(name, of: receiver.memberType(LexicalScope(file: -1)))
      guard
        let found = candidates.first(where: { $0.symbol.fact.parameters.count == arguments.count })
          ?? candidates.first
      else { return .nothing }
      return inline(found, values(of: found, arguments), receiver: receiver)
    case .environment(let name):
      perform(name, arguments, at: place)
      return .nothing
    case .oneOf(let values): return join(values.map { invokeValue($0, arguments, at: place) })
    case .type(let type):
      guard let id = type.declaration, table.isView(id) else { return .nothing }
      return .instance(type, [])
    default: return .nothing
    }
  }
}

extension Expression {
  /// Whether it may name a type: `Route`, `Shop.Route`.
  fileprivate var isTypeName: Bool {
    switch self {
    case .name(let name, _): name.first?.isUppercase == true
    case .member(let base?, let name, _): name.first?.isUppercase == true && base.isTypeName
    default: false
    }
  }
}

extension TypeReference {
  /// Whether the type is a function, optionals left out.
  var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let wrapped): wrapped.isFunction
    default: false
    }
  }

  fileprivate var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether a call may leave the parameter out.
  fileprivate var isVariadicLike: Bool { false }
}
