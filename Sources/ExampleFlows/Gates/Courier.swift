import Waymark

/// The rider who carries a message through the gates.
enum Courier {
  /// The message: one value that all three levels of the flow show.
  static let message = SharedValue("message", initial: "해 뜨기 전에 출발하라")
}
