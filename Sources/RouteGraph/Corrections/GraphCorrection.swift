/// A change that a person makes to what a scan found.
package struct GraphCorrection: Hashable, Sendable {
  /// What is to be changed.
  package enum Change: Hashable, Sendable {
    /// Takes a destination out, with everything that leads to it.
    case dropDestination(String)
    /// Takes transitions out.
    case dropTransition(TransitionName)
    /// Puts a destination in; nil titles it after its case.
    case addDestination(String, title: String?)
    /// Puts a transition in.
    case addTransition(TransitionName, label: String)
    /// Gives a destination another name, another title, or both.
    case renameDestination(String, name: String?, title: String?)
    /// Gives transitions another label.
    case renameTransition(TransitionName, label: String)
  }

  /// What is to be changed.
  package var change: Change
  /// Where it is written.
  package var location: SourceLocation

  /// Creates a correction.
  package init(_ change: Change, at location: SourceLocation) {
    self.change = change
    self.location = location
  }

  /// The correction in a few words, as the accuracy page lists it.
  package var text: String {
    switch change {
    case .dropDestination(let name): "drop \(name)"
    case .dropTransition(let name): "drop \(name.text)"
    case .addDestination(let name, _): "add \(name)"
    case .addTransition(let name, _): "add \(name.text)"
    case .renameDestination(let name, _, _): "rename \(name)"
    case .renameTransition(let name, _): "rename \(name.text)"
    }
  }
}

/// How a correction names transitions.
///
/// Destinations are named by `Type.case`, by their view, or by their id.
package struct TransitionName: Hashable, Sendable {
  /// The destination whose screen has the control.
  package var from: String
  /// The destination that it leads to; nil for an action that leads to none.
  package var to: String?
  /// What it does; nil for any action.
  package var action: CorrectionAction?

  /// Creates a name.
  package init(from: String, to: String?, action: CorrectionAction?) {
    self.from = from
    self.to = to
    self.action = action
  }

  /// The name in words: `CartView -push-> ShopRoute.checkout`.
  package var text: String {
    "\(from) -\(action?.rawValue ?? "")-> \(to ?? "")"
  }
}

/// The actions that a correction can name, by SwiftUI's own words.
package enum CorrectionAction: String, CaseIterable, Sendable {
  /// An action that leads to a destination.
  case push, show, replaceTop, setStack, popTo, sheet, fullScreenCover, popover, inspector
  /// An action that leads back.
  case back, pop, popToRoot, dismiss, dismissAll

  /// Whether it leads to a destination.
  package var needsTarget: Bool {
    switch self {
    case .push, .show, .replaceTop, .setStack, .popTo, .sheet, .fullScreenCover, .popover,
      .inspector:
      true
    case .back, .pop, .popToRoot, .dismiss, .dismissAll: false
    }
  }

  /// The action on a target; nil where it needs one and there is none.
  package func action<Target>(on target: Target?) -> ActionTree<Target>? {
    switch self {
    case .back: return .back
    case .pop: return .pop(1)
    case .popToRoot: return .popToRoot
    case .dismiss: return .dismiss
    case .dismissAll: return .dismissAll
    default: break
    }
    guard let target else { return nil }
    switch self {
    case .push: return .push([target])
    case .show: return .show(target)
    case .replaceTop: return .replaceTop(target)
    case .setStack: return .setStack([target])
    case .popTo: return .popTo(target)
    case .sheet: return .present(.sheet, target, inStack: false)
    case .fullScreenCover: return .present(.fullScreenCover, target, inStack: false)
    case .popover: return .present(.popover, target, inStack: false)
    case .inspector: return .present(.inspector, target, inStack: false)
    default: return nil
    }
  }

  /// Whether an action is of this kind.
  package func names(_ action: Action) -> Bool {
    if case .present(let style, _, _) = action { return style.rawValue == rawValue }
    return action.kind.rawValue == rawValue
  }
}
