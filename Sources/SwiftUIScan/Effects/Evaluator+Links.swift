extension Evaluator {
  /// A navigation link.
  func link(_ call: Call, _ frame: Frame) -> ViewTree {
    var node = ElementNode(
      name: "NavigationLink", arguments: [], children: [], events: [], place: call.place)
    let hasLabel = call.allArguments.contains { $0.label == "label" }
    var isValue = call.arguments.contains { $0.label == "value" }
    let hasDestination = call.allArguments.contains { $0.label == "destination" }
    var hasTitle = false
    for argument in call.allArguments {
      let (value, events) = collecting { evaluate(argument.value, frame, .unknown) }
      node.events += events
      var label = argument.label ?? ""
      if label.isEmpty, !value.isCallable { hasTitle = true }
      if label.isEmpty, value.isCallable, !isValue, !hasDestination, hasLabel || hasTitle {
        label = "destination"
      }
      let isRoute = value.isKnownCase && ["", "destination", "to", "state"].contains(label)
      if isRoute, label.isEmpty { hasTitle = false }
      if label == "value" || isRoute {
        isValue = true
        let (_, followed) = collecting { record(.follows(value), at: call.place) }
        node.events += followed
        node.arguments.append(Field(name: "value", value: value))
        continue
      }
      var parts = Parts()
      add(value, label: label, to: &parts, inputs: [], at: call.place)
      node.children += parts.children
      node.arguments += parts.arguments
      node.events += parts.events
    }
    return .element(node)
  }

  /// A link made by an initialiser that the scanned source adds: one of its parameters is a route.
  ///
  /// - Returns: nil where no such initialiser fits the call.
  func declaredLink(_ call: Call, _ frame: Frame) -> ViewTree? {
    let added = (table.topLevel["NavigationLink"] ?? []).filter { table[$0].isExternal }
      .flatMap { functions("init", of: .declared($0, [])) }
    guard let member = best(added, call, frame), let fitting = fit(member.symbol.fact, call) else {
      return nil
    }
    let scope = LexicalScope(file: member.symbol.fact.place.file)
    let types = fitting.map { resolve(member.symbol.fact.parameters[$0.0].type, in: scope) }
    guard let route = types.firstIndex(where: { isRoute($0) }) else { return nil }
    let (value, events) = collecting { evaluate(fitting[route].1, frame, types[route]) }
    guard value.type.declaration == types[route].declaration else { return nil }
    var parts = Parts(arguments: [Field(name: "value", value: value)], events: events)
    parts.events += collecting { record(.follows(value), at: call.place) }.1
    for (index, argument) in call.allArguments.enumerated() where index != route {
      let (value, events) = collecting { evaluate(argument.value, frame, .unknown) }
      parts.events += events
      let label = argument.label == "value" ? "text" : argument.label ?? ""
      add(value, label: label, to: &parts, inputs: [], at: call.place)
    }
    return .element(
      ElementNode(
        name: "NavigationLink", arguments: parts.arguments, children: parts.children,
        events: parts.events, place: call.place))
  }

  /// Whether a type is an enumeration that shows nothing itself.
  private func isRoute(_ type: SemanticType) -> Bool {
    type.declaration.map { table[$0].kind == .enumeration && !table.isView($0) } ?? false
  }
}
