/// A router whose source is outside of the scanned folders, told as the Swift that the scan reads in
/// its place.
///
/// Written for the scan: only what calls do to paths, sheets and tabs, by the names that the
/// packages document.
struct RouterAdapter: Sendable {
  /// The module that a file imports.
  var module: String
  /// The types that the text declares; where the scanned files declare one, they win.
  var types: [String]
  var text: String
  /// What is added for the types that the scanned files declare.
  var generated: @Sendable ([FileFacts]) -> String = { _ in "" }
  /// What is added as facts, since it holds bodies of the scanned files.
  var made: @Sendable ([FileFacts]) -> [TypeFact] = { _ in [] }

  static let all: [RouterAdapter] = [appRouter, flowStacks, navigator, stinsen, composable]

  private static let appRouter = RouterAdapter(
    module: "AppRouter", types: ["Router", "SimpleRouter"],
    text: """
      public final class Router<Tab, Destination, Sheet> {
        public var selectedTab: Tab
        public var presentedSheet: Sheet?
        var paths: [Destination]
        public init(initialTab: Tab) {}
        public subscript(tab: Tab) -> [Destination] { paths }
        public var selectedTabPath: [Destination] { paths }
        public func navigateTo(_ destination: Destination, for tab: Tab? = nil) {
          paths.append(destination)
        }
        public func popNavigation(for tab: Tab? = nil) { paths.removeLast() }
        public func popToRoot(for tab: Tab? = nil) { paths.removeAll() }
        public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }
        public func dismissSheet() { presentedSheet = nil }
      }
      public final class SimpleRouter<Destination, Sheet> {
        public var path: [Destination]
        public var presentedSheet: Sheet?
        public init() {}
        public func navigateTo(_ destination: Destination) { path.append(destination) }
        public func popNavigation() { path.removeLast() }
        public func popToRoot() { path.removeAll() }
        public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }
        public func dismissSheet() { presentedSheet = nil }
      }
      """)

  /// Routers of which only the name is known: nothing is guessed for them.
  static let unsupported: [String] = [
    "LinkNavigator", "TCACoordinators",
  ]
}
