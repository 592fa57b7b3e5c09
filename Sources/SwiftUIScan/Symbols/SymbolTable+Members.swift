/// A member that was found on a type, and the type that it was found on.
struct Member<Symbol: Sendable>: Sendable {
  var symbol: Symbol
  var type: SemanticType
}

extension SymbolTable {
  /// A type and what it inherits from, nearest first.
  func ancestors(of type: SemanticType) -> [SemanticType] {
    var found: [SemanticType] = []
    var seen: Set<SemanticType> = []
    collect(type.unwrapped, into: &found, seen: &seen)
    return found
  }

  private func collect(
    _ type: SemanticType, into found: inout [SemanticType], seen: inout Set<SemanticType>
  ) {
    guard found.count < 40, seen.insert(type).inserted else { return }
    found.append(type)
    guard case .declared(let id, _) = type else { return }
    for inheritance in self[id].inherits {
      var scope = self.scope(of: type)
      scope.file = inheritance.file
      scope.type = self[id].outer
      collect(resolve(inheritance.type, in: scope), into: &found, seen: &seen)
    }
  }

  func ancestorNames(of id: TypeID) -> Set<String> {
    Set(
      ancestors(of: .declared(id, [])).compactMap { type in
        switch type {
        case .declared(let id, _): return self[id].name
        case .external(let name, _):
          return name.split(separator: ".").last.map(String.init) ?? name
        default: return nil
        }
      })
  }

  /// The scope inside a type, its generic parameters bound.
  func scope(of type: SemanticType) -> LexicalScope {
    guard case .declared(let id, let arguments) = type.unwrapped else {
      return LexicalScope(file: -1)
    }
    var scope = LexicalScope(file: self[id].place.file, type: id)
    for (generic, argument) in zip(self[id].generics, arguments) {
      scope.generics[generic.name] = argument
    }
    return scope
  }

  /// A property of a type or of what it inherits from.
  func property(_ name: String, of type: SemanticType) -> Member<PropertySymbol>? {
    for ancestor in ancestors(of: type) {
      guard case .declared(let id, _) = ancestor else { continue }
      if let symbol = self[id].properties[name], self[id].kind != .protocolType || !symbol.isBare {
        return Member(symbol: symbol, type: ancestor)
      }
    }
    for ancestor in ancestors(of: type) {
      guard case .declared(let id, _) = ancestor else { continue }
      if let symbol = self[id].properties[name] { return Member(symbol: symbol, type: ancestor) }
    }
    return nil
  }

  /// The functions of a name on a type and on what it inherits from, nearest first.
  func functions(_ name: String, of type: SemanticType) -> [Member<FunctionSymbol>] {
    ancestors(of: type).flatMap { ancestor -> [Member<FunctionSymbol>] in
      guard case .declared(let id, _) = ancestor else { return [] }
      return (self[id].functions[name] ?? []).map { Member(symbol: $0, type: ancestor) }
    }
  }
}

extension PropertySymbol {
  /// Whether it only states that conforming types have it.
  fileprivate var isBare: Bool { fact.getter == nil && fact.initial == nil }
}
