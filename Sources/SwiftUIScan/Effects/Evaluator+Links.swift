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

  /// A link made by an initialiser that the scanned source adds: one of its parameters is a route,
  /// and its body says what becomes of it.
  ///
  /// - Returns: nil where no such initialiser fits the call.
  func declaredLink(_ call: Call, _ frame: Frame) -> ViewTree? {
    let added = (table.topLevel["NavigationLink"] ?? []).filter { table[$0].isExternal }
      .flatMap { functions("init", of: .declared($0, [])) }
    guard !added.isEmpty, let member = best(added, call, frame) else { return nil }
    let (node, events) = collecting { linkNode(of: member, call, frame) }
    guard var node else { return nil }
    replay(events)
    node.place = call.place
    for (index, event) in node.events.enumerated() {
      if case .follows = event.kind { node.events[index].place = call.place }
    }
    return .element(node)
  }

  /// The link that an added initialiser makes of a route.
  private func linkNode(
    of member: Member<FunctionSymbol>, _ call: Call, _ frame: Frame
  ) -> ElementNode? {
    let fact = member.symbol.fact
    let scope = LexicalScope(file: fact.place.file)
    guard let bound = bind(fact, call, frame, scope: scope),
      fact.parameters.contains(where: { parameter in
        let type = resolve(parameter.type, in: scope)
        return isRoute(type) && bound[parameter.name]?.type.declaration == type.declaration
      }),
      case .view(.element(let node)) = inline(member, bound, receiver: .type(member.type)),
      node.name == "NavigationLink"
    else { return nil }
    return node
  }

  /// Whether a type is an enumeration that shows nothing itself.
  private func isRoute(_ type: SemanticType) -> Bool {
    type.declaration.map { table[$0].kind == .enumeration && !table.isView($0) } ?? false
  }
}
