extension RouterAdapter {
  /// Stinsen's coordinators declare routes as properties: each becomes a case, and the coordinator
  /// a view around its root.
  static let stinsen = RouterAdapter(
    module: "Stinsen", types: ["NavigationViewCoordinator"],
    text: """
      public final class NavigationViewCoordinator<Child> {
        let child: Child
        public init(_ child: Child) { self.child = child }
        public func view() -> some View { child.view() }
      }
      """,
    generated: { facts in
      let types = facts.flatMap(\.types)
      return StinsenCoordinator.all(in: types).map(\.text).joined(separator: "\n")
    })
}

/// A coordinator with the routes that it declares.
private struct StinsenCoordinator {
  /// A property that stands for a screen.
  struct Route {
    var name: String
    /// How it is shown: `push`, `modal`, `fullScreen`; nil for a root.
    var style: String?
    /// What makes its tab.
    var tabItem: String?
    /// What makes its content, called.
    var content: String
  }

  let name: String
  let isTabs: Bool
  let routes: [Route]

  static func all(in types: [TypeFact]) -> [StinsenCoordinator] {
    let kinds: Set<String> = ["NavigationCoordinatable", "TabCoordinatable"]
    let found = types.filter { type in
      type.kind != .extended && type.inherits.contains { kinds.contains($0.lastName ?? "") }
    }
    let names = Set(found.map(\.name))
    return found.map { type in
      let parts = types.filter { $0.fullName == type.fullName }
      return StinsenCoordinator(
        name: type.fullName,
        isTabs: type.inherits.contains { $0.lastName == "TabCoordinatable" },
        routes: parts.flatMap(\.properties).compactMap { property in
          route(property, functions: parts.flatMap(\.functions), coordinators: names)
        })
    }
  }

  private static func route(
    _ property: PropertyFact, functions: [FunctionFact], coordinators: Set<String>
  ) -> Route? {
    guard
      let attribute = property.attributes.first(where: { ["Root", "Route"].contains($0.name) }),
      case .name(let maker, _)? = property.initial,
      let function = functions.first(where: { $0.name == maker })
    else { return nil }
    let inputs = function.parameters.map { parameter in
      (parameter.label.map { $0 == "_" ? "" : "\($0): " } ?? "") + "stinsenInput"
    }
    let call = "\(maker)(\(inputs.joined(separator: ", ")))"
    let result = function.result?.coordinator ?? ""
    let isWrapped = function.result?.lastName == "NavigationViewCoordinator"
    var route = Route(
      name: property.name,
      content: coordinators.contains(result)
        ? (isWrapped ? "(stinsenInput as \(result)).view()" : "\(call).view()") : call)
    for argument in attribute.arguments {
      switch argument.value {
      case .member(nil, let style, _): route.style = style
      case .name(let item, _) where argument.label == "tabItem": route.tabItem = item
      default: break
      }
    }
    return route
  }

  var text: String { isTabs ? tabs : stack }

  private var tabs: String {
    let items = routes.map { route in
      route.content + (route.tabItem.map { ".tabItem { \($0)(isActive: true) }" } ?? "")
    }
    return """
      extension \(name) {
        final class Router {
          func focusFirst(_ path: Any) -> Any {}
        }
        func view() -> some View { TabView { \(items.joined(separator: "\n")) } }
      }
      """
  }

  private var stack: String {
    let roots = routes.filter { $0.style == nil }.map(\.content)
    let shown = routes.filter { $0.style != nil }
    let root =
      roots.count < 2
      ? roots.first ?? "EmptyView()"
      : roots.dropLast().map { "if stinsenRoot { \($0) }" }.joined(separator: " else ")
        + " else { \(roots[roots.count - 1]) }"
    guard !shown.isEmpty else {
      return "extension \(name) { \(router(of: [])) func view() -> some View { \(root) } }"
    }
    let cases = shown.map { "case .\($0.name): \($0.content)" }.joined(separator: "\n")
    return """
      extension \(name) {
        enum Route: Hashable { case \(shown.map(\.name).joined(separator: ", ")) }
        \(router(of: shown))
        @ViewBuilder func stinsenView(_ route: Route) -> some View {
          switch route {
          \(cases)
          }
        }
        func view() -> some View {
          NavigationStack(path: Router().path) {
            \(root)
            .navigationDestination(for: Route.self) { route in stinsenView(route) }
            .sheet(item: Router().modal) { route in stinsenView(route) }
            .fullScreenCover(item: Router().fullScreen) { route in stinsenView(route) }
          }
        }
      }
      """
  }

  /// What the screens of the coordinator navigate with.
  private func router(of shown: [Route]) -> String {
    let verbs = shown.map { route in
      let style = route.style ?? "push"
      return "case .\(route.name): "
        + (style == "push" ? "path.append(.\(route.name))" : "\(style) = .\(route.name)")
    }
    let route =
      shown.isEmpty
      ? ""
      : """
      var path: [Route]
      var modal: Route?
      var fullScreen: Route?
      func route(to route: Route, _ input: Any? = nil) {
        switch route {
        \(verbs.joined(separator: "\n"))
        }
      }
      func pop() { path.removeLast() }
      func popLast() { path.removeLast() }
      func popToRoot() { path.removeAll() }
      """
    return """
      final class Router {
        @Environment(\\.dismiss) var leave
        \(route)
        func dismissCoordinator() { leave() }
        func dismiss() { leave() }
      }
      """
  }
}

extension TypeReference {
  /// The coordinator that a function makes, without the one that only puts a stack around it.
  fileprivate var coordinator: String? {
    guard case .named(let parts) = self, let last = parts.last else { return lastName }
    guard last.name == "NavigationViewCoordinator" else { return last.name }
    return last.arguments.first?.lastName
  }
}
