extension RouterAdapter {
  /// FlowStacks keeps pushed and presented screens in one array; a style tells how each is shown.
  static let flowStacks = RouterAdapter(
    module: "FlowStacks", types: ["FlowNavigator", "FlowPresented"],
    text: """
      public typealias Route<Screen> = Screen
      public typealias Routes<Screen> = [Screen]
      public typealias FlowPath = NavigationPath
      public typealias FlowPathNavigator = FlowNavigator<AnyHashable>
      public final class FlowPresented<Screen> {
        public var sheet: Screen?
        public var cover: Screen?
      }
      public final class FlowNavigator<Screen> {
        @Environment(\\.dismiss) var leave
        public var routes: NavigationPath
        public func push(_ screen: Screen) { routes.append(screen) }
        public func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
          let presented = FlowPresented<Screen>()
          presented.sheet = screen
        }
        public func presentCover(_ screen: Screen, withNavigation: Bool = false) {
          let presented = FlowPresented<Screen>()
          presented.cover = screen
        }
        public func goBack(_ count: Int = 1) { routes.removeLast(count) }
        public func pop(_ count: Int = 1) { routes.removeLast(count) }
        public func goBackToRoot() { routes.removeAll() }
        public func popToRoot() { routes.removeAll() }
        public func dismiss(count: Int = 1) { leave() }
        public func dismissAll() { leave() }
      }
      public final class ArrayVerbs<Screen>: FlowNavigator<Screen> {}
      @ViewBuilder public func FlowStack(
        _ routes: Any, withNavigation: Bool = false, root: () -> some View
      ) -> some View { NavigationStack(path: routes) { root() } }
      @ViewBuilder public func FlowStack(
        withNavigation: Bool = false, root: () -> some View
      ) -> some View { NavigationStack { root() } }
      @ViewBuilder public func FlowLink<Value>(
        _ title: String, value: Value, style: FlowStyle
      ) -> some View { FlowLink(value: value, style: style) { Text(title) } }
      @ViewBuilder public func FlowLink<Value>(
        value: Value, style: FlowStyle, label: () -> some View
      ) -> some View {
        switch style {
        case .push: NavigationLink(value: value) { label() }
        case .sheet: Button { FlowNavigator<Value>().presentSheet(value) } label: { label() }
        case .cover: Button { FlowNavigator<Value>().presentCover(value) } label: { label() }
        }
      }
      public enum FlowStyle { case push, sheet(withNavigation: Bool), cover(withNavigation: Bool) }
      extension View {
        public func flowDestination<Data, Content: View>(
          for type: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
        ) -> some View {
          navigationDestination(for: type, destination: destination)
            .sheet(item: FlowPresented<Data>().sheet, for: type, content: destination)
            .fullScreenCover(item: FlowPresented<Data>().cover, for: type, content: destination)
        }
        public func flowDestination<Content: View>(
          isPresented: Binding<Bool>, style: FlowStyle,
          @ViewBuilder destination: @escaping () -> Content
        ) -> some View {
          navigationDestination(isPresented: isPresented, destination: destination)
        }
      }
      """)
}
