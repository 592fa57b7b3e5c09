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
      if case .literal(let tag) = value {
        guard let key = draft.tabs[.init(selection: state, tag: tag)] else { return }
        return emit(.selectTab(key), event, around)
      }
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
      for (keys, doubt) in stacks(of: values, event) { emit(.push(keys), event, around, doubt) }
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
      for (keys, doubt) in stacks(of: values, event) { emit(.setStack(keys), event, around, doubt) }
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
    for (key, doubt) in targets(of: value, event) {
      var inner = inner
      if row != nil, inner.label.isEmpty { inner.label = key.title(in: table) }
      emit(.select(key), event, inner, doubt)
    }
  }

  /// Rows without a tag stand for the values that they are made of.
  mutating func selectRows(
    of node: ElementNode, _ selection: StateReference, _ around: Surroundings
  ) {
    guard ["List", "ForEach"].contains(node.name),
      let data = node.arguments.first(where: { $0.name == "data" })?.value
    else { return }
    let rows = node.children.filter { $0.label == "row" }.map(\.tree)
    if columnViews(of: selection) != nil {
      return select(.nothing, of: selection, at: node.place, around, rows.first)
    }
    let type = catalog.survey.listSelections[selection]?.declaration
    guard case .array(let values) = data, let type else { return }
    for (index, value) in values.enumerated() where value.type.declaration == type {
      let row = rows.count == values.count ? rows[index] : .empty
      select(value, of: selection, at: node.place, around, row)
    }
  }

  /// The views of columns that show what a list selects, where that is no route.
  func columnViews(of state: StateReference) -> [TypeID]? {
    guard let type = catalog.survey.listSelections[state],
      type.declaration.map({ !catalog.contains($0) }) ?? true
    else { return nil }
    let found = catalog.survey.columnViews[state] ?? catalog.survey.boundColumnViews[state]
    return found?.filter { $0 != destination.view }
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
