/// Which types are routes, decided by how they are used.
struct RouteCatalog {
  let table: SymbolTable
  let survey: Survey
  /// The enumerations of which destinations are made, in order.
  private(set) var routes: [TypeID] = []
  private var isRoute: Set<TypeID> = []
  private let paths: Set<StateReference>
  /// The cases that stand for the cases of the route that they hold.
  private(set) var nested: [OuterCase: TypeID] = [:]

  init(table: SymbolTable, survey: Survey) {
    self.table = table
    self.survey = survey
    paths = Self.paths(table, survey)
    for presentation in survey.registered + survey.windows {
      add(presentation)
    }
    for state in survey.presentations.keys.sorted() {
      for presentation in survey.presentations[state] ?? [] {
        add(presentation)
      }
    }
    for state in survey.tabSelections.keys.sorted() { add(survey.tabSelections[state]) }
    for state in survey.listSelections.keys.sorted() { add(survey.listSelections[state]) }
  }

  private mutating func add(_ presentation: Presentation) {
    add(presentation.type)
    for content in presentation.cases {
      if let outer = content.outer { nested[outer] = content.type }
      add(.declared(content.type, []))
    }
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
  func isPath(_ state: StateReference) -> Bool { paths.contains(state) }

  /// Every variable that holds the path of a stack: bound to one, or of a type that only paths have.
  private static func paths(_ table: SymbolTable, _ survey: Survey) -> Set<StateReference> {
    var paths = Set(survey.paths.keys)
    let registered = Set(survey.registered.compactMap(\.type.declaration))
    for symbol in table.types {
      for (name, property) in symbol.properties where property.fact.type?.mayBePath == true {
        let type = table.resolve(
          property.fact.type, in: table.scope(of: .declared(symbol.id, [])))
        let isPath =
          switch type {
          case .external("NavigationPath", _): true
          case .array(let element): element.declaration.map { registered.contains($0) } ?? false
          default: false
          }
        if isPath { paths.insert(StateReference(owner: symbol.id, name: name)) }
      }
    }
    return paths
  }
}

extension TypeReference {
  /// Whether the type is an array, or a name that may stand for one.
  fileprivate var mayBePath: Bool {
    switch self {
    case .array, .named: true
    default: false
    }
  }
}
