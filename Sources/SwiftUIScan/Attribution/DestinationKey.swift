/// What tells one destination of a scan from another.
enum DestinationKey: Hashable, Sendable {
  /// A case of a route.
  case route(TypeID, String)
  /// A view that is shown without a route.
  case view(TypeID)
  /// What is shown without a view of its own: `Owner#member`.
  case inline(String)
  /// A value of a plain type, and the view that is registered for it.
  case value(String, TypeID?)
}

/// A destination while it is being put together.
struct DestinationDraft {
  var key: DestinationKey
  /// What it shows; several where it is shown in several places.
  var trees: [ViewTree] = []
  var view: TypeID?
  var place: Place?
  var condition: String?
  /// Whether only the `default` of a `switch` shows it.
  var isDefault = false
}

/// A transition while it is being put together.
struct EdgeDraft {
  var from: DestinationKey
  var action: EdgeAction
  var label: String
  var place: Place
  var condition: String?
  var doubt: String?
  /// The control that raises it.
  var control: ControlKey?
  /// The variable that opens what is presented.
  var trigger: StateReference?
  /// Further places that raise it.
  var sites: [Place] = []
}

/// A control on a screen: where it is written, and its text, which tells the calls of one helper
/// apart.
struct ControlKey: Hashable, Sendable {
  var place: Place
  var label: String
}

/// What a transition does, between destinations of a scan.
enum EdgeAction: Hashable, Sendable {
  case push([DestinationKey])
  case setStack([DestinationKey])
  case replaceTop(DestinationKey)
  case show(DestinationKey)
  case pop(Int)
  case popToRoot
  case present(Presentation.Kind, DestinationKey)
  case dismiss
  case selectTab(DestinationKey)
  case select(DestinationKey)
  case openURL(String)
  case openWindow(DestinationKey)

  /// The destinations that it leads to.
  var targets: [DestinationKey] {
    switch self {
    case .push(let keys), .setStack(let keys): keys
    case .replaceTop(let key), .show(let key), .present(_, let key), .selectTab(let key),
      .select(let key), .openWindow(let key):
      [key]
    case .pop, .popToRoot, .dismiss, .openURL: []
    }
  }
}

/// A place that was seen and could not be turned into a transition.
struct UnresolvedDraft: Hashable {
  var place: Place
  var reason: String
  var text: String
}
