extension Expression: Storable {
  func write(to writer: inout FactWriter) {
    switch self {
    case .name(let name, let place): writer.write(0 as Tag, name, place)
    case .member(let base, let name, let place): writer.write(1 as Tag, base, name, place)
    case .call(let call): writer.write(2 as Tag, call)
    case .element(let base, let arguments): writer.write(3 as Tag, base, arguments)
    case .closure(let closure): writer.write(4 as Tag, closure)
    case .literal(let literal): writer.write(5 as Tag, literal)
    case .array(let items): writer.write(6 as Tag, items)
    case .dictionary(let entries): writer.write(7 as Tag, entries)
    case .tuple(let items): writer.write(8 as Tag, items)
    case .ternary(let condition, let first, let second):
      writer.write(9 as Tag, condition, first, second)
    case .assignment(let left, let right, let place): writer.write(10 as Tag, left, right, place)
    case .addition(let left, let right, let place): writer.write(11 as Tag, left, right, place)
    case .operation(let name, let left, let right): writer.write(12 as Tag, name, left, right)
    case .negation(let inner): writer.write(13 as Tag, inner)
    case .keyPath(let names): writer.write(14 as Tag, names)
    case .cast(let inner, let type): writer.write(15 as Tag, inner, type)
    case .type(let type): writer.write(16 as Tag, type)
    case .control(let statement): writer.write(17 as Tag, statement)
    case .conditional(let base, let chains): writer.write(18 as Tag, base, chains)
    case .other(let items): writer.write(19 as Tag, items)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self = try reader.nested { reader throws(FactReader.Broken) in
      try Self.simple(try reader.byte(), &reader)
    }
  }

  private static func simple(
    _ tag: UInt8, _ reader: inout FactReader
  ) throws(FactReader.Broken) -> Expression {
    switch tag {
    case 0: .name(try reader.read(), try reader.read())
    case 1: .member(try reader.read(), try reader.read(), try reader.read())
    case 2: .call(try reader.read())
    case 3: .element(try reader.read(), try reader.read())
    case 4: .closure(try reader.read())
    case 5: .literal(try reader.read())
    case 6: .array(try reader.read())
    case 7: .dictionary(try reader.read())
    case 8: .tuple(try reader.read())
    default: try operation(tag, &reader)
    }
  }

  private static func operation(
    _ tag: UInt8, _ reader: inout FactReader
  ) throws(FactReader.Broken) -> Expression {
    switch tag {
    case 9: .ternary(try reader.read(), try reader.read(), try reader.read())
    case 10: .assignment(try reader.read(), try reader.read(), try reader.read())
    case 11: .addition(try reader.read(), try reader.read(), try reader.read())
    case 12: .operation(try reader.read(), try reader.read(), try reader.read())
    case 13: .negation(try reader.read())
    case 14: .keyPath(try reader.read())
    case 15: .cast(try reader.read(), try reader.read())
    case 16: .type(try reader.read())
    case 17: .control(try reader.read())
    case 18: .conditional(base: try reader.read(), try reader.read())
    case 19: .other(try reader.read())
    default: throw FactReader.Broken()
    }
  }
}

extension Literal: Storable {
  func write(to writer: inout FactWriter) {
    switch self {
    case .text(let text): writer.write(0 as Tag, text)
    case .number(let number): writer.write(1 as Tag, number)
    case .flag(let flag): writer.write(2 as Tag, flag)
    case .none: writer.write(3 as Tag)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self =
      switch try reader.byte() {
      case 0: .text(try reader.read())
      case 1: .number(try reader.read())
      case 2: .flag(try reader.read())
      case 3: .none
      default: throw FactReader.Broken()
      }
  }
}

extension Argument: Storable {
  func write(to writer: inout FactWriter) { writer.write(label, value) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(label: try reader.read(), value: try reader.read())
  }
}

extension DictionaryEntry: Storable {
  func write(to writer: inout FactWriter) { writer.write(key, value) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(key: try reader.read(), value: try reader.read())
  }
}

extension Call: Storable {
  func write(to writer: inout FactWriter) { writer.write(callee, arguments, trailing, place) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(
      callee: try reader.read(), arguments: try reader.read(), trailing: try reader.read(),
      place: try reader.read())
  }
}

extension Closure: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(parameters, parameterTypes, body, place)
  }

  convenience init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(
      parameters: try reader.read(), types: try reader.read(), body: try reader.read(),
      place: try reader.read())
  }
}

extension ConditionalChain: Storable {
  func write(to writer: inout FactWriter) { writer.write(condition, chain) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(condition: try reader.read(), chain: try reader.read())
  }
}
