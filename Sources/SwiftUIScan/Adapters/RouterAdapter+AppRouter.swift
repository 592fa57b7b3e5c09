extension RouterAdapter {
  /// AppRouter keeps a path for each tab, and one sheet.
  static let appRouter = RouterAdapter(
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
}
