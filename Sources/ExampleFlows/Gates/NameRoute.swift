import Waymark

/// The third level: its value is a string.
enum NameRoute: Route {
  case name(String)

  var screen: Screen {
    switch self {
    case .name(let name):
      Screen(name.capitalized) {
        Text(name.capitalized).font(.largeTitle)
        Text(Courier.message, prefix: "파발: ")
        Button("왜곡", style: .prominent, .set(Courier.message, random: 8))
      }
    }
  }
}

extension String {
  /// The text with a capital at its start.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
