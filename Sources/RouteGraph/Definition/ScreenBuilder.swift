/// Something that can stand on a screen.
public protocol ScreenContent {
  /// The elements that it puts on the screen.
  var parts: ScreenParts { get }
}

/// Elements of a screen while their controls still hold routes.
public struct ScreenParts: Sendable {
  package var elements: [ElementTree<ControlDraft>]
  package var states: [SharedState]

  /// Creates no element.
  public init() {
    elements = []
    states = []
  }

  package init(_ element: ElementTree<ControlDraft>, states: [SharedState] = []) {
    elements = [element]
    self.states = states
  }

  /// The parts with their elements put inside another element.
  package func wrapped(
    _ wrap: ([ElementTree<ControlDraft>]) -> ElementTree<ControlDraft>
  ) -> ScreenParts {
    ScreenParts(wrap(elements), states: states)
  }

  package mutating func append(_ other: ScreenParts) {
    elements += other.elements
    states += other.states
  }
}

/// A control while it still holds routes.
package struct ControlDraft: Sendable {
  package let action: ActionTree<AnyRoute>
  package let place: SourcePlace
}

/// Reads a screen's elements as SwiftUI's view builder reads views; `for`, `if` and `switch` work.
@resultBuilder public enum ScreenBuilder {
  /// Takes one element.
  public static func buildExpression(_ content: some ScreenContent) -> ScreenParts {
    content.parts
  }

  /// Takes elements that were built before.
  public static func buildExpression(_ parts: ScreenParts) -> ScreenParts {
    parts
  }

  /// Explains what to write in place of a bare route.
  @available(
    *, unavailable,
    message: "a route is no element; lead to it with NavigationLink(_:value:) or Button(_:_:)"
  )
  public static func buildExpression(_ route: some Route) -> ScreenParts {
    ScreenParts()
  }

  /// Explains what to write in place of a bare string.
  @available(*, unavailable, message: "wrap the text in Text(_:)")
  public static func buildExpression(_ text: String) -> ScreenParts {
    ScreenParts()
  }

  /// Puts elements one after the other.
  public static func buildBlock(_ parts: ScreenParts...) -> ScreenParts {
    parts.reduce(into: ScreenParts()) { $0.append($1) }
  }

  /// Takes the elements of an `if` without `else`.
  public static func buildOptional(_ parts: ScreenParts?) -> ScreenParts {
    parts ?? ScreenParts()
  }

  /// Takes the elements of a first branch.
  public static func buildEither(first parts: ScreenParts) -> ScreenParts {
    parts
  }

  /// Takes the elements of a second branch.
  public static func buildEither(second parts: ScreenParts) -> ScreenParts {
    parts
  }

  /// Takes the elements of a loop.
  public static func buildArray(_ parts: [ScreenParts]) -> ScreenParts {
    parts.reduce(into: ScreenParts()) { $0.append($1) }
  }

  /// Takes the elements under `if #available`.
  public static func buildLimitedAvailability(_ parts: ScreenParts) -> ScreenParts {
    parts
  }
}
