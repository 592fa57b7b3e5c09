extension SymbolTable {
  /// Looks a spelt type up.
  func resolve(_ reference: TypeReference?, in scope: LexicalScope) -> SemanticType {
    switch reference {
    case nil, .unknown: return .unknown
    case .optional(let wrapped): return .optional(resolve(wrapped, in: scope))
    case .array(let element): return .array(resolve(element, in: scope))
    case .dictionary(let key, let value):
      return .dictionary(resolve(key, in: scope), resolve(value, in: scope))
    case .function(let parameters, let result):
      return .function(parameters.map { resolve($0, in: scope) }, resolve(result, in: scope))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: resolve($0.type, in: scope)) })
    case .named(let components): return resolve(components, in: scope, depth: 0)
    }
  }

  private func resolve(
    _ components: [TypeReference.Component], in scope: LexicalScope, depth: Int
  ) -> SemanticType {
    guard let first = components.first, depth < 8 else { return .unknown }
    var current = base(first, in: scope, depth: depth)
    for component in components.dropFirst() {
      if case .external(let module, _) = current, files.contains(where: { $0.module == module }) {
        current = base(component, in: scope, depth: depth)
      } else {
        current = member(component, of: current, in: scope, depth: depth)
      }
    }
    return current
  }

  private func base(
    _ component: TypeReference.Component, in scope: LexicalScope, depth: Int
  ) -> SemanticType {
    if let bound = scope.generics[component.name] { return bound }
    let arguments = component.arguments.map { resolve($0, in: scope) }
    if component.name == "Self", let type = scope.type { return .declared(type, []) }
    var around = scope.type
    while let type = around {
      if self[type].name == component.name, !self[type].isExternal {
        return .declared(type, arguments)
      }
      if let found = nestedType(component.name, in: type, scope: scope, depth: depth) {
        return found.withArguments(arguments)
      }
      around = self[type].outer
    }
    if let id = nearest(topLevel[component.name] ?? [], to: scope.file) {
      return .declared(id, arguments)
    }
    if let alias = nearestAlias(component.name, to: scope.file) {
      return resolve(alias, arguments: arguments, depth: depth)
    }
    return .external(component.name, arguments)
  }

  private func resolve(
    _ alias: FileAlias, arguments: [SemanticType], depth: Int
  ) -> SemanticType {
    var inner = LexicalScope(file: alias.file)
    for (generic, argument) in zip(alias.fact.generics, arguments) {
      inner.generics[generic.name] = argument
    }
    guard case .named(let components) = alias.fact.type else {
      return resolve(alias.fact.type, in: inner)
    }
    return resolve(components, in: inner, depth: depth + 1)
  }

  /// A nested type or alias of a type or of what it inherits from.
  private func nestedType(
    _ name: String, in type: TypeID, scope: LexicalScope, depth: Int
  ) -> SemanticType? {
    if let id = self[type].nested[name] { return .declared(id, []) }
    if let alias = self[type].aliases[name] {
      guard alias.type.lastName != name else { return nil }
      var inner = scope
      inner.type = type
      guard case .named(let components) = alias.type else { return resolve(alias.type, in: inner) }
      return resolve(components, in: inner, depth: depth + 1)
    }
    for inheritance in self[type].inherits {
      guard case .named(let components) = inheritance.type, components.count == 1,
        let parent = nearest(topLevel[components[0].name] ?? [], to: inheritance.file),
        parent != type, depth < 6
      else { continue }
      if let found = nestedType(name, in: parent, scope: scope, depth: depth + 1) { return found }
    }
    return nil
  }

  private func member(
    _ component: TypeReference.Component, of type: SemanticType, in scope: LexicalScope, depth: Int
  ) -> SemanticType {
    switch type {
    case .declared(let id, _):
      if let found = nestedType(component.name, in: id, scope: scope, depth: depth) { return found }
      return .external("\(self[id].name).\(component.name)", [])
    case .external(let name, _):
      let full = "\(name).\(component.name)"
      if let id = nearest(topLevel[full] ?? [], to: scope.file) { return .declared(id, []) }
      return .external(full, component.arguments.map { resolve($0, in: scope) })
    default: return .unknown
    }
  }

  /// The candidate that a file means: its own private one, then one of its module, then the one
  /// that lies nearest.
  func nearest(_ candidates: [TypeID], to file: Int) -> TypeID? {
    let visible = candidates.filter { !self[$0].isPrivate || self[$0].place.file == file }
    guard visible.count > 1, file >= 0, file < files.count else { return visible.first }
    func rank(_ id: TypeID) -> (Int, Int, Int) {
      let other = self[id].place.file
      guard other >= 0, other < files.count else { return (0, 0, 0) }
      return (
        other == file ? 1 : 0, files[other].module == files[file].module ? 1 : 0,
        files[other].closeness(to: files[file])
      )
    }
    var best = visible[0]
    for candidate in visible.dropFirst() where rank(candidate) > rank(best) { best = candidate }
    return best
  }

  private func nearestAlias(_ name: String, to file: Int) -> FileAlias? {
    guard let candidates = aliases[name], var best = candidates.first else { return nil }
    guard candidates.count > 1, file >= 0, file < files.count else { return best }
    for candidate in candidates.dropFirst()
    where files[candidate.file].closeness(to: files[file])
      > files[best.file].closeness(to: files[file])
    {
      best = candidate
    }
    return best
  }
}

extension SemanticType {
  fileprivate func withArguments(_ arguments: [SemanticType]) -> SemanticType {
    if case .declared(let id, let own) = self, own.isEmpty { return .declared(id, arguments) }
    return self
  }
}
