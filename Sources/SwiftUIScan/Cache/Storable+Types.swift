extension TypeReference: Storable {
  func write(to writer: inout FactWriter) {
    switch self {
    case .unknown: writer.write(tag: 0)
    case .named(let components):
      writer.write(tag: 1)
      writer.write(components)
    case .optional(let wrapped):
      writer.write(tag: 2)
      writer.write(wrapped)
    case .array(let element):
      writer.write(tag: 3)
      writer.write(element)
    case .dictionary(let key, let value):
      writer.write(tag: 4)
      writer.write(key, value)
    case .function(let parameters, let result):
      writer.write(tag: 5)
      writer.write(parameters, result)
    case .tuple(let elements):
      writer.write(tag: 6)
      writer.write(elements)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self = try reader.nested { reader throws(FactReader.Broken) in
      switch try reader.byte() {
      case 0: .unknown
      case 1: .named(try reader.read() as [Component])
      case 2: .optional(try reader.read())
      case 3: .array(try reader.read())
      case 4: .dictionary(try reader.read(), try reader.read())
      case 5: .function(try reader.read(), try reader.read())
      case 6: .tuple(try reader.read())
      default: throw FactReader.Broken()
      }
    }
  }
}

extension TypeReference.Component: Storable {
  func write(to writer: inout FactWriter) { writer.write(name, arguments) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(name: try reader.read(), arguments: try reader.read())
  }
}

extension TypeReference.Element: Storable {
  func write(to writer: inout FactWriter) { writer.write(label, type) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(label: try reader.read(), type: try reader.read())
  }
}

extension GenericParameter: Storable {
  func write(to writer: inout FactWriter) { writer.write(name, constraint) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(name: try reader.read(), constraint: try reader.read())
  }
}

extension TypeFact.Kind: Storable {
  private static let all: [TypeFact.Kind] = [
    .structure, .classType, .enumeration, .protocolType, .actor, .extended,
  ]

  func write(to writer: inout FactWriter) {
    writer.write(tag: UInt8(Self.all.firstIndex(of: self) ?? 0))
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    let index = Int(try reader.byte())
    guard index < Self.all.count else { throw FactReader.Broken() }
    self = Self.all[index]
  }
}
