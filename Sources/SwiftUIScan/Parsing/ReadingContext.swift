import SwiftSyntax

/// What every reader of one file shares: where things are, and how deep it has gone.
final class ReadingContext {
  /// How deep expressions may be nested before the rest is left out.
  static let depthLimit = 10_000

  let file: Int
  private let converter: SourceLocationConverter
  private var depth = 0
  /// Whether something nested too deep was left out.
  private(set) var isPartlyRead = false

  init(file: Int, tree: SourceFileSyntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

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
