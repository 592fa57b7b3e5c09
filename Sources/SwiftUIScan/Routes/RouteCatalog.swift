/// Which types are routes, decided by how they are used.
struct RouteCatalog {
  let table: SymbolTable
  let survey: Survey
  /// The enumerations of which destinations are made, in order.
  private(set) var routes: [TypeID] = []
  private var isRoute: Set<TypeID> = []

  init(table: SymbolTable, survey: Survey) {
    self.table = table
    self.survey = survey
    for presentation in survey.registered + survey.windows {
      add(presentation.type)
      add(presentation.cases.first.map { .declared($0.type, []) })
    }
    for state in survey.presentations.keys.sorted() {
      for presentation in survey.presentations[state] ?? [] {
        add(presentation.type)
        add(presentation.cases.first.map { .declared($0.type, []) })
      }
    }
    for state in survey.tabSelections.keys.sorted() { add(survey.tabSelections[state]) }
    for state in survey.listSelections.keys.sorted() { add(survey.listSelections[state]) }
  }

  private mutating func add(_ type: SemanticType?) {
    guard let id = type?.declaration, table[id].kind == .enumeration else { return }
    if isRoute.insert(id).inserted { routes.append(id) }
  }

  mutating func add(_ id: TypeID) { add(.declared(id, [])) }

  func contains(_ id: TypeID) -> Bool { isRoute.contains(id) }

  /// The only route that has a case of a name.
  func owner(ofCase name: String) -> TypeID? {
    let owners = routes.filter { id in table[id].cases.contains { $0.name == name } }
    return owners.count == 1 ? owners[0] : nil
  }

  /// Whether a variable holds the path of a stack.
  func isPath(_ state: StateReference) -> Bool {
    if survey.paths[state] != nil { return true }
    guard let owner = state.owner, let property = table[owner].properties[state.name] else {
      return false
    }
    let type = table.resolve(property.fact.type, in: table.scope(of: .declared(owner, [])))
    if case .external("NavigationPath", _) = type { return true }
    guard case .array(let element) = type, let id = element.declaration else { return false }
    return survey.registered.contains { $0.type.declaration == id }
  }
}
