/// A value that says how it reads as part of a route.
///
/// Strings, numbers, `Bool`, `UUID`, raw-representable values and enums need no conformance, and
/// neither do types with an `id`, a `name` or a `title`: paths have the `id`, and people read the
/// `name` or the `title`. A type with none of these is the warning `value-without-name`. Two values
/// of a route case that read the same are the warning `ambiguous-destination`.
public protocol RouteValue {
  /// The value in names and paths; made safe for file systems before it is used.
  var routeSlug: String { get }
  /// The value as people read it.
  var routeLabel: String { get }
}

extension RouteValue {
  /// The slug, for a type that says nothing else.
  public var routeLabel: String { routeSlug }
}

extension String: RouteValue {
  /// The text itself.
  public var routeSlug: String { self }
}
