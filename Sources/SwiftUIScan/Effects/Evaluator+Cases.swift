extension Evaluator {
  /// A structure around a route: its content is looked at for each case of the route.
  func fillWrapped(
    _ presentation: inout Presentation, with content: Value, at place: Place
  ) {
    let type = presentation.type
    guard let id = type.declaration, table[id].kind != .protocolType else { return }
    for name in table[id].storedOrder {
      guard let hit = property(name, of: type), let route = declaredType(hit).declaration,
        table[route].kind == .enumeration, table[route].cases.count > 1
      else { continue }
      let holder = StateReference(owner: hit.symbol.owner, name: name)
      routeHolders.insert(holder)
      let cases = routeCases(of: route, content, at: place) { value in
        .instance(type, [Field(name: name, value: value)])
      }
      guard leadsApart(cases, by: route) else {
        routeHolders.remove(holder)
        continue
      }
      presentation.cases = cases
      return
    }
  }

  /// The first view of a tree; a view that is handed the route, or stands around a view that it is
  /// given, stands for what it shows.
  private func leadingView(of tree: ViewTree, route: TypeID, depth: Int) -> TypeID? {
    guard depth < 8 else { return nil }
    switch tree {
    case .host(let key, let place):
      guard key.fields.contains(where: { $0.value.holds(route) }) else {
        return givenView(of: key, route: route, at: place, depth: depth) ?? key.type
      }
      return leadingView(of: body(of: key), route: route, depth: depth + 1) ?? key.type
    case .modified(let base, _): return leadingView(of: base, route: route, depth: depth)
    case .group(let trees):
      return trees.lazy.compactMap { self.leadingView(of: $0, route: route, depth: depth) }.first
    case .alternatives(let all):
      return all.lazy.compactMap { self.leadingView(of: $0.tree, route: route, depth: depth) }.first
    case .element(let node):
      return node.children.lazy.compactMap {
        self.leadingView(of: $0.tree, route: route, depth: depth)
      }.first
    case .choice, .effects, .empty: return nil
    }
  }

  /// What each case of a route shows; a case whose value is a route of its own, for each of its cases.
  func routeCases(
    of id: TypeID, _ content: Value, at place: Place, _ wrap: (Value) -> Value = { $0 }
  ) -> [CaseContent] {
    table[id].cases.flatMap { found -> [CaseContent] in
      let whole = caseContent(found, of: id, content, at: place, wrap)
      guard found.parameters.count == 1,
        case .declared(let inner, _) = parameterType(0, of: found.name, in: id), inner != id,
        table[inner].kind == .enumeration, table[inner].cases.count > 1, !table.isView(inner)
      else { return [whole] }
      let parts = table[inner].cases.map { part in
        var part = caseContent(part, of: inner, content, at: place) {
          wrap(.member(id, found.name, [$0]))
        }
        part.outer = OuterCase(type: id, name: found.name)
        return part
      }
      return leadsApart(parts, by: id) ? parts : [whole]
    }
  }

  /// Whether most cases show a view of their own: else they only vary what is shown.
  private func leadsApart(_ cases: [CaseContent], by route: TypeID) -> Bool {
    let shown = Set(cases.map { leadingView(of: $0.tree, route: route, depth: 0) })
    return shown.count > 1 && shown.count * 2 >= cases.count
  }

  /// The view that a wrapper is given.
  private func givenView(
    of key: HostKey, route: TypeID, at place: Place, depth: Int
  ) -> TypeID? {
    guard table[key.type].generics.contains(where: { $0.constraint?.lastName == "View" }) else {
      return nil
    }
    for field in key.fields {
      let tree = shown(by: field.value, [], at: place)
      if let view = leadingView(of: tree, route: route, depth: depth + 1) { return view }
    }
    return nil
  }

  private func caseContent(
    _ found: CaseFact, of id: TypeID, _ content: Value, at place: Place, _ wrap: (Value) -> Value
  ) -> CaseContent {
    (metDefault, metCondition, metPlace) = (false, nil, nil)
    let values = found.parameters.indices.map {
      Value.unknown(parameterType($0, of: found.name, in: id))
    }
    let tree = shown(by: content, [wrap(.member(id, found.name, values))], at: place)
    return CaseContent(
      type: id, name: found.name, tree: tree, isDefault: metDefault,
      condition: ConditionText.both(found.condition, metCondition), place: metPlace)
  }
}
