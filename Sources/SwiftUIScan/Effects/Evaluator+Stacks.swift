extension Evaluator {
  /// `NavigationStack(path:root:destination:)`, which the Composable Architecture adds: the stack
  /// shows the cases that its `destination` switches over.
  func stackWithDestinations(_ call: Call, _ frame: Frame) -> ViewTree? {
    guard let index = call.trailing.firstIndex(where: { $0.label == "destination" }),
      case .closure(let closure) = call.trailing[index].value,
      let type = enumeration(switchedIn: closure.body)
    else { return nil }
    var rest = call
    rest.trailing.remove(at: index)
    let parts = parts(of: rest, frame)
    var presentation = Presentation(
      kind: .registered, trigger: nil, type: .declared(type, []), cases: [], content: .empty,
      condition: condition, events: [])
    fill(&presentation, with: capture(closure, frame), at: call.place)
    let children = parts.children.map { child in
      LabelledTree(
        label: child.label,
        tree: .modified(
          child.tree,
          ModifierNode(
            name: "navigationDestination", arguments: [], children: [], events: [],
            presentation: presentation, place: call.place)))
    }
    return .element(
      ElementNode(
        name: "NavigationStack", arguments: parts.arguments, children: children,
        events: parts.events, place: call.place))
  }

  /// The enumeration of reducers that has all the cases of a `switch`.
  private func enumeration(switchedIn body: [Statement]) -> TypeID? {
    for statement in body {
      guard case .choice(_, let branches, _) = statement else { continue }
      let names = branches.flatMap(\.patterns).compactMap { pattern -> String? in
        if case .member(_, let name, _) = pattern { return name }
        return nil
      }
      guard !names.isEmpty else { continue }
      let found = table.types.filter { type in
        type.nested["State"] == nil && type.aliases["State"] != nil
          && names.allSatisfy { name in type.cases.contains { $0.name == name } }
      }
      if found.count == 1 { return found[0].id }
    }
    return nil
  }

  /// `store.scope(state: \.path, action: \.path)`: the part of the feature's state.
  func scopedState(_ name: String, _ type: SemanticType, _ call: Call) -> Value? {
    guard name == "scope", case .declared(let id, let arguments) = type.unwrapped else {
      return nil
    }
    let isStore = table[id].name == "StoreOf" && table.isAdapted(table[id].place)
    // A case of a stack holds the reducer itself in place of its store.
    let isReducer = table[id].functions["sendToReducers"] != nil
    guard let reducer = isStore ? arguments.first?.declaration : isReducer ? id : nil,
      let state = table[reducer].nested["State"],
      case .keyPath(let names)? = call.arguments.first(where: { $0.label == "state" })?.value,
      let first = names.first, let hit = property(first, of: .declared(state, []))
    else { return nil }
    let value = read(hit.symbol, of: hit.type, receiver: .unknown(.declared(state, [])))
    guard names.count > 1 || value.type.element != nil else { return .nothing }
    return .state(StateReference(owner: state, name: names.joined(separator: ".")), value.type)
  }
}
