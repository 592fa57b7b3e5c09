import SwiftSyntax

/// Reads operators in a row, which the parser leaves unfolded, from the weakest to the strongest.
struct SequenceReader {
  let context: ReadingContext
  /// Reads what stands between the operators.
  let operand: (ExprSyntax) -> Expression

  /// Groups of operators of one strength, weakest first; `??` is weaker than arithmetic.
  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="], ["??"],
  ]

  func read(_ elements: [ExprSyntax]) -> Expression {
    guard elements.count > 1 else {
      return elements.first.map { operand($0) } ?? .other([])
    }
    if let place = elements.firstIndex(where: { isAssignment($0) }) {
      return assignment(elements, at: place)
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return ternary(elements, at: place)
    }
    for level in Self.levels {
      guard let place = elements.lastIndex(where: { level.contains(operatorText($0) ?? "") })
      else { continue }
      return .operation(
        operatorText(elements[place]) ?? "", read(Array(elements[..<place])),
        read(Array(elements[(place + 1)...])))
    }
    if let cast = elements.last?.as(UnresolvedAsExprSyntax.self) { _ = cast }
    return casts(elements) ?? arithmetic(elements)
  }

  private func assignment(_ elements: [ExprSyntax], at place: Int) -> Expression {
    let target = read(Array(elements[..<place]))
    let value = read(Array(elements[(place + 1)...]))
    let offset = context.place(of: elements[0])
    switch operatorText(elements[place]) {
    case nil: return .assignment(target, value, offset)
    case "+=": return .addition(target, value, offset)
    default: return .other([target, value])
    }
  }

  private func ternary(_ elements: [ExprSyntax], at place: Int) -> Expression {
    guard let middle = elements[place].as(UnresolvedTernaryExprSyntax.self) else {
      return .other([])
    }
    return .ternary(
      read(Array(elements[..<place])), operand(middle.thenExpression),
      read(Array(elements[(place + 1)...])))
  }

  /// `value as Type`, which the parser writes as value, `as`, type.
  private func casts(_ elements: [ExprSyntax]) -> Expression? {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      place + 1 < elements.count, let type = elements[place + 1].as(TypeExprSyntax.self)
    else {
      guard elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) }) else { return nil }
      return .other([operand(elements[0])])
    }
    return .cast(read(Array(elements[..<place])), TypeReader.read(type.type))
  }

  private func arithmetic(_ elements: [ExprSyntax]) -> Expression {
    if elements.count == 3, let text = operatorText(elements[1]) {
      return .operation(text, operand(elements[0]), operand(elements[2]))
    }
    return .other(
      elements.filter { operatorText($0) == nil }.map { operand($0) })
  }

  private func isAssignment(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) { return true }
    return ["+=", "-=", "*=", "/=", "|=", "&="].contains(operatorText(element) ?? "")
  }

  private func operatorText(_ element: ExprSyntax) -> String? {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}
