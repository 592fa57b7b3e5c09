extension ScreenWalker {
  /// The destinations that a value may lead to, each with the reason for doubt.
  func targets(of value: Value, _ event: Event) -> [(DestinationKey, String?)] {
    switch value {
    case .member(let id?, let name, let values):
      if let inner = catalog.nested[OuterCase(type: id, name: name)] {
        return targets(of: values.first ?? .nothing, in: inner, event)
      }
      if catalog.contains(id) { return [(.route(id, name), nil)] }
      if let only = values.first, values.count == 1, only.isKnownCase {
        return targets(of: only, event)
      }
      note(event, "not-registered", value)
      return []
    case .member(nil, let name, _):
      guard let id = catalog.owner(ofCase: name) else {
        note(event, "ambiguous-case", value)
        return []
      }
      return [(.route(id, name), "'\(name)' is a case of one route only")]
    case .oneOf(let values):
      let known = values.filter { $0 != .literal(.none) }
      return known.flatMap { value in
        targets(of: value, event).map { ($0.0, $0.1 ?? "one of several values") }
      }
    case .literal(.none): return []
    case .array(let values): return values.flatMap { targets(of: $0, event) }
    default: return typedTargets(of: value, event)
    }
  }

  /// The cases of a route that another one's case holds: where the value is not known, any.
  private func targets(
    of value: Value, in inner: TypeID, _ event: Event
  ) -> [(DestinationKey, String?)] {
    let known = value.alternatives.filter(\.isKnownCase)
    if !known.isEmpty { return targets(of: Value.any(of: known), event) }
    return table[inner].cases.map { (.route(inner, $0.name), "one of several values") }
  }

  /// What several values at once may lead to: where one of them may be any of several, only the
  /// first that may is varied.
  func stacks(of values: [Value], _ event: Event) -> [([DestinationKey], String?)] {
    let found = values.map { targets(of: $0, event) }.filter { !$0.isEmpty }
    let doubt = found.lazy.flatMap { $0 }.compactMap(\.1).first
    let keys = found.map { $0[0].0 }
    guard let open = found.firstIndex(where: { $0.count > 1 }) else {
      return keys.isEmpty ? [] : [(keys, doubt)]
    }
    return found[open].map { target in
      (Array(keys[..<open]) + [target.0] + keys[(open + 1)...], doubt)
    }
  }

  /// What is registered for a value's type.
  private func typedTargets(of value: Value, _ event: Event) -> [(DestinationKey, String?)] {
    if let wrapped = wrappedTargets(of: value, event) { return wrapped }
    let plain = catalog.survey.registered.filter { $0.cases.isEmpty }
    let matching = plain.filter { catalog.fits(value, $0.type) }
    let own = matching.filter { registration in
      destination.trees.contains { hosts.registers(registration, in: $0) }
    }
    let chosen = own.isEmpty ? matching : own
    guard let first = chosen.first else {
      if case .unknown(let type) = value, let id = type.declaration, catalog.contains(id) {
        note(event, "value-from-variable", value)
      } else {
        note(event, "value-from-variable", value)
      }
      return []
    }
    let doubt = chosen.count > 1 ? "several destinations are registered for the type" : nil
    return [(catalog.key(of: first, hosts: hosts), doubt)]
  }

  /// A structure around a route leads where the route does.
  private func wrappedTargets(
    of value: Value, _ event: Event
  ) -> [(DestinationKey, String?)]? {
    guard case .instance(_, let fields) = value else { return nil }
    for field in fields {
      for case .member(let id?, let name, _) in field.value.alternatives {
        if catalog.contains(id) { return targets(of: field.value, event) }
        guard let key = erasedRoute(id, name, of: field.name, in: value, event) else { continue }
        return [(key, nil)]
      }
    }
    return nil
  }

  /// The destination of a case whose type the structure around it does not tell: what is registered
  /// for the structure is looked at with the case in it.
  private func erasedRoute(
    _ id: TypeID, _ name: String, of field: String, in value: Value, _ event: Event
  ) -> DestinationKey? {
    let type = value.type
    let declared = hosts.evaluator.property(field, of: type).map {
      hosts.evaluator.declaredType($0)
    }
    guard declared?.declaration != id,
      let registered = catalog.survey.registered.first(where: { $0.type == type }),
      let maker = registered.maker
    else { return nil }
    draft.wrappers.insert(catalog.key(of: registered, hosts: hosts))
    let tree = hosts.evaluator.shown(by: maker, [value], at: event.place)
    let fact = table[id].cases.first { $0.name == name }
    draft.add(
      DestinationDraft(
        key: .route(id, name), trees: [tree], view: hosts.view(of: tree, of: id),
        place: fact?.place, condition: fact?.condition))
    return .route(id, name)
  }

  func note(_ event: Event, _ reason: String, _ value: Value) {
    draft.note(.init(place: event.place, reason: reason, text: describe(value)))
  }

  /// A value in words of the source.
  func describe(_ value: Value) -> String {
    switch value {
    case .member(let id, let name, _): (id.map { table.shownName($0) } ?? "") + "." + name
    case .state(let state, _), .binding(let state, _): state.name
    case .unknown(let type): catalog.text(of: type)
    case .literal(.text(let text)): "\"\(text)\""
    case .literal(.number(let number)): String(number)
    default: "a value"
    }
  }
}
