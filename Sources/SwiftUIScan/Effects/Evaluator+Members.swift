extension Evaluator {
  /// A member of a value.
  func member(_ name: String, of base: Value, _ frame: Frame) -> Value {
    switch base {
    case .oneOf(let values): return join(values.map { member(name, of: $0, frame) })
    case .type(let type): return staticMember(name, of: type, frame)
    case .tuple(let fields):
      if let field = fields.first(where: { $0.name == name }) { return field.value }
      if let index = Int(name), index < fields.count { return fields[index].value }
      return .nothing
    case .environment: return base
    case .array(let items):
      if ["first", "last"].contains(name) { return Value.any(of: items) }
      return name == "count" ? .unknown(.external("Int", [])) : .nothing
    case .binding(let state, let type):
      if name == "wrappedValue" { return .state(state, type) }
      if name == "projectedValue" { return base }
      return bindingMember(name, of: type, state)
    case .view: return base
    default: return instanceMember(name, of: base, frame)
    }
  }

  private func instanceMember(_ name: String, of base: Value, _ frame: Frame) -> Value {
    let type = base.type
    if name == "wrappedValue" || name == "projectedValue" { return base }
    if let hit = property(name, of: type) {
      return read(hit.symbol, of: hit.type, receiver: base)
    }
    if let field = base.field(name) { return field }
    if !functions(name, of: type).isEmpty { return .method(name, base) }
    if name == "rawValue", case .member = base { return .nothing }
    if ["first", "last"].contains(name), let element = type.element { return .unknown(element) }
    if case .tuple(let elements) = type.unwrapped {
      let found = elements.first { $0.label == name }
      return .unknown(found?.type ?? .unknown)
    }
    if name == "id", let id = type.declaration {
      return .unknown(.external("\(table[id].name).ID", []))
    }
    if case .external(let outer, _) = type.unwrapped, let environment = table.topLevel[outer]?.first
    {
      _ = environment
    }
    return .nothing
  }

  /// `$model.flag`: a binding to a property of what a binding leads to.
  private func bindingMember(
    _ name: String, of type: SemanticType, _ state: StateReference
  ) -> Value {
    guard let hit = property(name, of: type) else {
      if let id = type.declaration, let found = table[id].cases.first(where: { $0.name == name }) {
        let kind = found.parameters.count == 1 ? parameterType(0, of: name, in: id) : .unknown
        return .binding(.init(owner: state.owner, name: state.name + "." + name), kind)
      }
      return .nothing
    }
    let value = read(hit.symbol, of: hit.type, receiver: .unknown(type))
    if case .state(let inner, let innerType) = value { return .binding(inner, innerType) }
    return .binding(.init(owner: hit.symbol.owner, name: name), value.type)
  }

  /// A case, a static property, a nested type.
  private func staticMember(_ name: String, of type: SemanticType, _ frame: Frame) -> Value {
    if name == "self" { return .type(type) }
    guard let id = type.declaration else {
      if case .external(let outer, _) = type {
        let nested = resolve(
          .named([.init(name: outer), .init(name: name)]), in: frame.scope)
        if name.first?.isUppercase == true { return .type(nested) }
      }
      return .unknown(type)
    }
    if table[id].cases.contains(where: { $0.name == name }) { return .member(id, name, []) }
    if let hit = property(name, of: type) {
      return read(hit.symbol, of: hit.type, receiver: .type(type))
    }
    if name == "allCases", table[id].kind == .enumeration {
      return .array(table[id].cases.map { .member(id, $0.name, []) })
    }
    if name == "init" || !functions(name, of: type).isEmpty { return .method(name, .type(type)) }
    let full = TypeReference.named([.init(name: name)])
    var scope = table.scope(of: type)
    scope.type = id
    let nested = resolve(full, in: scope)
    if nested.declaration != nil { return .type(nested) }
    return name.first?.isUppercase == true
      ? .type(.external("\(table[id].name).\(name)", [])) : .nothing
  }
}
