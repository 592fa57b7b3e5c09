extension Evaluator {
  /// Types that show a text or hold a route as it is, with the labels of what they are made of.
  private static let transparent: [String: Set<String>] = [
    "LocalizedStringKey": ["", "stringLiteral"], "LocalizedStringResource": ["", "stringLiteral"],
    "String": ["localized"], "AttributedString": ["", "localized"],
    "NSLocalizedString": [""], "AnyHashable": [""],
  ]

  /// `Type(…)`.
  func construct(_ type: SemanticType, _ call: Call, _ frame: Frame) -> Value {
    switch type {
    case .declared(let id, _):
      if table[id].isExternal { return constructExternal(table[id].name, type, call, frame) }
      return constructDeclared(id, type, call, frame)
    case .external(let name, _): return constructExternal(name, type, call, frame)
    case .array:
      return call.arguments.isEmpty ? .array([]) : evaluateAll(call, frame).first ?? .array([])
    case .optional(let wrapped): return construct(wrapped, call, frame)
    case .unknown: return constructUnknown(call, frame)
    default:
      _ = evaluateAll(call, frame)
      return .unknown(type)
    }
  }

  /// `.init(…)` where nothing is known of the type.
  private func constructUnknown(_ call: Call, _ frame: Frame) -> Value {
    if call.arguments.first?.label == "get" { return binding(call, frame) }
    if call.allArguments.isEmpty { return .array([]) }
    _ = evaluateAll(call, frame)
    return .nothing
  }

  private func constructDeclared(
    _ id: TypeID, _ type: SemanticType, _ call: Call, _ frame: Frame
  ) -> Value {
    if table[id].kind == .enumeration {
      _ = evaluateAll(call, frame)
      return .unknown(type)
    }
    let initialisers = functions("init", of: type).filter { $0.symbol.fact.body != nil }
    if let found = best(initialisers, call, frame) {
      return initialise(found, type, call, frame)
    }
    if !initialisers.isEmpty, table[id].functions["init"] != nil, call.allArguments.isEmpty {
      return .instance(type, [])
    }
    return memberwise(id, type, call, frame)
  }

  /// Runs an initialiser and keeps what it sets.
  private func initialise(
    _ member: Member<FunctionSymbol>, _ type: SemanticType, _ call: Call, _ frame: Frame
  ) -> Value {
    let fact = member.symbol.fact
    var scope = table.scope(of: member.type)
    scope.file = fact.place.file
    guard let bound = bind(fact, call, frame, scope: scope) else { return .instance(type, []) }
    return initialise(member, type, bound, scope)
  }

  private func initialise(
    _ member: Member<FunctionSymbol>, _ type: SemanticType, _ bound: [String: Value],
    _ scope: LexicalScope
  ) -> Value {
    let fact = member.symbol.fact
    let key = Memory.Key(
      call: .function(ObjectIdentifier(fact)), variables: bound, .unknown(type))
    let site = outermostSite
    defer { outermostSite = site }
    return remembering(key) {
      outermostSite = Int.max
      let inner = Frame(variables: bound, receiver: .unknown(type), scope: scope, building: [:])
      _ = calling(key.call) {
        collecting { execute(fact.body ?? [], inner, .unknown, isBody: false) }
      }
      outermostSite = Int.max
      return instance(type, inner.building ?? [:])
    }
  }

  /// `Type.init` called with values.
  func construct(_ type: SemanticType, _ arguments: [Value]) -> Value {
    guard let id = type.declaration, table[id].kind != .enumeration, !table[id].isExternal else {
      return .nothing
    }
    let initialisers = functions("init", of: type).filter { $0.symbol.fact.body != nil }
    let fitting = initialisers.first { $0.symbol.fact.parameters.count == arguments.count }
    if let found = fitting ?? initialisers.first {
      var scope = table.scope(of: found.type)
      scope.file = found.symbol.fact.place.file
      return initialise(found, type, values(of: found, arguments), scope)
    }
    let given = table[id].storedOrder.filter { name in
      guard let fact = property(name, of: type)?.symbol.fact else { return false }
      return fact.initial == nil && !fact.attributes.contains { $0.name.hasPrefix("Environment") }
    }
    let fields = zip(given, arguments).map { ($0, $1) }
    return instance(type, Dictionary(fields) { first, _ in first })
  }

  /// The memberwise initialiser of a structure.
  private func memberwise(
    _ id: TypeID, _ type: SemanticType, _ call: Call, _ frame: Frame
  ) -> Value {
    var fields: [String: Value] = [:]
    let names = table[id].storedOrder
    var next = 0
    for argument in call.arguments {
      guard let label = argument.label else {
        _ = evaluate(argument.value, frame, .unknown)
        continue
      }
      let expected = property(label, of: type).map { declaredType($0) } ?? .unknown
      fields[label] = evaluate(argument.value, frame, expected).narrowed(to: expected)
      if let place = names.firstIndex(of: label) { next = max(next, place + 1) }
    }
    for (place, argument) in call.trailing.enumerated() {
      let rest = names.dropFirst(next)
      let name =
        place == 0
        ? rest.first { property($0, of: type)?.symbol.takesClosure == true } ?? argument.label
        : argument.label
      if let name {
        fields[name] = evaluate(argument.value, frame, .unknown)
        if let index = names.firstIndex(of: name) { next = index + 1 }
      } else if case .closure(let closure) = evaluate(argument.value, frame, .unknown) {
        fields["content"] = .closure(closure)
      }
    }
    return instance(type, fields)
  }

  private func instance(_ type: SemanticType, _ fields: [String: Value]) -> Value {
    .instance(
      type,
      fields.sorted { $0.key < $1.key }.map { name, value in
        Field(name: name, value: value.depth > 7 ? .unknown(value.type) : value)
      })
  }

  private func constructExternal(
    _ name: String, _ type: SemanticType, _ call: Call, _ frame: Frame
  ) -> Value {
    if let only = call.arguments.first, call.trailing.isEmpty,
      Self.transparent[name]?.contains(only.label ?? "") == true
    {
      let value = evaluate(only.value, frame, .unknown)
      if case .literal = value { return value }
      if case .member = value { return value }
    }
    switch name {
    case "Binding", "SwiftUI.Binding":
      return call.arguments.first?.label == "get" || call.arguments.isEmpty
        ? binding(call, frame) : evaluateAll(call, frame).first ?? .nothing
    case "State", "StateObject", "ObservedObject", "Bindable", "Published", "Environment",
      "GestureState", "AppStorage":
      return call.allArguments.first.map { argument in
        let value = evaluate(argument.value, frame, .unknown)
        if case .closure(let closure) = value { return run(closure, []) }
        return value
      } ?? .nothing
    case "NavigationPath":
      return call.arguments.isEmpty ? .array([]) : evaluateAll(call, frame).first ?? .array([])
    case "Task", "Timer", "DispatchWorkItem": return callUnknown(name, call, frame)
    default: break
    }
    if ElementNames.isNoView(name) {
      _ = evaluateAll(call, frame)
      return .unknown(type)
    }
    return makeElement(name, call, frame)
  }

  /// `Binding(get:set:)`: a binding to what the getter reads.
  private func binding(_ call: Call, _ frame: Frame) -> Value {
    var result = Value.nothing
    var changed: [StateReference] = []
    for argument in call.allArguments {
      guard case .closure(let closure) = evaluate(argument.value, frame, .unknown) else { continue }
      if argument.label == "get" || (argument.label == nil && result == .nothing) {
        result = run(closure, [])
      } else {
        let (_, events) = collecting { run(closure, [.nothing]) }
        for event in events {
          if case .changes(let state, _) = event.kind { changed.append(state) }
        }
        replay(events.filter { !$0.isUnknownSet })
      }
    }
    switch result {
    case .state(let state, let type): return .binding(state, type)
    case .oneOf: if let (state, type) = result.variables.first { return .binding(state, type) }
    default: break
    }
    if let state = changed.first { return .binding(state, result.type) }
    return result
  }
}

extension Event {
  /// Whether it only puts an unknown value into a variable.
  fileprivate var isUnknownSet: Bool {
    if case .changes(_, .sets(.unknown)) = kind { return true }
    return false
  }
}

extension PropertySymbol {
  /// Whether a memberwise initialiser takes a closure for it.
  fileprivate var takesClosure: Bool {
    fact.type?.isFunction == true || fact.attributes.contains { $0.name.hasSuffix("Builder") }
  }
}
