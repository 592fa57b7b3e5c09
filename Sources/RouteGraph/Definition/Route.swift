// A route says what its screen is, a screen is built of parts, and the controls among the parts lead
// to routes: none of the three can be read without the others.

/// A destination type of a navigation stack: an enum whose cases are the kinds of screens and whose
/// associated values are the screens' parameters.
///
/// The names of cases and values are read from the values themselves. A route that conforms to
/// `CustomStringConvertible` must describe a case without values by the case's name.
///
/// ```swift
/// enum ShopRoute: Route {
///   case home, champion(Champion)
///
///   var screen: Screen {
///     switch self {
///     case .home: Screen("Champions") { NavigationLink("Ahri", value: ShopRoute.champion(.ahri)) }
///     case .champion(let champion): Screen(champion.name)
///     }
///   }
/// }
/// ```
public protocol Route: Hashable, Sendable {
  /// What the route shows.
  var screen: Screen { get }
}

/// What a destination shows: a title, what it asks of the bars, and its elements.
///
/// ```swift
/// Screen("Ahri", subtitle: "The Nine-Tailed Fox") {
///   Button("Buy a skin", .push(ShopRoute.buySkin(.ahri)))
/// }
/// .deepLink("shop://champion/ahri")
/// ```
public struct Screen: Sendable {
  /// The title; nil for the container's default title.
  package var title: String?
  /// The line under the title.
  package var subtitle: String?
  /// What the screen asks of the bars.
  package var bar = BarDraft()
  /// The URL that opens the screen from outside the app.
  package var deepLink: String?
  /// What must hold for the screen to exist.
  package var condition: Condition?
  /// The elements, top to bottom.
  package var content: ScreenParts
  /// Where the screen is written.
  package let place: SourcePlace

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title; nil for the container's default title.
  ///   - subtitle: The line under the title.
  ///   - content: The elements, top to bottom.
  public init(
    _ title: String? = nil, subtitle: String? = nil, filePath: StaticString = #filePath,
    line: UInt = #line, @ScreenBuilder content: () -> ScreenParts = { ScreenParts() }
  ) {
    self.title = title
    self.subtitle = subtitle
    self.content = content()
    place = SourcePlace(filePath: filePath, line: line)
  }
}

/// What a screen asks of the bars while its controls still hold routes.
package struct BarDraft: Sendable {
  /// Whether the screen hides the system's back button.
  package var isBackButtonHidden = false
  /// Whether the screen hides the whole bar.
  package var isHidden = false
  /// Whether the screen hides the tab bar under it.
  package var isTabBarHidden = false
  /// Whether the title is drawn large, under the bar.
  package var hasLargeTitle = false
  /// The controls before the title.
  package var leading = ScreenParts()
  /// The controls after the title.
  package var trailing = ScreenParts()
}

/// Something that can stand on a screen.
///
/// A type of your own lists what it is made of, as a SwiftUI view does in its body:
///
/// ```swift
/// struct ChampionRow: ScreenContent {
///   let champion: Champion
///
///   var parts: ScreenParts {
///     Image(champion.name, shape: .avatar)
///     Text(champion.name).font(.headline)
///   }
/// }
/// ```
public protocol ScreenContent {
  /// The elements that it puts on the screen.
  @ScreenBuilder var parts: ScreenParts { get }
}

/// Elements of a screen while their controls still hold routes.
public struct ScreenParts: Sendable {
  /// Most parts are one element, which needs no array.
  private enum Content: Sendable {
    case one(ElementTree<ControlDraft>)
    case several([ElementTree<ControlDraft>])
  }

  private let content: Content
  /// The shared values that the elements show or change.
  package let states: [SharedState]

  /// The elements, in order.
  package var elements: [ElementTree<ControlDraft>] {
    switch content {
    case .one(let element): [element]
    case .several(let elements): elements
    }
  }

  /// Creates no element.
  public init() {
    content = .several([])
    states = []
  }

  /// Wraps one element, with the shared values that it shows or changes.
  package init(_ element: ElementTree<ControlDraft>, states: [SharedState] = []) {
    content = .one(element)
    self.states = states
  }

  /// Puts parts one after the other.
  package init(joining parts: [ScreenParts]) {
    var elements: [ElementTree<ControlDraft>] = []
    elements.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts {
      switch part.content {
      case .one(let element): elements.append(element)
      case .several(let more): elements.append(contentsOf: more)
      }
    }
    content = .several(elements)
    states = parts.allSatisfy { $0.states.isEmpty } ? [] : parts.flatMap { $0.states }
  }

  private var count: Int {
    switch content {
    case .one: 1
    case .several(let elements): elements.count
    }
  }

  /// The parts with their elements put inside another element.
  package func wrapped(
    _ wrap: ([ElementTree<ControlDraft>]) -> ElementTree<ControlDraft>
  ) -> ScreenParts {
    ScreenParts(wrap(elements), states: states)
  }

  /// Puts other parts behind these.
  package mutating func append(_ other: ScreenParts) {
    self = ScreenParts(joining: [self, other])
  }
}

/// A control while it still holds routes.
package struct ControlDraft: Sendable {
  /// What the control does.
  package let action: ActionTree<AnyRoute>
  let deepLinkRule: DeepLinkRule?
  /// Where the control is written.
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

  /// Takes what stands alone as it is.
  public static func buildBlock(_ parts: ScreenParts) -> ScreenParts {
    parts
  }

  /// Puts elements one after the other.
  public static func buildBlock(_ parts: ScreenParts...) -> ScreenParts {
    ScreenParts(joining: parts)
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
    ScreenParts(joining: parts)
  }

  /// Takes the elements under `if #available`.
  public static func buildLimitedAvailability(_ parts: ScreenParts) -> ScreenParts {
    parts
  }
}

/// A route of any type, compared by type and value.
package struct AnyRoute: Sendable {
  /// The route.
  package let route: any Route

  /// Wraps a route.
  package init(_ route: any Route) {
    self.route = route
  }
}

extension AnyRoute: Hashable {
  /// Whether both are of the same type and equal.
  package static func == (left: AnyRoute, right: AnyRoute) -> Bool {
    // With both types open, the cast is a comparison of two pointers.
    func isEqual<Left: Route, Right: Route>(_ left: Left, _ right: Right) -> Bool {
      if case let right as Left = right { left == right } else { false }
    }
    return isEqual(left.route, right.route)
  }

  /// Hashes type and value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: route)))
    route.hash(into: &hasher)
  }
}
