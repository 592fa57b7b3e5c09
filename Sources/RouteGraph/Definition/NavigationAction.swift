/// What a button does: `.push(…)`, `.present(.sheet, …)`, `.popToRoot`.
///
/// The effects are those of ``BackStackMachine``.
public struct NavigationAction: Sendable {
  package let action: ActionTree<AnyRoute>
  package let states: [SharedState]
  let deepLinkRule: DeepLinkRule?

  private init(
    _ action: ActionTree<AnyRoute>, states: [SharedState] = [], deepLinkRule: DeepLinkRule? = nil
  ) {
    self.action = action
    self.states = states
    self.deepLinkRule = deepLinkRule
  }

  /// Appends routes to the path, the last one on top.
  public static func push(_ routes: any Route...) -> NavigationAction {
    NavigationAction(.push(routes.map(AnyRoute.init)))
  }

  /// Shows a route off the path, as `navigationDestination(isPresented:)` does.
  public static func show(_ route: any Route) -> NavigationAction {
    NavigationAction(.show(AnyRoute(route)))
  }

  /// Removes the last routes from the path: `path.removeLast(count)`.
  public static func pop(_ count: Int = 1) -> NavigationAction {
    NavigationAction(.pop(count))
  }

  /// Removes everything above the last entry of the path that equals the route.
  public static func popTo(_ route: any Route) -> NavigationAction {
    NavigationAction(.popTo(AnyRoute(route)))
  }

  /// Empties the path.
  public static var popToRoot: NavigationAction { NavigationAction(.popToRoot) }

  /// Removes the top screen, as the bar's back button does.
  public static var back: NavigationAction { NavigationAction(.back) }

  /// Removes the top screen, or closes the presented layer at its root.
  public static var dismiss: NavigationAction { NavigationAction(.dismiss) }

  /// Closes every presented layer.
  public static var dismissAll: NavigationAction { NavigationAction(.dismissAll) }

  /// Puts another route in place of the path's last.
  public static func replaceTop(_ route: any Route) -> NavigationAction {
    NavigationAction(.replaceTop(AnyRoute(route)))
  }

  /// Puts other routes in place of the whole path.
  public static func setStack(_ routes: any Route...) -> NavigationAction {
    NavigationAction(.setStack(routes.map(AnyRoute.init)))
  }

  /// Puts other routes in place of the whole path.
  public static func setStack(_ routes: [any Route]) -> NavigationAction {
    NavigationAction(.setStack(routes.map(AnyRoute.init)))
  }

  /// Opens a new layer.
  ///
  /// - Parameters:
  ///   - style: How the layer is drawn and left.
  ///   - route: The layer's first screen.
  ///   - inStack: Whether the layer has a navigation stack of its own.
  ///   - rule: What becomes of a deep link that arrives while the layer is open; nil where the flow
  ///     leaves it open, which is reported in a flow with deep links.
  public static func present(
    _ style: PresentationStyle, _ route: any Route, inStack: Bool = false,
    onDeepLink rule: DeepLinkRule? = nil
  ) -> NavigationAction {
    NavigationAction(.present(style, AnyRoute(route), inStack: inStack), deepLinkRule: rule)
  }

  /// Opens a sheet: `present(.sheet, …)`.
  public static func sheet(
    _ route: any Route, inStack: Bool = false, onDeepLink rule: DeepLinkRule? = nil
  ) -> NavigationAction {
    .present(.sheet, route, inStack: inStack, onDeepLink: rule)
  }

  /// Switches to the tab of that id; with routes, they become that tab's path.
  public static func selectTab(_ id: String, stack routes: any Route...) -> NavigationAction {
    NavigationAction(.selectTab(TabID(rawValue: id), stack: routes.map(AnyRoute.init)))
  }

  /// Sets what a column of a split view shows; columns count from 1, the leftmost.
  public static func select(column: Int, _ route: any Route) -> NavigationAction {
    NavigationAction(.select(column: column, AnyRoute(route)))
  }

  /// Opens a URL outside the app.
  public static func openURL(_ url: String) -> NavigationAction {
    NavigationAction(.openURL(url))
  }

  /// Puts a constant into a shared value.
  public static func set<Value>(_ value: SharedValue<Value>, to new: Value) -> NavigationAction {
    NavigationAction(.set(value.id, .to(new.stateValue)), states: [value.state])
  }

  /// Puts as many random letters and digits into a shared value.
  public static func set(_ value: SharedValue<String>, random length: Int) -> NavigationAction {
    NavigationAction(.set(value.id, .random(length: length)), states: [value.state])
  }

  /// Turns yes into no and no into yes.
  public static func toggle(_ value: SharedValue<Bool>) -> NavigationAction {
    NavigationAction(.set(value.id, .toggle), states: [value.state])
  }
}
