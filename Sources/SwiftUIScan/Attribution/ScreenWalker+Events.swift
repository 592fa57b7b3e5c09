extension ScreenWalker {
  /// Turns what actions do into transitions.
  mutating func emit(_ events: [Event], _ around: Surroundings) {
    for event in events {
      if event.isExternal {
        noteEntry(event)
      } else {
        meet(event.place, around)
        emit(event, around)
      }
    }
  }

  /// What opens a screen from outside of the app: a flow has no place for where that comes from.
  private func noteEntry(_ event: Event) {
    guard case .changes(let state, let change) = event.kind,
      catalog.isPath(state) || catalog.survey.presentations[state] != nil
        || catalog.survey.tabSelections[state] != nil
    else { return }
    switch change {
    case .appends(let value), .appendsAll(let value), .sets(let value), .replacesLast(let value):
      for value in value.alternatives.flatMap(\.items) where value.isKnownCase {
        note(event, "opened-from-outside", value)
      }
    case .removes, .removesAll, .toggles: break
    }
  }

  private mutating func emit(_ event: Event, _ around: Surroundings) {
    switch event.kind {
    case .changes(let state, let change): emit(change, of: state, event, around)
    case .follows(let value):
      if let selection = around.selection, catalog.survey.listSelections[selection] != nil {
        select(value, of: selection, at: event.place, around, nil)
      } else {
        for (key, doubt) in targets(of: value, event) {
          emit(.push([key]), event, around, doubt)
        }
      }
    case .dismisses: emit(.dismiss, event, around)
    case .opensWindow(let value):
      for (key, doubt) in targets(of: value, event) { emit(.openWindow(key), event, around, doubt) }
    case .opensURL(let value):
      if case .literal(.text(let text)) = value { emit(.openURL(text), event, around) }
    case .calls: break
    }
  }

  private mutating func emit(
    _ change: Change, of state: StateReference, _ event: Event, _ around: Surroundings
  ) {
    if catalog.isPath(state) { return emitPath(change, state, event, around) }
    if let presentations = catalog.survey.presentations[state] {
      return emit(change, opening: presentations, state, event, around)
    }
    if let dot = catalog.casePath(change, of: state) {
      return emit(change, opening: dot.1, dot.0, event, around)
    }
    if change == .sets(.literal(.none)) { closes(state, event, around) }
    if catalog.survey.listSelections[state] != nil, case .sets(let value) = change {
      return select(value, of: state, at: event.place, around, nil)
    }
    if catalog.survey.tabSelections[state] != nil, case .sets(let value) = change {
      for (key, doubt) in targets(of: value, event) where draft.destinations[key] != nil {
        emit(.selectTab(key), event, around, doubt)
      }
    }
  }

  private mutating func emitPath(
    _ change: Change, _ state: StateReference, _ event: Event, _ around: Surroundings
  ) {
    switch change {
    case .appendsAll(.array(let values)):
      let keys = values.flatMap { targets(of: $0, event).map(\.0) }
      if !keys.isEmpty { emit(.push(keys), event, around) }
    case .appends(let value), .appendsAll(let value):
      for (key, doubt) in targets(of: value, event) { emit(.push([key]), event, around, doubt) }
    case .replacesLast(let value):
      for (key, doubt) in targets(of: value, event) { emit(.replaceTop(key), event, around, doubt) }
    case .removes(let count):
      emit(
        .pop(count ?? 1), event, around,
        count == nil ? "the number of removed entries is not known" : nil)
    case .removesAll: emit(.popToRoot, event, around)
    case .sets(.array(let values)):
      if values.isEmpty { return emit(.popToRoot, event, around) }
      let keys = values.flatMap { targets(of: $0, event).map(\.0) }
      if !keys.isEmpty { emit(.setStack(keys), event, around) }
    case .sets(let value):
      draft.note(.init(place: event.place, reason: "path-from-variable", text: describe(value)))
    case .toggles: break
    }
  }

  private mutating func emit(
    _ change: Change, opening presentations: [Presentation], _ state: StateReference,
    _ event: Event, _ around: Surroundings
  ) {
    switch change {
    case .sets(.literal(.none)), .sets(.literal(.flag(false))):
      closes(state, event, around)
    case .toggles:
      closes(state, event, around)
      opens(state, event, around)
    case .sets(.literal(.flag(true))): opens(state, event, around)
    case .sets(let value):
      guard let first = presentations.first(where: { !$0.cases.isEmpty }) else {
        return opens(state, event, around)
      }
      for (key, doubt) in targets(of: value, event) {
        emit(first.kind.action(key), event, around, doubt)
      }
    default: break
    }
  }

  private mutating func opens(_ state: StateReference, _ event: Event, _ around: Surroundings) {
    openers.append((state, around.label, around.control ?? event.place))
  }

  /// A flag that is put down within what it shows.
  private mutating func closes(
    _ state: StateReference, _ event: Event, _ around: Surroundings
  ) {
    let shown = draft.shownBy[destination.key] ?? []
    guard
      shown.contains(where: {
        $0 == state || ($0.owner == state.owner && $0.name.hasPrefix(state.name + "."))
      })
    else { return }
    emit(.dismiss, event, around)
  }

  mutating func emit(
    _ action: EdgeAction, _ event: Event, _ around: Surroundings, _ doubt: String? = nil
  ) {
    emit(
      EdgeDraft(
        from: destination.key, action: action, label: around.label, place: event.place,
        condition: event.condition, doubt: doubt ?? event.doubt,
        control: around.control.map { ControlKey(place: $0, label: around.label) }))
  }

  /// A selection in a split view.
  mutating func select(
    _ value: Value, of state: StateReference, at place: Place, _ around: Surroundings,
    _ row: ViewTree?
  ) {
    let event = Event(kind: .follows(value), place: place)
    var inner = around
    if let row, inner.label.isEmpty { inner.label = TreeText.label(of: row, hosts: hosts) }
    if let views = columnViews(of: state) {
      for view in views where value != .literal(.none) { emit(.select(.view(view)), event, inner) }
      return
    }
    for (key, doubt) in targets(of: value, event) { emit(.select(key), event, inner, doubt) }
  }

  /// The views of columns that show what a list selects, where that is no route.
  func columnViews(of state: StateReference) -> [TypeID]? {
    guard let type = catalog.survey.listSelections[state],
      type.declaration.map({ !catalog.contains($0) }) ?? true
    else { return nil }
    let found = catalog.survey.columnViews[state] ?? catalog.survey.boundColumnViews[state]
    return found?.filter { $0 != destination.view }
  }

  /// The destinations that a value may lead to, each with the reason for doubt.
  func targets(of value: Value, _ event: Event) -> [(DestinationKey, String?)] {
    switch value {
    case .member(let id?, let name, let values):
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
    guard case .instance(let type, let fields) = value else { return nil }
    for field in fields {
      for case .member(let id?, let name, _) in field.value.alternatives {
        if catalog.contains(id) { return targets(of: field.value, event) }
        guard let registered = catalog.survey.registered.first(where: { $0.type == type }),
          let maker = registered.maker
        else { continue }
        draft.wrappers.insert(catalog.key(of: registered, hosts: hosts))
        let tree = hosts.evaluator.shown(by: maker, [value], at: event.place)
        let fact = table[id].cases.first { $0.name == name }
        draft.add(
          DestinationDraft(
            key: .route(id, name), trees: [tree], view: hosts.view(of: tree, of: id),
            place: fact?.place, condition: fact?.condition))
        return [(.route(id, name), nil)]
      }
    }
    return nil
  }

  private func note(_ event: Event, _ reason: String, _ value: Value) {
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

extension Value {
  /// The elements of an array; of anything else itself.
  fileprivate var items: [Value] {
    if case .array(let items) = self { return items }
    return [self]
  }
}

extension Presentation.Kind {
  func action(_ key: DestinationKey) -> EdgeAction {
    switch self {
    case .shown: .show(key)
    case .registered: .push([key])
    case .window: .openWindow(key)
    default: .present(self, key)
    }
  }
}
