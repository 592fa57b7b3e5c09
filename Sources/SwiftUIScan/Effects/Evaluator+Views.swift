extension Evaluator {
  /// The tree that a value shows; nil for a value that shows nothing.
  func tree(of value: Value, at place: Place?) -> ViewTree? {
    switch value {
    case .view(let tree): return tree
    case .instance(let type, let fields):
      guard let id = type.declaration, table.isView(id) else { return nil }
      return .host(
        HostKey(type: id, arguments: type.genericArguments, fields: fields),
        place ?? table[id].place)
    case .unknown(let type), .state(_, let type):
      if let id = type.declaration, table[id].kind == .enumeration, table.isView(id) {
        guard let hit = property("body", of: type) else { return nil }
        return tree(of: read(hit.symbol, of: hit.type, receiver: value), at: place)
      }
      guard let id = type.declaration, table.isView(id), table[id].kind != .enumeration,
        !table[id].isExternal, table[id].kind != .protocolType
      else { return nil }
      return .host(HostKey(type: id, arguments: [], fields: []), place ?? table[id].place)
    case .member(let id?, _, _) where table.type(id, is: "View"):
      guard let hit = property("body", of: .declared(id, [])) else { return nil }
      return tree(of: read(hit.symbol, of: hit.type, receiver: value), at: place)
    case .oneOf(let values):
      let trees = values.compactMap { tree(of: $0, at: place) }
      guard !trees.isEmpty else { return nil }
      return .alternatives(trees.map { .init(condition: nil, tree: $0) })
    default: return nil
    }
  }

  /// A call of a member on something that is shown.
  func callOnView(
    _ name: String, _ value: Value, _ tree: ViewTree, _ call: Call, _ frame: Frame
  ) -> Value {
    if case .instance(let type, _) = value,
      let result = callFunction(functions(name, of: type), receiver: value, call, frame)
    {
      return result
    }
    if let id = table.topLevel["View"]?.first {
      let own = (table[id].functions[name] ?? []).map {
        Member(symbol: $0, type: SemanticType.declared(id, []))
      }
      if let result = callFunction(own, receiver: .view(tree), call, frame) { return result }
    }
    return .view(modify(tree, name, call, frame))
  }

  /// Whether a call on something unknown can only modify a view.
  func isViewModifier(_ name: String, _ call: Call) -> Bool {
    ElementNames.modifiers.contains(name)
  }

  /// What the arguments of a call hold: values, what closures show, and what they do.
  struct Parts {
    var arguments: [Field] = []
    var children: [LabelledTree] = []
    var events: [Event] = []
  }

  /// Evaluates the arguments of a library's view or modifier.
  ///
  /// - Parameter inputs: What closures are called with.
  func parts(
    of call: Call, _ frame: Frame, inputs: [Value] = [], leaving: Set<String> = []
  ) -> Parts {
    var parts = Parts()
    for argument in call.allArguments {
      let label = argument.label ?? ""
      if leaving.contains(label) { continue }
      let (value, events) = collecting { evaluate(argument.value, frame, .unknown) }
      parts.events += events
      add(value, label: label, to: &parts, inputs: inputs, at: call.place)
    }
    return parts
  }

  func add(
    _ value: Value, label: String, to parts: inout Parts, inputs: [Value], at place: Place
  ) {
    switch value {
    case .closure, .method, .environment:
      let (result, events) = collecting { invokeValue(value, inputs, at: place) }
      parts.events += events
      if let tree = tree(of: result, at: place) {
        parts.children.append(LabelledTree(label: label, tree: tree))
      }
    case .oneOf(let values) where values.contains(where: \.isCallable):
      for value in values { add(value, label: label, to: &parts, inputs: inputs, at: place) }
    default:
      if let tree = tree(of: value, at: place) {
        parts.children.append(LabelledTree(label: label, tree: tree))
      } else {
        parts.arguments.append(Field(name: label, value: value))
      }
    }
  }

  /// A view of a library.
  func makeElement(_ name: String, _ call: Call, _ frame: Frame) -> Value {
    let short = name.split(separator: ".").last.map(String.init) ?? name
    switch short {
    case "ForEach", "List", "Table", "OutlineGroup", "Chart", "Picker", "LazyVStack":
      if let tree = repeated(short, call, frame) { return .view(tree) }
    case "WindowGroup", "Window":
      if let window = window(short, call, frame) { return .view(window) }
    case "NavigationLink": return .view(declaredLink(call, frame) ?? link(call, frame))
    case "NavigationStack":
      if let stack = stackWithDestinations(call, frame) { return .view(stack) }
    default: break
    }
    let parts = parts(of: call, frame)
    return .view(
      .element(
        ElementNode(
          name: short, arguments: parts.arguments, children: parts.children, events: parts.events,
          place: call.place)))
  }

  /// A view that shows a row for each element of its data: once for each known element, else once.
  private func repeated(_ name: String, _ call: Call, _ frame: Frame) -> ViewTree? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    if case .closure = first.value { return nil }
    let data = evaluate(first.value, frame, .unknown)
    if case .literal(.text) = data { return nil }
    var node = ElementNode(
      name: name, arguments: [Field(name: "data", value: data)], children: [], events: [],
      place: call.place)
    var rest = call
    rest.arguments.removeFirst()
    for item in items(of: data) {
      let parts = parts(of: rest, frame, inputs: [item])
      for child in parts.children {
        let tree = LabelledTree(label: child.label.isEmpty ? "row" : child.label, tree: child.tree)
        if !node.children.contains(tree) { node.children.append(tree) }
      }
      for event in parts.events where !node.events.contains(event) { node.events.append(event) }
      for argument in parts.arguments where !node.arguments.contains(argument) {
        node.arguments.append(argument)
      }
    }
    return .element(node)
  }

  private func items(of data: Value) -> [Value] {
    switch data {
    case .array(let items) where !items.isEmpty && items.count <= 64:
      let known = items.filter { if case .literal = $0 { false } else { true } }
      return known.isEmpty ? Array(items.prefix(1)) : known
    case .oneOf(let values):
      let lists = values.flatMap { items(of: $0) }
      return lists.isEmpty ? [element(of: data)] : lists
    default: return [element(of: data)]
    }
  }
}

extension Value {
  /// Whether the value can be called.
  var isCallable: Bool {
    switch self {
    case .closure, .method, .environment: true
    default: false
    }
  }
}
