/// The name of one destination in a flow: `shop-route/champion/ahri`.
///
/// Made by ``DestinationNaming`` from the route's type, case and values alone. It is a relative
/// path too: the page of a destination is `<flow>/<id>.html`.
public struct DestinationID: Hashable, Sendable, RawRepresentable, Comparable {
  /// The name as text, its parts separated by `/`.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Orders as text.
  public static func < (left: DestinationID, right: DestinationID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension DestinationID: CustomStringConvertible {
  /// The name as text.
  public var description: String { rawValue }
}

/// The name of one flow, and of its folder in the site: `champions-per-tab`.
public struct FlowID: Hashable, Sendable, RawRepresentable {
  /// The name as text.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The name of one tab within its tab view.
public struct TabID: Hashable, Sendable, RawRepresentable {
  /// The name as text.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The name of a value that several screens share.
public struct StateID: Hashable, Sendable, RawRepresentable {
  /// The name as text.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
