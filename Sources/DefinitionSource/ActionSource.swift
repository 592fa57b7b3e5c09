import RouteGraph

/// Actions as the definition writes them.
struct ActionSource {
  let routes: RouteTypes
  /// The screens at the roots of the container's tabs.
  let tabRoots: [TabID: DestinationID]

  /// `.push(ShopRoute.home)`; nil for what a definition can't say.
  func text(of transition: Transition) -> String? {
    let action = transition.performedAction(tabRoots: tabRoots)
    let targets = action.targets.compactMap { routes.reference(to: $0) }
    guard targets.count == action.targets.count else { return nil }
    let list = targets.joined(separator: ", ")
    switch action {
    case .push: return ".push(\(list))"
    case .show: return ".show(\(list))"
    case .back: return ".back"
    case .pop(let count): return count == 1 ? ".pop()" : ".pop(\(count))"
    case .popTo: return ".popTo(\(list))"
    case .popToRoot: return ".popToRoot"
    case .replaceTop: return ".replaceTop(\(list))"
    case .setStack: return ".setStack(\(list))"
    case .present(let style, _, let inStack):
      let rule = transition.deepLinkRule.map { ", onDeepLink: .\($0.rawValue)" } ?? ""
      return ".present(.\(style.rawValue), \(list)\(inStack ? ", inStack: true" : "")\(rule))"
    case .dismiss: return ".dismiss"
    case .dismissAll: return ".dismissAll"
    case .selectTab(let tab, _):
      let id = SwiftName.literal(tab.rawValue)
      return targets.isEmpty ? ".selectTab(\(id))" : ".selectTab(\(id), stack: \(list))"
    case .select(let column, _): return ".select(column: \(column), \(list))"
    case .openURL(let url): return ".openURL(\(SwiftName.literal(url)))"
    case .set: return nil
    }
  }
}
