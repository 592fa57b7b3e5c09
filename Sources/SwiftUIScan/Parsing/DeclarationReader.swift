import SwiftSyntax

/// Reads one file's declarations out of its syntax tree.
struct DeclarationReader {
  let context: ReadingContext
  private(set) var facts = FileFacts()

  private var functions: FunctionReader { FunctionReader(context: context) }

  init(context: ReadingContext) {
    self.context = context
  }

  mutating func read(_ tree: SourceFileSyntax) {
    read(tree.statements, condition: nil)
  }

  private mutating func read(_ items: CodeBlockItemListSyntax, condition: String?) {
    for item in items {
      if case .decl(let declaration) = item.item { read(declaration, condition: condition) }
    }
  }

  private mutating func read(_ node: DeclSyntax, condition: String?) {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      facts.imports.append(node.path.map { TypeReader.plain($0.name) }.joined(separator: "."))
    case .functionDecl(let node):
      facts.functions.append(functions.read(node, condition: condition))
    case .variableDecl(let node):
      facts.properties += functions.read(node, condition: condition)
    case .typeAliasDecl(let node): facts.aliases.append(alias(node))
    case .ifConfigDecl(let directive):
      for (text, elements) in ConditionText.clauses(of: directive) {
        guard case .statements(let items) = elements else { continue }
        read(items, condition: ConditionText.both(condition, text))
      }
    default: readType(node, enclosing: [], condition: condition)
    }
  }

  private func alias(_ node: TypeAliasDeclSyntax) -> AliasFact {
    AliasFact(
      name: TypeReader.plain(node.name), type: TypeReader.read(node.initializer.value),
      generics: functions.generics(node.genericParameterClause))
  }

  private mutating func readType(_ node: DeclSyntax, enclosing: [String], condition: String?) {
    guard let shape = TypeShape(node) else { return }
    let inherits = shape.inheritance?.inheritedTypes.map { TypeReader.read($0.type) } ?? []
    guard !inherits.contains(where: { $0.lastName == "PreviewProvider" }) else { return }
    var fact = TypeFact(
      kind: shape.kind, name: shape.name, enclosing: enclosing,
      isPrivate: shape.modifiers.contains {
        $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
      },
      generics: functions.generics(shape.generics), inherits: inherits,
      attributes: functions.attributes(shape.attributes).map(\.name), condition: condition,
      place: context.place(of: shape.keyword))
    read(shape.members, into: &fact, condition: condition)
    facts.types.append(fact)
  }

  private mutating func read(
    _ members: MemberBlockItemListSyntax, into fact: inout TypeFact, condition: String?
  ) {
    for member in members { read(member.decl, into: &fact, condition: condition) }
  }

  private mutating func read(_ node: DeclSyntax, into fact: inout TypeFact, condition: String?) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): fact.properties += functions.read(node, condition: condition)
    case .functionDecl(let node):
      fact.functions.append(functions.read(node, condition: condition))
    case .initializerDecl(let node):
      fact.functions.append(functions.read(node, condition: condition))
    case .subscriptDecl(let node):
      fact.functions.append(functions.read(node, condition: condition))
    case .typeAliasDecl(let node): fact.aliases.append(alias(node))
    case .enumCaseDecl(let node):
      for element in node.elements {
        fact.cases.append(
          CaseFact(
            name: TypeReader.plain(element.name),
            parameters: functions.parameters(element.parameterClause), condition: condition,
            place: context.place(of: element)))
      }
    case .ifConfigDecl(let directive):
      for (text, elements) in ConditionText.clauses(of: directive) {
        guard case .decls(let members) = elements else { continue }
        read(members, into: &fact, condition: ConditionText.both(condition, text))
      }
    default:
      readType(
        node, enclosing: fact.enclosing + fact.name.split(separator: ".").map(String.init),
        condition: condition)
    }
  }
}

/// What the kinds of type declarations have in common.
private struct TypeShape {
  let kind: TypeFact.Kind
  let name: String
  let modifiers: DeclModifierListSyntax
  let attributes: AttributeListSyntax
  let inheritance: InheritanceClauseSyntax?
  let generics: GenericParameterClauseSyntax?
  let members: MemberBlockItemListSyntax
  let keyword: TokenSyntax

  init?(_ node: DeclSyntax) {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    modifiers = group.modifiers
    attributes = group.attributes
    inheritance = group.inheritanceClause
    members = group.memberBlock.members
    keyword = group.introducer
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      (kind, name) = (.structure, TypeReader.plain(node.name))
      generics = node.genericParameterClause
    case .classDecl(let node):
      (kind, name) = (.classType, TypeReader.plain(node.name))
      generics = node.genericParameterClause
    case .enumDecl(let node):
      (kind, name) = (.enumeration, TypeReader.plain(node.name))
      generics = node.genericParameterClause
    case .actorDecl(let node):
      (kind, name) = (.actor, TypeReader.plain(node.name))
      generics = node.genericParameterClause
    case .protocolDecl(let node):
      (kind, name) = (.protocolType, TypeReader.plain(node.name))
      generics = nil
    case .extensionDecl(let node):
      let parts: [String]
      if case .named(let components) = TypeReader.read(node.extendedType) {
        parts = components.map(\.name)
      } else if case .array = TypeReader.read(node.extendedType) {
        parts = ["Array"]
      } else {
        return nil
      }
      (kind, name) = (.extended, parts.joined(separator: "."))
      generics = nil
    default: return nil
    }
  }
}
