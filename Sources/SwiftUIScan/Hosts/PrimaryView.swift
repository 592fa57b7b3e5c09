/// The view that stands for what a tree shows.
struct PrimaryView: Hashable, Sendable {
  var key: HostKey
  var place: Place
  /// Whether it is all that the tree shows, save modifiers.
  var isWhole: Bool
}

/// Elements that show nothing of their own around what they hold.
enum TransparentElements {
  static let names: Set<String> = [
    "Group", "AnyView", "NavigationStack", "NavigationView", "GeometryReader", "WindowGroup",
    "Window", "Tab", "ForEach", "ViewThatFits", "ScrollViewReader", "TabSection", "EquatableView",
    "ModifiedContent", "Settings", "DocumentGroup",
  ]
}

extension PrimaryView {
  /// The same view as a part of what is shown.
  var asPart: PrimaryView { PrimaryView(key: key, place: place, isWhole: false) }
}
