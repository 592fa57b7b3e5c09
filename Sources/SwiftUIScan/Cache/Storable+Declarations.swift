extension FileFacts: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(types, functions, properties, aliases, imports, corrections, isPartlyRead)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    types = try reader.read()
    functions = try reader.read()
    properties = try reader.read()
    aliases = try reader.read()
    imports = try reader.read()
    corrections = try reader.read()
    isPartlyRead = try reader.read()
  }
}

extension TypeFact: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(kind, name, enclosing, isPrivate, generics, inherits, attributes, condition, place)
    writer.write(properties, functions, cases, aliases)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(
      kind: try reader.read(), name: try reader.read(), enclosing: try reader.read(),
      isPrivate: try reader.read(), generics: try reader.read(), inherits: try reader.read(),
      attributes: try reader.read(), condition: try reader.read(), place: try reader.read(),
      properties: try reader.read(), functions: try reader.read(), cases: try reader.read(),
      aliases: try reader.read())
  }
}

extension PropertyFact: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(name, type, initial, getter, attributes, isStatic, isConstant, condition, place)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(
      name: try reader.read(), type: try reader.read(), initial: try reader.read(),
      getter: try reader.read(), attributes: try reader.read(), isStatic: try reader.read(),
      isConstant: try reader.read(), condition: try reader.read(), place: try reader.read())
  }
}

extension AttributeFact: Storable {
  func write(to writer: inout FactWriter) { writer.write(name, type, arguments) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(name: try reader.read(), type: try reader.read(), arguments: try reader.read())
  }
}

extension FunctionFact: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(name, parameters, result, body)
    writer.write(generics, attributes, isStatic, condition, place)
  }

  convenience init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(
      name: try reader.read(), parameters: try reader.read(), result: try reader.read(),
      body: try reader.read(),
      context: FunctionContext(
        generics: try reader.read(), attributes: try reader.read(), isStatic: try reader.read(),
        condition: try reader.read(), place: try reader.read()))
  }
}

extension ParameterFact: Storable {
  func write(to writer: inout FactWriter) { writer.write(label, name, type, standard) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(
      label: try reader.read(), name: try reader.read(), type: try reader.read(),
      standard: try reader.read())
  }
}

extension CaseFact: Storable {
  func write(to writer: inout FactWriter) { writer.write(name, parameters, condition, place) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(
      name: try reader.read(), parameters: try reader.read(), condition: try reader.read(),
      place: try reader.read())
  }
}

extension AliasFact: Storable {
  func write(to writer: inout FactWriter) { writer.write(name, type, generics) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(name: try reader.read(), type: try reader.read(), generics: try reader.read())
  }
}

extension CorrectionFact: Storable {
  func write(to writer: inout FactWriter) { writer.write(line, text) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(line: try reader.read(), text: try reader.read())
  }
}
