extension Evaluator {
  /// What `@Environment` gives.
  func environmentValue(_ fact: PropertyFact, in type: SemanticType) -> Value? {
    let named = ["Environment", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"]
    guard let attribute = fact.attributes.first(where: { named.contains($0.name) }) else {
      return nil
    }
    guard case .keyPath(let names)? = attribute.arguments.first?.value, let key = names.last else {
      guard let argument = attribute.arguments.first?.value else { return nil }
      let frame = Frame(receiver: nil, scope: scope(of: type, fact))
      if case .type(let found) = evaluate(argument, frame, .unknown) { return .unknown(found) }
      return nil
    }
    if ["dismiss", "presentationMode", "openWindow", "openURL", "dismissWindow"].contains(key) {
      return .environment(key)
    }
    let environment = resolve(.named("EnvironmentValues"), in: scope(of: type, fact))
    guard let hit = property(key, of: environment) else { return nil }
    if let given = environmentActions[key] { return Value.any(of: given) }
    let declared = resolve(hit.symbol.fact.type, in: table.scope(of: environment))
    if let initial = initialValue(hit.symbol, declared, in: environment), case .instance = initial {
      return initial
    }
    return .unknown(declared.unwrapped)
  }

  /// `.environment(\.key, value)`: what the views inside do when they call the value.
  ///
  /// - Returns: Whether the call gives something that can be called.
  func giveEnvironment(_ call: Call, _ frame: Frame) -> Bool {
    guard call.arguments.count == 2,
      case .keyPath(let names) = evaluate(call.arguments[0].value, frame, .unknown),
      let key = names.last
    else { return false }
    let value = evaluate(call.arguments[1].value, frame, .unknown)
    guard value.isAction else { return false }
    if environmentActions[key, default: []].contains(value) == false {
      environmentActions[key, default: []].append(value)
    }
    return true
  }
}

extension Value {
  /// Whether it can be called, or holds what can be.
  fileprivate var isAction: Bool {
    switch self {
    case .closure, .method: true
    case .instance(_, let fields): fields.contains { $0.value.isCallable }
    case .oneOf(let values): values.contains(where: \.isAction)
    default: false
    }
  }
}
