extension Evaluator {
  /// A view with a modifier of a library.
  func modify(_ tree: ViewTree, _ name: String, _ call: Call, _ frame: Frame) -> ViewTree {
    switch name {
    case "modifier":
      if let modified = applyModifier(tree, call, frame) { return modified }
    case "environment":
      if giveEnvironment(call, frame) { return tree }
    case "sheet": return present(.sheet, tree, name, call, frame)
    case "fullScreenCover": return present(.cover, tree, name, call, frame)
    case "popover": return present(.popover, tree, name, call, frame)
    case "inspector": return present(.inspector, tree, name, call, frame)
    case "navigationDestination":
      let isRegistered = call.arguments.first?.label == "for"
      return present(isRegistered ? .registered : .shown, tree, name, call, frame)
    default: break
    }
    var parts = parts(of: call, frame)
    for argument in parts.arguments { applyStyle(argument.value, to: &parts) }
    if name == "onOpenURL" || name == "onContinueUserActivity" {
      parts.events = parts.events.map { event in
        var event = event
        event.isExternal = true
        return event
      }
    }
    return .modified(
      tree,
      ModifierNode(
        name: name, arguments: parts.arguments, children: parts.children, events: parts.events,
        presentation: nil, place: call.place))
  }

  /// `.modifier(…)` of a scanned `ViewModifier`.
  private func applyModifier(_ tree: ViewTree, _ call: Call, _ frame: Frame) -> ViewTree? {
    guard let argument = call.arguments.first else { return nil }
    let value = evaluate(argument.value, frame, .unknown)
    guard let hit = functions("body", of: value.type).first(where: { $0.symbol.fact.body != nil }),
      let parameter = hit.symbol.fact.parameters.first
    else { return nil }
    let result = inline(hit, [parameter.name: .view(tree)], receiver: value)
    return self.tree(of: result, at: call.place)
  }

  /// `.buttonStyle(…)` and its like, where the style is scanned.
  private func applyStyle(_ value: Value, to parts: inout Parts) {
    guard let hit = functions("makeBody", of: value.type).first, hit.symbol.fact.body != nil,
      let parameter = hit.symbol.fact.parameters.first
    else { return }
    let (result, events) = collecting {
      inline(hit, [parameter.name: .nothing], receiver: value)
    }
    parts.events += events
    if let tree = tree(of: result, at: nil) {
      parts.children.append(LabelledTree(label: "style", tree: tree))
    }
  }

  /// A modifier that leads to another screen.
  private func present(
    _ kind: Presentation.Kind, _ tree: ViewTree, _ name: String, _ call: Call, _ frame: Frame
  ) -> ViewTree {
    var presentation = Presentation(
      kind: kind, trigger: nil, type: .unknown, cases: [], content: .empty, condition: condition,
      events: [])
    var node = ModifierNode(
      name: name, arguments: [], children: [], events: [], presentation: nil, place: call.place)
    var content: Value?
    for argument in call.allArguments {
      let (value, events) = collecting { evaluate(argument.value, frame, .unknown) }
      node.events += events
      switch argument.label {
      case "isPresented", "item":
        presentation.trigger = value.reference
        if argument.label == "item" { presentation.type = value.type.unwrapped }
      case "for":
        if case .type(let type) = value { presentation.type = type }
      case "onDismiss":
        var parts = Parts()
        add(value, label: "", to: &parts, inputs: [], at: call.place)
        presentation.events += parts.events
      case nil, "content", "destination": content = value
      default: node.arguments.append(Field(name: argument.label ?? "", value: value))
      }
    }
    fill(&presentation, with: content, at: call.place)
    node.presentation = presentation
    return .modified(tree, node)
  }

  /// Finds what a presentation shows, for each case where its value is an enumeration.
  func fill(_ presentation: inout Presentation, with content: Value?, at place: Place) {
    guard let content else { return }
    let outer = (metDefault, metCondition, metPlace)
    defer { (metDefault, metCondition, metPlace) = outer }
    if let id = presentation.type.declaration, table[id].kind == .enumeration,
      !table[id].cases.isEmpty
    {
      presentation.cases = routeCases(of: id, content, at: place)
      return
    }
    presentation.content = shown(by: content, [.unknown(presentation.type)], at: place)
    presentation.maker = content
    fillWrapped(&presentation, with: content, at: place)
  }

  /// What calling a value shows, with what it does meanwhile.
  func shown(by content: Value, _ arguments: [Value], at place: Place) -> ViewTree {
    let (result, events) = collecting {
      content.isCallable ? invokeValue(content, arguments, at: place) : content
    }
    let tree = tree(of: result, at: place) ?? .empty
    return events.isEmpty ? tree : .group([.effects(events), tree])
  }

  /// `WindowGroup(for:)`.
  func window(_ name: String, _ call: Call, _ frame: Frame) -> ViewTree? {
    guard let kind = call.arguments.first(where: { $0.label == "for" }),
      case .type(let type) = evaluate(kind.value, frame, .unknown)
    else { return nil }
    var presentation = Presentation(
      kind: .window, trigger: nil, type: type, cases: [], content: .empty, condition: condition,
      events: [])
    let content = call.allArguments.last { $0.label == nil || $0.label == "content" }
    fill(
      &presentation, with: content.map { evaluate($0.value, frame, .unknown) }, at: call.place)
    return .modified(
      .empty,
      ModifierNode(
        name: name, arguments: [], children: [], events: [], presentation: presentation,
        place: call.place))
  }
}
