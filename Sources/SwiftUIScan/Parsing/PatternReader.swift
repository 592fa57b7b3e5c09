import SwiftSyntax

/// Reads patterns out of the syntax tree.
struct PatternReader {
  let expressions: ExpressionReader

  func read(_ pattern: PatternSyntax) -> Pattern {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): return .binding(TypeReader.plain(name.identifier))
    case .valueBindingPattern(let binding): return binds(read(binding.pattern))
    case .tuplePattern(let tuple):
      let parts = tuple.elements.map { read($0.pattern) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case .expressionPattern(let expression): return read(expression.expression)
    case .wildcardPattern: return .any
    default: return .any
    }
  }

  private func read(_ expression: ExprSyntax) -> Pattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      return .member(type(of: member.base), TypeReader.plain(member.declName.baseName), [])
    case .functionCallExpr(let call):
      guard case .member(let type, let name, _) = read(call.calledExpression) else {
        return .expression(expressions.read(expression))
      }
      return .member(type, name, call.arguments.map { read($0.expression) })
    case .patternExpr(let pattern): return read(pattern.pattern)
    case .optionalChainingExpr(let optional): return read(optional.expression)
    case .discardAssignmentExpr: return .any
    case .tupleExpr(let tuple):
      let parts = tuple.elements.map { read($0.expression) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    default: return .expression(expressions.read(expression))
    }
  }

  private func type(of base: ExprSyntax?) -> TypeReference? {
    guard let base else { return nil }
    if let name = base.as(DeclReferenceExprSyntax.self) {
      return .named(TypeReader.plain(name.baseName))
    }
    if let member = base.as(MemberAccessExprSyntax.self),
      case .named(let components)? = type(of: member.base)
    {
      return .named(components + [.init(name: TypeReader.plain(member.declName.baseName))])
    }
    return nil
  }

  /// `case let .item(id)`: names within are bound.
  private func binds(_ pattern: Pattern) -> Pattern {
    switch pattern {
    case .expression(.name(let name, _)): .binding(name)
    case .member(let type, let name, let parts): .member(type, name, parts.map { binds($0) })
    case .tuple(let parts): .tuple(parts.map { binds($0) })
    default: pattern
    }
  }
}
