import SwiftSyntax

/// Reads statements out of the syntax tree.
struct StatementReader: BodyReader {
  let context: ReadingContext

  private var expressions: ExpressionReader { ExpressionReader(context: context) }

  func read(_ items: CodeBlockItemListSyntax?) -> [Statement] {
    guard let items else { return [] }
    return context.nested { items.flatMap { read($0) } } ?? []
  }

  private func read(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let expression):
      if let node = expression.as(IfExprSyntax.self) { return [read(node)] }
      if let node = expression.as(SwitchExprSyntax.self) { return [read(node)] }
      return [.expression(expressions.read(expression), context.place(of: expression))]
    case .stmt(let statement): return read(statement)
    case .decl(let declaration): return read(declaration)
    @unknown default: return []
    }
  }

  private func read(_ statement: StmtSyntax) -> [Statement] {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      if let branch = node.expression.as(IfExprSyntax.self) { return [read(branch)] }
      if let choice = node.expression.as(SwitchExprSyntax.self) { return [read(choice)] }
      return [.expression(expressions.read(node.expression), context.place(of: node))]
    case .returnStmt(let node): return [.result(expressions.read(node.expression))]
    case .guardStmt(let node):
      return [.check(clauses(node.conditions), otherwise: read(node.body.statements))]
    case .forStmt(let node):
      let body = Statement.loop(
        PatternReader(expressions: expressions).read(node.pattern),
        expressions.read(node.sequence), read(node.body.statements))
      return [body]
    case .whileStmt(let node):
      return [.branch(clauses(node.conditions), then: read(node.body.statements), otherwise: [])]
    case .repeatStmt(let node): return [.block(read(node.body.statements))]
    case .doStmt(let node):
      let body = read(node.body.statements)
      guard !node.catchClauses.isEmpty else { return [.block(body)] }
      let failing = node.catchClauses.flatMap { read($0.body.statements) }
      return [.branch([.condition(.other([]))], then: body, otherwise: failing)]
    case .deferStmt(let node): return [.block(read(node.body.statements))]
    case .breakStmt, .continueStmt, .throwStmt, .fallThroughStmt: return [.leave]
    default: return []
    }
  }

  private func read(_ declaration: DeclSyntax) -> [Statement] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.map { read($0) }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return [.function(FunctionReader(context: context).read(function, condition: nil))]
    }
    if let directive = declaration.as(IfConfigDeclSyntax.self) {
      let parts = ConditionText.clauses(of: directive).compactMap {
        text, elements -> ConditionalStatements? in
        guard case .statements(let items) = elements else { return nil }
        return ConditionalStatements(condition: text, body: read(items))
      }
      return [.conditional(parts)]
    }
    return []
  }

  private func read(_ binding: PatternBindingSyntax) -> Statement {
    let value = expressions.read(binding.initializer?.value)
    let type = binding.typeAnnotation.map { TypeReader.read($0.type) }
    if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
      let names = tuple.elements.map {
        $0.pattern.as(IdentifierPatternSyntax.self).map { TypeReader.plain($0.identifier) } ?? "_"
      }
      return .declaration(names, type, value)
    }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    return .declaration([name.map(TypeReader.plain) ?? "_"], type, value)
  }

  func read(_ node: IfExprSyntax) -> Statement {
    let otherwise: [Statement]
    switch node.elseBody {
    case .ifExpr(let more): otherwise = context.nested { [read(more)] } ?? []
    case .codeBlock(let block): otherwise = read(block.statements)
    case nil: otherwise = []
    @unknown default: otherwise = []
    }
    return .branch(
      clauses(node.conditions), then: read(node.body.statements), otherwise: otherwise)
  }

  func read(_ node: SwitchExprSyntax) -> Statement {
    let subject = expressions.read(node.subject)
    return .choice(
      subject, branches(node.cases, condition: nil), context.place(of: node))
  }

  private func branches(_ cases: SwitchCaseListSyntax, condition: String?) -> [Branch] {
    cases.flatMap { element -> [Branch] in
      switch element {
      case .switchCase(let node): return [branch(node, condition: condition)]
      case .ifConfigDecl(let directive):
        return ConditionText.clauses(of: directive).flatMap { text, elements -> [Branch] in
          guard case .switchCases(let cases) = elements else { return [] }
          return branches(cases, condition: ConditionText.both(condition, text))
        }
      @unknown default: return []
      }
    }
  }

  private func branch(_ node: SwitchCaseSyntax, condition: String?) -> Branch {
    var patterns: [Pattern] = []
    var isDefault = false
    var hasGuard = false
    switch node.label {
    case .default: isDefault = true
    case .case(let label):
      let reader = PatternReader(expressions: expressions)
      patterns = label.caseItems.map { reader.read($0.pattern) }
      hasGuard = label.caseItems.contains { $0.whereClause != nil }
    @unknown default: isDefault = true
    }
    return Branch(
      patterns: patterns, isDefault: isDefault, hasGuard: hasGuard, condition: condition,
      body: read(node.statements), place: context.place(of: node))
  }

  func clauses(_ list: ConditionElementListSyntax) -> [Clause] {
    list.map { element in
      switch element.condition {
      case .expression(let expression): return .condition(expressions.read(expression))
      case .availability(let availability):
        return .available(
          "\(availability.availabilityKeyword.text)(\(availability.availabilityArguments.trimmedDescription))"
        )
      case .matchingPattern(let match):
        return .match(
          PatternReader(expressions: expressions).read(match.pattern),
          expressions.read(match.initializer.value))
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        return .binding(
          name.map(TypeReader.plain) ?? "_", expressions.read(binding.initializer?.value))
      @unknown default: return .available("")
      }
    }
  }
}
