extension RouterAdapter {
  /// Navigator's destinations are views, and each says by which method it is shown.
  static let navigator = RouterAdapter(
    module: "NavigatorUI", types: ["Navigator", "NavigatorPresented"],
    text: """
      public protocol NavigationDestination: Hashable, View {}
      public protocol NavigationProvidedDestination: NavigationDestination {}
      extension NavigationDestination { public var method: NavigationMethod { .push } }
      public enum NavigationMethod {
        case push, send, sheet, managedSheet, cover, managedCover
      }
      public final class NavigatorPresented<Destination> {
        public var sheet: Destination?
        public var cover: Destination?
      }
      public final class Navigator {
        @Environment(\\.dismiss) var leave
        public static var current: Navigator?
        public var path: NavigationPath
        public func navigate<Destination>(to destination: Destination) {
          navigate(to: destination, method: destination.method)
        }
        public func navigate<Destination>(
          to destination: Destination, method: NavigationMethod
        ) {
          let presented = NavigatorPresented<Destination>()
          switch method {
          case .sheet, .managedSheet: presented.sheet = destination
          case .cover, .managedCover: presented.cover = destination
          case .push: path.append(destination)
          case .send: break
          }
        }
        public func push<Destination>(_ destination: Destination) { path.append(destination) }
        public func present<Destination>(sheet: Destination, managed: Bool? = nil) {
          let presented = NavigatorPresented<Destination>()
          presented.sheet = sheet
        }
        public func present<Destination>(cover: Destination, managed: Bool? = nil) {
          let presented = NavigatorPresented<Destination>()
          presented.cover = cover
        }
        public func pop(last count: Int = 1) -> Bool { path.removeLast(count) }
        public func popAll() -> Bool { path.removeLast(path.count) }
        public func dismiss() -> Bool { leave() }
        public func back() -> Bool { leave() }
      }
      extension EnvironmentValues { public var navigator: Navigator }
      extension View {
        public func navigationDestination<Destination>(
          _ type: Destination.Type
        ) -> some View { navigatorDestination(type) }
        public func navigationDestinationAutoReceive<Destination>(
          _ type: Destination.Type
        ) -> some View { navigatorDestination(type) }
        public func navigatorDestination<Destination>(_ type: Destination.Type) -> some View {
          navigationDestination(for: type) { $0 }
            .sheet(item: NavigatorPresented<Destination>().sheet, for: type) { $0 }
            .fullScreenCover(item: NavigatorPresented<Destination>().cover, for: type) { $0 }
        }
        public func navigate<Content: View>(
          trigger: Binding<Bool>, destination: Content
        ) -> some View { navigationDestination(isPresented: trigger) { destination } }
      }
      """,
    generated: { facts in
      let names = destinations(in: facts).map { "\n    .navigatorDestination(\($0).self)" }
      return """
        @ViewBuilder public func ManagedNavigationStack(
          name: String? = nil, content: (Navigator) -> some View
        ) -> some View {
          NavigationStack(path: Navigator().path) {
            content(Navigator())\(names.joined())
          }
        }
        @ViewBuilder public func ManagedNavigationStack(
          scene: String, content: (Navigator) -> some View
        ) -> some View { ManagedNavigationStack(name: scene, content: content) }
        """
    })

  /// The enumerations that can be shown, which a managed stack knows without being told.
  private static func destinations(in facts: [FileFacts]) -> [String] {
    let known: Set<String> = ["NavigationDestination", "NavigationProvidedDestination"]
    var names: [String] = []
    for type in facts.flatMap(\.types) where type.kind == .enumeration || type.kind == .extended {
      guard type.inherits.contains(where: { known.contains($0.lastName ?? "") }),
        !names.contains(type.fullName)
      else { continue }
      names.append(type.fullName)
    }
    return names.sorted()
  }
}
