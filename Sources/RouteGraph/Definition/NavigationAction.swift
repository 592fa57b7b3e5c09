/// What a button does: `.push(…)`, `.present(.sheet, …)`, `.popToRoot`.
///
/// The effects are those of ``BackStackMachine``. Where an action can't be carried out, its control
/// is dead, and the page says why: `no-stack` where there is no stack around the screen to change.
/// An action that no app can carry out is the error `impossible-action`.
public struct NavigationAction: Sendable {
  /// What happens to the back stack.
  package let action: ActionTree<AnyRoute>
  /// The shared values that the action changes.
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
  ///
  /// Dead where no stack is around the screen, `no-stack`.
  ///
  /// - Parameter routes: The routes, at least one; none is the error `impossible-action`.
  public static func push(_ routes: any Route...) -> NavigationAction {
    NavigationAction(.push(routes.map(AnyRoute.init)))
  }

  /// Shows a route off the path, as `navigationDestination(isPresented:)` does.
  public static func show(_ route: any Route) -> NavigationAction {
    NavigationAction(.show(AnyRoute(route)))
  }

  /// Removes the last routes from the path, and everything above them: `path.removeLast(count)`.
  ///
  /// Dead where the path holds fewer, `pop-past-root`: the app would stop there.
  ///
  /// - Parameter count: How many, from 0; a negative number is the error `impossible-action`.
  public static func pop(_ count: Int = 1) -> NavigationAction {
    NavigationAction(.pop(count))
  }

  /// Removes everything above the last entry of the path that equals the route.
  ///
  /// Dead where the path holds none, `pop-target-missing`; the stack's root is not on the path.
  public static func popTo(_ route: any Route) -> NavigationAction {
    NavigationAction(.popTo(AnyRoute(route)))
  }

  /// Empties the path: removes its first entry and everything above that.
  ///
  /// Screens that a flag shows straight from the root stay, and the page says so, `flag-still-set`.
  public static var popToRoot: NavigationAction { NavigationAction(.popToRoot) }

  /// Removes the top screen, as the bar's back button does; dead at a stack's root,
  /// `nothing-to-dismiss`.
  public static var back: NavigationAction { NavigationAction(.back) }

  /// Removes the top screen, or closes the presented layer at its root; dead at the app's own root,
  /// `nothing-to-dismiss`.
  public static var dismiss: NavigationAction { NavigationAction(.dismiss) }

  /// Closes every presented layer; dead where there is none, `nothing-to-dismiss`.
  public static var dismissAll: NavigationAction { NavigationAction(.dismissAll) }

  /// Puts another route in place of the path's last entry and everything above it.
  ///
  /// Where the path is empty, the route becomes its first entry.
  public static func replaceTop(_ route: any Route) -> NavigationAction {
    NavigationAction(.replaceTop(AnyRoute(route)))
  }

  /// Puts other routes in place of the whole path, the last one on top; without any it is emptied.
  public static func setStack(_ routes: any Route...) -> NavigationAction {
    NavigationAction(.setStack(routes.map(AnyRoute.init)))
  }

  /// Puts other routes in place of the whole path, the last one on top; without any it is emptied.
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

  /// Switches to a tab, which has kept its stack.
  ///
  /// The selected tab again goes back to its root. Dead where no tab view has the tab,
  /// `no-such-tab`.
  ///
  /// - Parameters:
  ///   - id: The tab's id, by default the slug of its title: `home` for `Tab("Home")`.
  ///   - routes: What becomes the tab's path; without any, another tab's stays as it was left.
  public static func selectTab(_ id: String, stack routes: any Route...) -> NavigationAction {
    NavigationAction(.selectTab(TabID(rawValue: id), stack: routes.map(AnyRoute.init)))
  }

  /// Sets what a column of a split view shows, and starts the columns right of it anew.
  ///
  /// Dead where no split view is around the screen or has the column, `no-such-column`.
  ///
  /// - Parameters:
  ///   - column: The column, from 1, the leftmost; a lower number is the error
  ///     `impossible-action`.
  ///   - route: What it shows.
  public static func select(column: Int, _ route: any Route) -> NavigationAction {
    NavigationAction(.select(column: column, AnyRoute(route)))
  }

  /// Opens a URL outside the app; dead where a page may not link to it, `unsafe-link`.
  public static func openURL(_ url: String) -> NavigationAction {
    NavigationAction(.openURL(url))
  }

  /// Puts a constant into a shared value.
  public static func set<Value>(_ value: SharedValue<Value>, to new: Value) -> NavigationAction {
    NavigationAction(.set(value.id, .to(new.stateValue)), states: [value.state])
  }

  /// Puts random letters and digits into a shared value.
  ///
  /// - Parameters:
  ///   - value: The shared value.
  ///   - length: How many, from 0; a negative number is the error `impossible-action`.
  public static func set(_ value: SharedValue<String>, random length: Int) -> NavigationAction {
    NavigationAction(.set(value.id, .random(length: length)), states: [value.state])
  }

  /// Turns yes into no and no into yes.
  public static func toggle(_ value: SharedValue<Bool>) -> NavigationAction {
    NavigationAction(.set(value.id, .toggle), states: [value.state])
  }
}
