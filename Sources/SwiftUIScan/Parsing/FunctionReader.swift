import SwiftSyntax

/// Reads functions, initialisers, properties and their attributes out of the syntax tree.
struct FunctionReader {
  let context: ReadingContext

  private var expressions: ExpressionReader { ExpressionReader(context: context) }

  func read(_ node: FunctionDeclSyntax, condition: String?) -> FunctionFact {
    FunctionFact(
      name: TypeReader.plain(node.name),
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { TypeReader.read($0.type) },
      body: node.body.map { context.bodies.read($0.statements) },
      context: FunctionContext(
        generics: generics(node.genericParameterClause), attributes: attributes(node.attributes),
        isStatic: isStatic(node.modifiers), condition: condition, place: context.place(of: node)))
  }

  func read(_ node: InitializerDeclSyntax, condition: String?) -> FunctionFact {
    FunctionFact(
      name: "init", parameters: parameters(node.signature.parameterClause), result: nil,
      body: node.body.map { context.bodies.read($0.statements) },
      context: FunctionContext(
        generics: generics(node.genericParameterClause), attributes: attributes(node.attributes),
        isStatic: true, condition: condition, place: context.place(of: node)))
  }

  func read(_ node: SubscriptDeclSyntax, condition: String?) -> FunctionFact {
    FunctionFact(
      name: "subscript", parameters: parameters(node.parameterClause),
      result: TypeReader.read(node.returnClause.type),
      body: getter(node.accessorBlock),
      context: FunctionContext(
        generics: [], attributes: attributes(node.attributes),
        isStatic: isStatic(node.modifiers), condition: condition, place: context.place(of: node)))
  }

  func read(_ node: VariableDeclSyntax, condition: String?) -> [PropertyFact] {
    let attributes = attributes(node.attributes)
    var type: TypeReference?
    let facts = node.bindings.reversed().compactMap { binding -> PropertyFact? in
      if let annotation = binding.typeAnnotation { type = TypeReader.read(annotation.type) }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      return PropertyFact(
        name: TypeReader.plain(name), type: type,
        initial: expressions.read(binding.initializer?.value),
        getter: getter(binding.accessorBlock), attributes: attributes,
        isStatic: isStatic(node.modifiers),
        isConstant: node.bindingSpecifier.tokenKind == .keyword(.let), condition: condition,
        place: context.place(of: node.bindingSpecifier))
    }
    return facts.reversed()
  }

  private func getter(_ block: AccessorBlockSyntax?) -> [Statement]? {
    switch block?.accessors {
    case .getter(let items): return context.bodies.read(items)
    case .accessors(let accessors):
      let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      return getter?.body.map { context.bodies.read($0.statements) }
    case nil: return nil
    @unknown default: return nil
    }
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
    clause.parameters.map { parameter in
      let first = TypeReader.plain(parameter.firstName)
      return ParameterFact(
        label: first == "_" ? nil : first,
        name: parameter.secondName.map(TypeReader.plain) ?? first,
        type: TypeReader.read(parameter.type),
        standard: expressions.read(parameter.defaultValue?.value))
    }
  }

  func parameters(_ clause: EnumCaseParameterClauseSyntax?) -> [ParameterFact] {
    clause?.parameters.map { parameter in
      let label = parameter.firstName.map(TypeReader.plain)
      return ParameterFact(
        label: label == "_" ? nil : label, name: label ?? "", type: TypeReader.read(parameter.type),
        standard: expressions.read(parameter.defaultValue?.value))
    } ?? []
  }

  func generics(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    clause?.parameters.map {
      GenericParameter(
        name: TypeReader.plain($0.name), constraint: $0.inheritedType.map { TypeReader.read($0) })
    } ?? []
  }

  func attributes(_ list: AttributeListSyntax) -> [AttributeFact] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let type = TypeReader.read(attribute.attributeName)
      var arguments: [Argument] = []
      if case .argumentList(let list) = attribute.arguments {
        arguments = expressions.arguments(list)
      }
      return AttributeFact(name: type.lastName ?? "", type: type, arguments: arguments)
    }
  }

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }
}
