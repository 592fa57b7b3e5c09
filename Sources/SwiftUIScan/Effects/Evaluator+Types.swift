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
