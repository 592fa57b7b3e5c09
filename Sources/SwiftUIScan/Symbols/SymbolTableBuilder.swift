/// Builds the symbol table from the facts of every file.
struct SymbolTableBuilder {
  private var table = SymbolTable()

  /// Builds the table; the files must be in order of path.
  static func build(_ facts: [FileFacts], paths: [String]) -> SymbolTable {
    var builder = SymbolTableBuilder()
    builder.table.files = paths.map { FilePlacement(path: $0) }
    for (file, fact) in facts.enumerated() { builder.addGlobals(fact, file: file) }
    for fact in facts { builder.addDeclarations(fact.types) }
    builder.nest()
    for fact in facts {
      for type in fact.types where type.kind == .extended { builder.addExtension(type) }
    }
    builder.finish()
    return builder.table
  }

  private mutating func addGlobals(_ facts: FileFacts, file: Int) {
    for function in facts.functions {
      table.functions[function.name, default: []].append(
        FunctionSymbol(fact: function, owner: nil))
    }
    for property in facts.properties where table.properties[property.name] == nil {
      table.properties[property.name] = PropertySymbol(fact: property, owner: nil)
    }
    for alias in facts.aliases {
      table.aliases[alias.name, default: []].append(.init(fact: alias, file: file))
    }
  }

  private mutating func addDeclarations(_ types: [TypeFact]) {
    for type in types where type.kind != .extended {
      let id = declare(type, fullName: type.fullName)
      addMembers(of: type, to: id)
    }
  }

  private mutating func declare(_ type: TypeFact, fullName: String) -> TypeID {
    let id = TypeID(index: table.types.count)
    table.types.append(
      TypeSymbol(
        id: id, name: type.name, fullName: fullName, kind: type.kind, outer: nil,
        generics: type.generics, condition: type.condition, place: type.place,
        isPrivate: type.isPrivate))
    if type.enclosing.isEmpty {
      table.topLevel[type.name, default: []].append(id)
    } else {
      pending.append((id, type.enclosing))
    }
    return id
  }

  /// Nested types whose enclosing type is still to be found.
  private var pending: [(TypeID, [String])] = []

  /// Puts nested types into the types around them, outer ones first.
  private mutating func nest() {
    for (id, enclosing) in pending.sorted(by: { $0.1.count < $1.1.count }) {
      let file = table[id].place.file
      guard let outer = find(enclosing, from: file), outer != id else {
        table.topLevel[table[id].name, default: []].append(id)
        continue
      }
      table.types[id.index].outer = outer
      if table.types[outer.index].nested[table[id].name] == nil {
        table.types[outer.index].nested[table[id].name] = id
      }
    }
    pending = []
  }

  private func find(_ path: [String], from file: Int) -> TypeID? {
    guard let first = path.first else { return nil }
    var current = table.nearest(table.topLevel[first] ?? [], to: file)
    for name in path.dropFirst() {
      guard let outer = current else { return nil }
      current = table[outer].nested[name]
    }
    return current
  }

  private mutating func addExtension(_ type: TypeFact) {
    let path = type.enclosing + type.name.split(separator: ".").map(String.init)
    let reference = TypeReference.named(path.map { .init(name: $0) })
    let id: TypeID
    if case .declared(let found, _) = table.resolve(reference, in: .init(file: type.place.file)) {
      id = found
    } else {
      id = declareExternal(type, name: path.joined(separator: "."))
    }
    addMembers(of: type, to: id)
  }

  private mutating func declareExternal(_ type: TypeFact, name: String) -> TypeID {
    var fact = type
    fact.name = name
    fact.enclosing = []
    let id = declare(fact, fullName: name)
    table.types[id.index].isExternal = true
    return id
  }

  private mutating func addMembers(of type: TypeFact, to id: TypeID) {
    table.types[id.index].inherits += type.inherits.map {
      .init(type: $0, file: type.place.file)
    }
    table.types[id.index].cases += type.cases
    for property in type.properties {
      guard table.types[id.index].properties[property.name] == nil else { continue }
      table.types[id.index].properties[property.name] = PropertySymbol(fact: property, owner: id)
      if !property.isStatic, property.getter == nil {
        table.types[id.index].storedOrder.append(property.name)
      }
    }
    for function in type.functions {
      table.types[id.index].functions[function.name, default: []].append(
        FunctionSymbol(fact: function, owner: id))
    }
    for alias in type.aliases { table.types[id.index].aliases[alias.name] = alias }
  }

  private mutating func finish() {
    for symbol in table.types { table.nameCount[symbol.name, default: 0] += 1 }
    table.ancestry = table.types.map { table.ancestorNames(of: $0.id) }
    for symbol in table.types {
      for ancestor in table.ancestors(of: .declared(symbol.id, [])).dropFirst() {
        guard case .declared(let id, _) = ancestor, table[id].kind == .protocolType else {
          continue
        }
        table.conforming[id, default: []].append(symbol.id)
      }
      guard !symbol.isExternal, !table.isView(symbol.id) else { continue }
      for name in symbol.functions.keys.sorted() where name != "init" && name != "subscript" {
        table.methods[name, default: []] += symbol.functions[name] ?? []
      }
    }
  }
}
