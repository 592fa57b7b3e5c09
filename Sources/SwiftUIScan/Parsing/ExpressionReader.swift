import SwiftParser
import SwiftSyntax

/// Reads expressions out of the syntax tree.
struct ExpressionReader {
  let context: ReadingContext

  func read(_ node: ExprSyntax) -> Expression {
    context.nested { readNested(node) } ?? .other([])
  }

  func read(_ node: ExprSyntax?) -> Expression? {
    node.map { read($0) }
  }

  private func readNested(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      return .name(TypeReader.plain(name.baseName), context.place(of: name))
    case .memberAccessExpr(let member): return read(member)
    case .functionCallExpr(let call): return read(call)
    case .macroExpansionExpr(let macro):
      return .other(macro.arguments.map { read($0.expression) })
    case .subscriptCallExpr(let element):
      return .element(read(element.calledExpression), arguments(element.arguments))
    case .closureExpr(let closure): return .closure(read(closure))
    case .sequenceExpr(let sequence):
      let reader = SequenceReader(context: context) { read($0) }
      return reader.read(Array(sequence.elements))
    case .ifExpr(let node): return .control(context.bodies.read(node))
    case .switchExpr(let node): return .control(context.bodies.read(node))
    case .postfixIfConfigExpr(let node): return read(node)
    case .keyPathExpr(let path): return .keyPath(names(of: path))
    case .tupleExpr(let tuple): return read(tuple)
    case .arrayExpr(let array): return .array(array.elements.map { read($0.expression) })
    case .dictionaryExpr(let dictionary): return read(dictionary)
    default: return readTransparent(node)
    }
  }

  /// Literals, and what navigation sees through.
  private func readTransparent(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let chain): return read(chain.expression)
    case .forceUnwrapExpr(let unwrap): return read(unwrap.expression)
    case .tryExpr(let node): return read(node.expression)
    case .awaitExpr(let node): return read(node.expression)
    case .inOutExpr(let node): return read(node.expression)
    case .consumeExpr(let node): return read(node.expression)
    case .copyExpr(let node): return read(node.expression)
    case .prefixOperatorExpr(let node):
      return node.operator.text == "!" ? .negation(read(node.expression)) : read(node.expression)
    case .postfixOperatorExpr(let node): return read(node.expression)
    case .genericSpecializationExpr(let node): return read(node)
    case .asExpr(let node): return .cast(read(node.expression), TypeReader.read(node.type))
    case .typeExpr(let node): return .type(TypeReader.read(node.type))
    case .stringLiteralExpr(let literal): return .literal(.text(text(of: literal)))
    case .integerLiteralExpr(let literal):
      return Int(literal.literal.text).map { .literal(.number($0)) } ?? .other([])
    case .booleanLiteralExpr(let literal):
      return .literal(.flag(literal.literal.tokenKind == .keyword(.true)))
    case .nilLiteralExpr: return .literal(.none)
    case .superExpr: return .name("super", context.place(of: node))
    default: return .other([])
    }
  }

  private func read(_ member: MemberAccessExprSyntax) -> Expression {
    let name = TypeReader.plain(member.declName.baseName)
    let place = context.place(of: member.declName)
    guard let base = member.base else { return .member(nil, name, place) }
    if name == "self" { return read(base) }
    return .member(read(base), name, place)
  }

  private func read(_ call: FunctionCallExprSyntax) -> Expression {
    var trailing: [Argument] = []
    if let closure = call.trailingClosure {
      trailing.append(Argument(label: nil, value: .closure(read(closure))))
    }
    for more in call.additionalTrailingClosures {
      trailing.append(
        Argument(label: TypeReader.plain(more.label), value: .closure(read(more.closure))))
    }
    let callee = read(call.calledExpression)
    return .call(
      Call(
        callee: callee, arguments: arguments(call.arguments), trailing: trailing,
        place: place(ofCallee: callee) ?? context.place(of: call)))
  }

  /// Where the called name stands, which in a chain is a line of its own.
  private func place(ofCallee callee: Expression) -> Place? {
    switch callee {
    case .name(_, let place), .member(_, _, let place): place
    default: nil
    }
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label.map(TypeReader.plain), value: read($0.expression)) }
  }

  func read(_ closure: ClosureExprSyntax) -> Closure {
    var names: [String] = []
    var types: [TypeReference?] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list):
      names = list.map { TypeReader.plain($0.name) }
      types = names.map { _ in nil }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        names.append(TypeReader.plain(parameter.secondName ?? parameter.firstName))
        types.append(parameter.type.map { TypeReader.read($0) })
      }
    case nil: break
    @unknown default: break
    }
    return Closure(
      parameters: names, types: types, body: context.bodies.read(closure.statements),
      place: context.place(of: closure))
  }

  private func read(_ tuple: TupleExprSyntax) -> Expression {
    let elements = arguments(tuple.elements)
    if elements.count == 1, let only = elements.first, only.label == nil { return only.value }
    return .tuple(elements)
  }

  private func read(_ dictionary: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { DictionaryEntry(key: read($0.key), value: read($0.value)) })
  }

  private func read(_ node: GenericSpecializationExprSyntax) -> Expression {
    let arguments = node.genericArgumentClause.arguments.map { argument -> TypeReference in
      if case .type(let type) = argument.argument { return TypeReader.read(type) }
      return .unknown
    }
    switch read(node.expression) {
    case .name(let name, _): return .type(.named(name, arguments))
    case let base: return base
    }
  }

  private func read(_ node: PostfixIfConfigExprSyntax) -> Expression {
    let base: Expression
    if let before = node.base {
      base = read(before)
    } else {
      base = .name(ConditionalChain.base, context.place(of: node))
    }
    let chains = ConditionText.clauses(of: node.config).compactMap { text, elements in
      if case .postfixExpression(let chain) = elements {
        return ConditionalChain(condition: text, chain: read(rebasing: chain))
      }
      return nil
    }
    return .conditional(base: base, chains)
  }

  /// A chain under an `#if` begins with a dot: its missing base is the expression before.
  private func read(rebasing chain: ExprSyntax) -> Expression {
    read(chain).rebased(context.place(of: chain))
  }

  private func names(of path: KeyPathExprSyntax) -> [String] {
    path.components.compactMap { component in
      if case .property(let property) = component.component {
        return TypeReader.plain(property.declName.baseName)
      }
      return nil
    }
  }

  /// The text of a literal, interpolations as `…`.
  func text(of literal: StringLiteralExprSyntax) -> String {
    if let plain = literal.representedLiteralValue { return plain }
    let isRaw = literal.openingPounds != nil
    return literal.segments.map { segment in
      switch segment {
      case .stringSegment(let text):
        isRaw ? text.content.text : EscapedText.decode(text.content.text)
      case .expressionSegment(let inner): placeholder(inner)
      @unknown default: ""
      }
    }.joined()
  }
}

extension ExpressionReader {
  /// What stands for an interpolated value: the name that it goes by.
  private func placeholder(_ segment: ExpressionSegmentSyntax) -> String {
    guard let inner = segment.expressions.first?.expression else { return "…" }
    switch read(inner) {
    case .name(let name, _), .member(_, let name, _): return "{\(name)}"
    default: return "…"
    }
  }
}

extension Expression {
  /// The same chain with ``ConditionalChain/base`` under its innermost implicit member.
  fileprivate func rebased(_ place: Place) -> Expression {
    switch self {
    case .member(nil, let name, let at): .member(.name(ConditionalChain.base, place), name, at)
    case .member(let base?, let name, let at): .member(base.rebased(place), name, at)
    case .call(var call):
      {
        call.callee = call.callee.rebased(place)
        return .call(call)
      }()
    case .element(let base, let arguments): .element(base.rebased(place), arguments)
    case .conditional(let base, let chains): .conditional(base: base.rebased(place), chains)
    default: self
    }
  }
}
