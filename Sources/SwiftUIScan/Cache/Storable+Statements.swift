extension Statement: Storable {
  func write(to writer: inout FactWriter) {
    switch self {
    case .expression(let expression, let place): writer.write(0 as Tag, expression, place)
    case .declaration(let names, let type, let value): writer.write(1 as Tag, names, type, value)
    case .result(let value): writer.write(2 as Tag, value)
    case .branch(let clauses, let then, let otherwise):
      writer.write(3 as Tag, clauses, then, otherwise)
    case .check(let clauses, let otherwise): writer.write(4 as Tag, clauses, otherwise)
    case .choice(let subject, let branches, let place):
      writer.write(5 as Tag, subject, branches, place)
    case .loop(let pattern, let sequence, let body):
      writer.write(6 as Tag, pattern, sequence, body)
    case .block(let body): writer.write(7 as Tag, body)
    case .conditional(let parts): writer.write(8 as Tag, parts)
    case .function(let function): writer.write(9 as Tag, function)
    case .leave: writer.write(10 as Tag)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self = try reader.nested { reader throws(FactReader.Broken) in
      switch try reader.byte() {
      case 0: .expression(try reader.read(), try reader.read())
      case 1: .declaration(try reader.read(), try reader.read(), try reader.read())
      case 2: .result(try reader.read())
      case 3: .branch(try reader.read(), then: try reader.read(), otherwise: try reader.read())
      case 4: .check(try reader.read(), otherwise: try reader.read())
      case 5: .choice(try reader.read(), try reader.read(), try reader.read())
      case 6: .loop(try reader.read(), try reader.read(), try reader.read())
      case 7: .block(try reader.read())
      case 8: .conditional(try reader.read())
      case 9: .function(try reader.read())
      case 10: .leave
      default: throw FactReader.Broken()
      }
    }
  }
}

extension Clause: Storable {
  func write(to writer: inout FactWriter) {
    switch self {
    case .condition(let expression): writer.write(0 as Tag, expression)
    case .binding(let name, let value): writer.write(1 as Tag, name, value)
    case .match(let pattern, let value): writer.write(2 as Tag, pattern, value)
    case .available(let text): writer.write(3 as Tag, text)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self =
      switch try reader.byte() {
      case 0: .condition(try reader.read())
      case 1: .binding(try reader.read(), try reader.read())
      case 2: .match(try reader.read(), try reader.read())
      case 3: .available(try reader.read())
      default: throw FactReader.Broken()
      }
  }
}

extension Pattern: Storable {
  func write(to writer: inout FactWriter) {
    switch self {
    case .member(let type, let name, let parts): writer.write(0 as Tag, type, name, parts)
    case .binding(let name): writer.write(1 as Tag, name)
    case .tuple(let parts): writer.write(2 as Tag, parts)
    case .expression(let expression): writer.write(3 as Tag, expression)
    case .any: writer.write(4 as Tag)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self = try reader.nested { reader throws(FactReader.Broken) in
      switch try reader.byte() {
      case 0: .member(try reader.read(), try reader.read(), try reader.read())
      case 1: .binding(try reader.read())
      case 2: .tuple(try reader.read())
      case 3: .expression(try reader.read())
      case 4: .any
      default: throw FactReader.Broken()
      }
    }
  }
}

extension Branch: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(patterns, isDefault, hasGuard, condition, body, place)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(
      patterns: try reader.read(), isDefault: try reader.read(), hasGuard: try reader.read(),
      condition: try reader.read(), body: try reader.read(), place: try reader.read())
  }
}

extension ConditionalStatements: Storable {
  func write(to writer: inout FactWriter) { writer.write(condition, body) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(condition: try reader.read(), body: try reader.read())
  }
}
