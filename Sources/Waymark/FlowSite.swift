public import RouteGraph

/// A site of one or several flows, and the program that builds it.
///
/// ```swift
/// @main struct Site: FlowSite {
///   var flows: [Flow] {
///     Flow("Champions") { NavigationStack { ShopRoute.home } }
///   }
/// }
/// ```
public protocol FlowSite {
  /// Creates the site.
  init()
  /// The site's title.
  var title: String { get }
  /// The interface language as a BCP 47 tag: `ko` and `ko-KR` are Korean, every other is English.
  var language: String { get }
  /// The flows in the order in which the site lists them.
  @FlowBuilder var flows: [Flow] { get }
}

extension FlowSite {
  /// `Waymark`.
  public var title: String { "Waymark" }
  /// `en`.
  public var language: String { "en" }
}

/// Reads the flows of a site; `for` and `if` work.
@resultBuilder public enum FlowBuilder {
  /// Takes one flow.
  public static func buildExpression(_ flow: Flow) -> [Flow] { [flow] }

  /// Takes several flows.
  public static func buildExpression(_ flows: [Flow]) -> [Flow] { flows }

  /// Puts flows one after the other.
  public static func buildBlock(_ flows: [Flow]...) -> [Flow] { flows.flatMap(\.self) }

  /// Takes the flows of a loop.
  public static func buildArray(_ flows: [[Flow]]) -> [Flow] { flows.flatMap(\.self) }

  /// Takes the flows of an `if` without `else`.
  public static func buildOptional(_ flows: [Flow]?) -> [Flow] { flows ?? [] }

  /// Takes the flows of a first branch.
  public static func buildEither(first flows: [Flow]) -> [Flow] { flows }

  /// Takes the flows of a second branch.
  public static func buildEither(second flows: [Flow]) -> [Flow] { flows }
}
