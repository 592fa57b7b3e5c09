/// A route value that can be reached: case and concrete associated values. One destination is one
/// page.
public struct Destination: Hashable, Sendable {
  /// The destination's name.
  public var id: DestinationID
  /// The name of the route's type, or `View` for a scanned view that is no enum case.
  public var type: String
  /// The name of the case; nil where a plain value type is registered.
  public var caseName: String?
  /// The name of the view that shows it, where a scan found one.
  public var view: String? = nil
  /// The associated values, in order.
  public var values: [RouteArgument] = []
  /// The screen's title.
  public var title: String
  /// The line under the title.
  public var subtitle: String? = nil
  /// What the screen asks of the navigation bar.
  public var bar = BarOptions()
  /// The URL that opens the destination from outside the app.
  public var deepLink: String? = nil
  /// What the screen shows, top to bottom.
  public var elements: [Element] = []
  /// Where the screen is written.
  public var source: SourceLocation? = nil
  /// What must hold for the destination to exist.
  public var condition: Condition? = nil
}

extension Destination {
  /// Creates a destination of a route case.
  public init(id: DestinationID, type: String, caseName: String?, title: String) {
    self.init(id: id, type: type, caseName: caseName, view: nil, title: title)
  }
}

/// One associated value of a route.
public struct RouteArgument: Hashable, Sendable {
  /// The argument's label, where it has one.
  public var label: String?
  /// The name of its type.
  public var type: String
  /// The value as people read it.
  public var text: String
  /// The value in names and paths.
  public var slug: String

  /// Creates an associated value.
  public init(label: String?, type: String, text: String, slug: String) {
    self.label = label
    self.type = type
    self.text = text
    self.slug = slug
  }
}
