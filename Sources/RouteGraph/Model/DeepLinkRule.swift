/// What a presented layer does when a deep link arrives: an app has to decide it for each of them,
/// since SwiftUI shows what the link leads to under the layers that are open.
public enum DeepLinkRule: String, Hashable, Sendable, CaseIterable {
  /// The layer closes, and the link goes on.
  case close
  /// The layer stays, and the link is held back until it is left: an onboarding that must not be
  /// skipped.
  case wait
}
