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
}

/// A place that was seen and could not be turned into a transition.
struct UnresolvedDraft: Hashable {
  var place: Place
  var reason: String
  var text: String
}
