extension ScreenWalker {
  /// What a modifier presents or registers.
  mutating func walk(_ presentation: Presentation, at place: Place, _ around: Surroundings) {
    emit(presentation.events, around)
    reportMisplaced(presentation, at: place, around)
    for content in presentation.cases { add(content, of: presentation) }
    guard presentation.cases.isEmpty else { return }
    switch presentation.kind {
    case .registered, .window:
      let key = catalog.key(of: presentation, hosts: hosts)
      draft.add(
        DestinationDraft(
          key: key, trees: [presentation.content],
          view: catalog.view(of: presentation, hosts: hosts),
          place: place))
    default:
      // What an adapter presents is known by the values that are put into its variable.
      if let owner = presentation.trigger?.owner, table.isAdapted(table[owner].place) { return }
      let member = presentation.trigger?.name ?? "presented"
      let owner = presentation.trigger?.owner ?? around.host
      guard
        let key = target(
          presentation.content, owner: owner, member: member, place: place, presentation.trigger)
      else { return }
      var edge = EdgeDraft(
        from: destination.key, action: presentation.kind.action(key), label: "", place: place,
        condition: presentation.condition, doubt: nil)
      edge.trigger = presentation.trigger
      if presentation.kind == .shown, let container = around.lazyContainer {
        edge.doubt = "declared inside a row of a \(container)"
      }
      emit(edge)
      if let trigger = presentation.trigger {
        emitCallbacks(presentation.content, closing: trigger, around)
      }
    }
  }

  /// What is handed to a presented view and, when called, closes it and goes on from here.
  private mutating func emitCallbacks(
    _ tree: ViewTree, closing trigger: StateReference, _ around: Surroundings
  ) {
    guard case .host(let key, let place) = tree.core else { return }
    for field in key.fields where field.value.isCallable {
      let events = hosts.events(of: field.value, at: place)
      let closes = events.contains { event in
        if case .changes(trigger, .sets) = event.kind { return true }
        return false
      }
      guard closes else { continue }
      for event in events {
        guard case .changes(let state, _) = event.kind, state != trigger else { continue }
        var event = event
        event.doubt = event.doubt ?? "a callback of what is presented"
        emit([event], around)
      }
    }
  }

  /// A destination in a row of a lazy container, which SwiftUI may not know yet when it is needed.
  private func reportMisplaced(
    _ presentation: Presentation, at place: Place, _ around: Surroundings
  ) {
    guard [.shown, .registered].contains(presentation.kind), let container = around.lazyContainer
    else { return }
    draft.misplace(place, in: container)
  }

  private func add(_ content: CaseContent, of presentation: Presentation) {
    let key = DestinationKey.route(content.type, content.name)
    if let trigger = presentation.trigger { draft.shownBy[key, default: []].insert(trigger) }
    let fact = table[content.type].cases.first { $0.name == content.name }
    draft.add(
      DestinationDraft(
        key: key, trees: [content.tree],
        view: hosts.view(of: content.tree, of: content.type), place: fact?.place,
        condition: content.condition, isDefault: content.isDefault))
  }

  /// `NavigationLink` with a view for a destination.
  mutating func follow(_ tree: ViewTree, at place: Place, _ around: Surroundings) {
    guard let found = hosts.primaries(of: tree).first else {
      draft.note(.init(place: place, reason: "link-without-view", text: around.label))
      return
    }
    draft.add(
      DestinationDraft(
        key: .view(found.key.type), trees: [tree], view: found.key.type,
        place: table[found.key.type].place))
    emit(
      EdgeDraft(
        from: destination.key, action: .show(.view(found.key.type)), label: around.label,
        place: place, condition: nil, doubt: nil,
        control: ControlKey(place: place, label: around.label)))
  }

  /// The destination that stands for what is presented; what has no view of its own is named after
  /// the presenter and the variable.
  private func target(
    _ tree: ViewTree, owner: TypeID?, member: String, place: Place, _ trigger: StateReference?
  ) -> DestinationKey? {
    let found = hosts.primaries(of: tree)
    let key: DestinationKey
    if let first = found.first, found.allSatisfy(\.isWhole) || !hosts.hasContentOfItsOwn(tree) {
      key = .view(first.key.type)
      draft.add(
        DestinationDraft(
          key: key, trees: [tree], view: first.key.type, place: table[first.key.type].place))
    } else {
      guard tree != .empty, hosts.hasContentOfItsOwn(tree) || !found.isEmpty else { return nil }
      let name = owner.flatMap { table.isView($0) ? table.shownName($0) : nil }
      let around = destination.view.map { table.shownName($0) }
      key = .inline("\(name ?? around ?? "View")#\(member)")
      draft.add(DestinationDraft(key: key, trees: [tree], view: nil, place: place))
    }
    if let trigger { draft.shownBy[key, default: []].insert(trigger) }
    return key
  }
}

extension HostTable {
  /// The view that a case's content is named after.
  func view(of tree: ViewTree, of type: TypeID) -> TypeID? {
    guard let first = primaries(of: tree).first else { return nil }
    guard takesRoute(first.key, of: type) else { return first.key.type }
    let body = self.tree(of: first.key)
    let inner = primaries(of: body)
    if inner.isEmpty, !hasContentOfItsOwn(body) { return nil }
    guard let only = inner.first, only.isWhole, inner.count == 1 else { return first.key.type }
    return only.key.type
  }

  /// Whether a view is handed the route itself, to show what belongs to it.
  private func takesRoute(_ key: HostKey, of type: TypeID) -> Bool {
    key.fields.contains { $0.value.holds(type) }
  }

  /// Whether a tree shows texts, fields or controls besides views of the source.
  func hasContentOfItsOwn(_ tree: ViewTree, _ kinds: Set<String> = leaves) -> Bool {
    switch tree {
    case .host, .effects, .empty: false
    case .modified(let base, _): hasContentOfItsOwn(base, kinds)
    case .group(let trees): trees.contains { hasContentOfItsOwn($0, kinds) }
    case .alternatives(let all): all.contains { hasContentOfItsOwn($0.tree, kinds) }
    case .choice(let choice): choice.branches.contains { hasContentOfItsOwn($0.tree, kinds) }
    case .element(let node):
      kinds.contains(node.name) || node.children.contains { hasContentOfItsOwn($0.tree, kinds) }
    }
  }

  static let leaves: Set<String> = [
    "Text", "Button", "Image", "TextField", "SecureField", "Toggle", "Picker", "Label", "Slider",
    "Stepper", "DatePicker", "TextEditor", "Link", "ProgressView", "NavigationLink", "Menu",
    "AsyncImage", "List", "Form",
  ]

  /// Whether a registration stands in a tree or in the parts that it shows.
  func registers(_ presentation: Presentation, in tree: ViewTree) -> Bool {
    var seen: Set<HostKey> = []
    return registers(presentation, tree, &seen)
  }

  private func registers(
    _ wanted: Presentation, _ tree: ViewTree, _ seen: inout Set<HostKey>
  ) -> Bool {
    switch tree {
    case .host(let key, _):
      return seen.insert(key).inserted && registers(wanted, self.tree(of: key), &seen)
    case .modified(let base, let node):
      return node.presentation == wanted || registers(wanted, base, &seen)
        || node.children.contains { registers(wanted, $0.tree, &seen) }
    case .group(let trees): return trees.contains { registers(wanted, $0, &seen) }
    case .alternatives(let all): return all.contains { registers(wanted, $0.tree, &seen) }
    case .choice(let choice): return choice.branches.contains { registers(wanted, $0.tree, &seen) }
    case .element(let node): return node.children.contains { registers(wanted, $0.tree, &seen) }
    case .effects, .empty: return false
    }
  }
}
