/// What a control does to the back stack.
///
/// Generic over what it leads to: route values while a flow is being defined, ``DestinationID`` in
/// a graph. ``BackStackMachine`` carries the actions out.
public enum ActionTree<Target> {
  /// Appends entries on the path.
  case push([Target])
  /// Appends one entry off the path (`isPresented`, view-based link).
  case show(Target)
  /// Removes the top entry, as the bar's back button does.
  case back
  /// `path.removeLast(n)`.
  case pop(Int)
  /// Removes everything above the last entry on the path that equals the target.
  case popTo(Target)
  /// `path = []`.
  case popToRoot
  /// Puts another entry in place of the path's last.
  case replaceTop(Target)
  /// Puts other entries in place of the whole path.
  case setStack([Target])
  /// Opens a new layer.
  case present(PresentationStyle, Target, inStack: Bool)
  /// Removes the top entry, or closes the layer at its root.
  case dismiss
  /// Closes every presented layer.
  case dismissAll
  /// Switches the tab and, where a stack is given, replaces that tab's path.
  case selectTab(TabID, stack: [Target])
  /// Sets what a column of a split view shows; columns count from 1, the leftmost.
  case select(column: Int, Target)
  /// Leaves the app.
  case openURL(String)
  /// Changes a shared value.
  case set(StateID, StateChange)
}

extension ActionTree: Sendable where Target: Sendable {}
extension ActionTree: Equatable where Target: Equatable {}
extension ActionTree: Hashable where Target: Hashable {}

/// An action of a graph.
public typealias Action = ActionTree<DestinationID>

/// How a layer is presented.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// A card over the presenter that a swipe closes.
  case sheet
  /// A screen over everything.
  case fullScreenCover
  /// A bubble beside its control, a sheet on a phone.
  case popover
  /// A column at the trailing edge, a sheet on a phone.
  case inspector
  /// A message that must be answered.
  case alert
  /// A choice of actions.
  case confirmationDialog
}

/// The kind of an action, as pages, files and hooks name it.
public enum ActionKind: String, Hashable, Sendable, CaseIterable {
  /// An action of ``ActionTree`` of the same name.
  case push, show, back, pop, popTo, popToRoot, replaceTop, setStack, present, dismiss, dismissAll
  case selectTab, select, openURL, set
}

extension ActionTree {
  /// The action's kind.
  public var kind: ActionKind {
    switch self {
    case .push: .push
    case .show: .show
    case .back: .back
    case .pop: .pop
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .replaceTop: .replaceTop
    case .setStack: .setStack
    case .present: .present
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .selectTab: .selectTab
    case .select: .select
    case .openURL: .openURL
    case .set: .set
    }
  }

  /// The targets in the order in which they come to lie on the stack; the last is shown.
  public var targets: [Target] {
    switch self {
    case .push(let targets), .setStack(let targets), .selectTab(_, let targets): targets
    case .show(let target), .popTo(let target), .replaceTop(let target),
      .present(_, let target, _), .select(_, let target):
      [target]
    case .back, .pop, .popToRoot, .dismiss, .dismissAll, .openURL, .set: []
    }
  }

  /// The same action on other targets.
  public func map<Other>(_ transform: (Target) throws -> Other) rethrows -> ActionTree<Other> {
    try map(transform) { targets in
      // Most lists of targets hold one.
      targets.count == 1 ? [try transform(targets[0])] : try targets.map(transform)
    }
  }

  /// The same action on other targets, where whoever asks for it makes the lists of several.
  func map<Other>(
    _ transform: (Target) throws -> Other, list: ([Target]) throws -> [Other]
  ) rethrows -> ActionTree<Other> {
    switch self {
    case .push(let targets): .push(try list(targets))
    case .show(let target): .show(try transform(target))
    case .back: .back
    case .pop(let count): .pop(count)
    case .popTo(let target): .popTo(try transform(target))
    case .popToRoot: .popToRoot
    case .replaceTop(let target): .replaceTop(try transform(target))
    case .setStack(let targets): .setStack(try list(targets))
    case .present(let style, let target, let inStack):
      .present(style, try transform(target), inStack: inStack)
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .selectTab(let tab, let stack): .selectTab(tab, stack: try list(stack))
    case .select(let column, let target): .select(column: column, try transform(target))
    case .openURL(let url): .openURL(url)
    case .set(let state, let change): .set(state, change)
    }
  }
}
