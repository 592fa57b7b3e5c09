import Foundation
import SwiftParser
import SwiftSyntax

/// Finds what the `// waymark:` comments of one file speak of.
///
/// A comment behind code speaks of its line, a comment on a line of its own of the next line with
/// code.
struct CorrectionReader {
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private let lines: [Substring]
  private let file: Int

  private init(text: String, file: Int) {
    let bytes = Array(text.utf8)
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    converter = SourceLocationConverter(fileName: "", tree: tree)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.file = file
  }

  /// The corrections of all files, in order.
  static func corrections(in files: [SourceFile], facts: [FileFacts]) -> [SourceCorrection] {
    var found: [SourceCorrection] = []
    for (index, fact) in facts.enumerated()
    where index < files.count && !fact.corrections.isEmpty {
      let reader = CorrectionReader(text: files[index].text, file: index)
      found += fact.corrections.compactMap { reader.correction($0) }
    }
    return found
  }

  private func correction(_ fact: CorrectionFact) -> SourceCorrection? {
    guard let own = indent(ofLine: fact.line) else { return nil }
    let column = (lines[fact.line - 1].range(of: "// waymark:")?.lowerBound).map {
      lines[fact.line - 1].utf8.distance(from: lines[fact.line - 1].startIndex, to: $0) + 1
    }
    let place = Place(file: file, line: fact.line, column: column ?? 1)
    var line = fact.line
    if column == own + 1 {
      line += 1
      while line <= lines.count, isBlank(line) { line += 1 }
    }
    let token = self.token(onLine: line)
    let node = token.map { Self.whole($0, converter) }
    let end = node.map { self.line(at: $0.endPositionBeforeTrailingTrivia) } ?? line
    return SourceCorrection(
      kind: SourceCorrection.kind(of: fact.text), text: fact.text, place: place,
      lines: line...max(line, end), around: node.map { calls(around: $0) } ?? [])
  }

  /// How many bytes of blanks a line begins with; nil where there is no such line.
  private func indent(ofLine line: Int) -> Int? {
    guard line > 0, line <= lines.count else { return nil }
    return lines[line - 1].utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private func isBlank(_ line: Int) -> Bool {
    let text = lines[line - 1].drop { $0.isWhitespace }
    return text.isEmpty || text.hasPrefix("//")
  }

  private func token(onLine line: Int) -> TokenSyntax? {
    guard line <= lines.count, let indent = indent(ofLine: line) else { return nil }
    let position = converter.position(ofLine: line, column: indent + 1)
    return tree.token(at: position)
  }

  private func line(at position: AbsolutePosition) -> Int { converter.location(for: position).line }

  /// The whole statement, modifier or declaration that begins with a token.
  private static func whole(_ token: TokenSyntax, _ converter: SourceLocationConverter) -> Syntax {
    var node = Syntax(token)
    if let member = token.parent?.as(MemberAccessExprSyntax.self), member.period == token {
      node = Syntax(member)
      if let call = member.parent?.as(FunctionCallExprSyntax.self) { node = Syntax(call) }
      return node
    }
    let start = token.positionAfterSkippingLeadingTrivia
    while let parent = node.parent, parent.positionAfterSkippingLeadingTrivia == start,
      !parent.is(CodeBlockItemListSyntax.self), !parent.is(MemberBlockItemListSyntax.self),
      !parent.is(SourceFileSyntax.self)
    {
      if let member = parent.as(MemberAccessExprSyntax.self),
        member.base?.id == node.id, isOnNewLine(member.period, after: node, converter)
      {
        return node
      }
      node = parent
    }
    return node
  }

  /// Whether a chain goes on below what comes before.
  private static func isOnNewLine(
    _ period: TokenSyntax, after node: Syntax, _ converter: SourceLocationConverter
  ) -> Bool {
    converter.location(for: period.positionAfterSkippingLeadingTrivia).line
      > converter.location(for: node.endPositionBeforeTrailingTrivia).line
  }

  /// The lines of the calls around a node, the innermost first.
  private func calls(around node: Syntax) -> [Int] {
    var found: [Int] = []
    var current = node.parent
    while let parent = current, !parent.is(MemberBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        let start =
          callee?.positionAfterSkippingLeadingTrivia ?? call.positionAfterSkippingLeadingTrivia
        let line = self.line(at: start)
        if found.last != line { found.append(line) }
      }
      current = parent.parent
    }
    return found
  }
}
