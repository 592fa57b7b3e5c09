/// What was looked up in the symbol table, kept because bodies ask for the same names again and
/// again.
struct TypeMemory {
  fileprivate var ancestors: [SemanticType: [SemanticType]] = [:]
  fileprivate var resolved: [Spelling: SemanticType] = [:]

  /// A spelt type and where it is looked up from.
  fileprivate struct Spelling: Hashable {
    let reference: TypeReference
    let file: Int
    let type: TypeID?
  }
}

extension Evaluator {
  /// Looks a spelt type up.
  func resolve(_ reference: TypeReference?, in scope: LexicalScope) -> SemanticType {
    guard let reference, reference != .unknown else { return .unknown }
    guard scope.generics.isEmpty else { return table.resolve(reference, in: scope) }
    let spelling = TypeMemory.Spelling(reference: reference, file: scope.file, type: scope.type)
    if let known = types.resolved[spelling] { return known }
    let found = table.resolve(reference, in: scope)
    types.resolved[spelling] = found
    return found
  }

  /// A type and what it inherits from, nearest first.
  func ancestors(of type: SemanticType) -> [SemanticType] {
    let type = type.unwrapped
    if let known = types.ancestors[type] { return known }
    let found = table.ancestors(of: type)
    types.ancestors[type] = found
    return found
  }

  func isView(_ type: SemanticType) -> Bool {
    guard let id = type.declaration else { return false }
    return table.isView(id)
  }
}
