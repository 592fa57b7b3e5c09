/// Collects the names that statements use.
struct NameCollector {
  private(set) var names: Set<String> = []

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression, _): visit(expression)
    case .declaration(_, _, let value): visit(value)
    case .result(let value): visit(value)
    case .branch(let clauses, let then, let otherwise):
      clauses.forEach { visit($0) }
      visit(then)
      visit(otherwise)
    case .check(let clauses, let otherwise):
      clauses.forEach { visit($0) }
      visit(otherwise)
    case .choice(let subject, let branches, _):
      visit(subject)
      for branch in branches { visit(branch.body) }
    case .loop(_, let sequence, let body):
      visit(sequence)
      visit(body)
    case .block(let body): visit(body)
    case .conditional(let parts): parts.forEach { visit($0.body) }
    case .function(let function): visit(function.body ?? [])
    case .leave: break
    }
  }

  private mutating func visit(_ clause: Clause) {
    switch clause {
    case .condition(let expression): visit(expression)
    case .binding(let name, let value):
      if let value { visit(value) } else { names.insert(name) }
    case .match(_, let value): visit(value)
    case .available: break
    }
  }

  private mutating func visit(_ expression: Expression?) {
    if let expression { visit(expression) }
  }

  private mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .name(let name, _): names.insert(name)
    case .member(let base, _, _): visit(base)
    case .call(let call):
      visit(call.callee)
      visit(call.allArguments)
    case .element(let base, let arguments):
      visit(base)
      visit(arguments)
    case .closure(let closure): visit(closure.body)
    case .array(let items), .other(let items): items.forEach { visit($0) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .tuple(let items): visit(items)
    case .ternary(let condition, let first, let second):
      [condition, first, second].forEach { visit($0) }
    case .assignment(let left, let right, _), .addition(let left, let right, _),
      .operation(_, let left, let right):
      visit(left)
      visit(right)
    case .negation(let inner), .cast(let inner, _): visit(inner)
    case .control(let statement): visit(statement)
    case .conditional(let base, let chains):
      visit(base)
      chains.forEach { visit($0.chain) }
    case .literal, .keyPath, .type: break
    }
  }
}
