import SwiftSyntax

/// What every reader of one file shares: where things are, how deep it has gone, and what reads the
/// bodies that it comes across.
final class ReadingContext {
  /// How deep expressions may be nested before the rest is left out.
  static let depthLimit = 10_000

  let file: Int
  private let converter: SourceLocationConverter
  private let bodyReader: any BodyReader.Type
  private var depth = 0
  /// Whether something nested too deep was left out.
  private(set) var isPartlyRead = false

  init(file: Int, tree: SourceFileSyntax, bodyReader: any BodyReader.Type) {
    self.file = file
    self.bodyReader = bodyReader
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// Reads the bodies of closures and functions, and control flow that gives a value.
  var bodies: any BodyReader { bodyReader.init(context: self) }

  func place(of node: some SyntaxProtocol) -> Place {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(file: file, line: location.line, column: location.column)
  }

  /// Does one more level of nesting, or gives nil where the limit is reached.
  func nested<Result>(_ body: () -> Result) -> Result? {
    guard depth < Self.depthLimit else {
      isPartlyRead = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}

/// Reads what stands in braces: a body's statements, whose expressions may hold bodies in turn.
///
/// The readers of expressions and functions know no more of statements than this.
protocol BodyReader {
  init(context: ReadingContext)

  func read(_ items: CodeBlockItemListSyntax?) -> [Statement]
  func read(_ node: IfExprSyntax) -> Statement
  func read(_ node: SwitchExprSyntax) -> Statement
}
