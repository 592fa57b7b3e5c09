/// What was looked up in the symbol table, kept because bodies ask for the same names again and
/// again.
struct TypeMemory {
  var ancestors: [SemanticType: [SemanticType]] = [:]
  var resolved: [Spelling: SemanticType] = [:]

  /// A spelt type and where it is looked up from.
  struct Spelling: Hashable {
    let reference: TypeReference
    let file: Int
    let type: TypeID?
  }
}
