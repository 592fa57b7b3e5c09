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

/// A value that says how it reads as part of a route.
///
/// Strings, numbers, `Bool`, `UUID`, raw-representable values and enums without payload need no
/// conformance, and neither do types with an `id` and a `name` or `title`.
public protocol RouteValue {
  /// The value in names and paths; made safe for file systems before it is used.
  var routeSlug: String { get }
  /// The value as people read it.
  var routeLabel: String { get }
}

extension RouteValue {
  /// The slug.
  public var routeLabel: String { routeSlug }
}

extension String: RouteValue {
  /// The text itself.
  public var routeSlug: String { self }
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
    func isEqual<R: Route>(_ route: R) -> Bool { (right.route as? R) == route }
    return isEqual(left.route)
  }

  /// Hashes type and value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: route)))
    route.hash(into: &hasher)
  }
}
