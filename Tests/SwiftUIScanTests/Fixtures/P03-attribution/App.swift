import SwiftUI

enum Place: Hashable { case list, help, quote }
final class Nav: ObservableObject {
  @Published var path: [Place] = []; func go(_ p: Place) { path.append(p) }
}

@main struct PlacesApp: App {
  @StateObject var nav = Nav()
  var body: some Scene { WindowGroup { Root(nav: nav) } }
}
struct Root: View {
  @ObservedObject var nav: Nav
  var body: some View {
    TabView {
      NavigationStack(path: $nav.path) { Home().places() }.tabItem {
        Label("Home", systemImage: "house")
      }
      Wrapper().tabItem { Text("Profile") }
    }
  }
}
extension View {
  func places() -> some View {
    navigationDestination(for: Place.self) { place in
      switch place {
      case .list: List1();
      case .help: Help();
      case .quote: Quote()
      }
    }
  }
}
struct Home: View {
  @EnvironmentObject var nav: Nav
  var body: some View {
    VStack {
      Banner(); card; footer(2)
    }
  }
  private var card: some View { Text("Card").onTapGesture { nav.go(.help) } }
}
extension Home {
  func footer(_ count: Int) -> some View { Row(depth: count) }
}
struct Banner: View {
  @EnvironmentObject var nav: Nav
  var body: some View { Button("Open") { nav.go(.list) } }
}
struct Row: View {
  @EnvironmentObject var nav: Nav
  let depth: Int
  var body: some View {
    VStack {
      QuotedRow(); Button("Quote") { nav.go(.quote) }
    }
  }
}
struct QuotedRow: View { var body: some View { Row(depth: 1) } }
struct Wrapper: View { var body: some View { Profile() } }
struct Profile: View {
  @EnvironmentObject var nav: Nav
  var body: some View { Button("Help") { nav.go(.help) } }
}
struct List1: View { var body: some View { MapPin() } }
struct Help: View { var body: some View { Text("Help") } }
struct Quote: View { var body: some View { Text("Quote") } }
struct MapPin: UIViewRepresentable {
  @EnvironmentObject var nav: Nav
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
  final class Coordinator: NSObject {
    let parent: MapPin
    init(parent: MapPin) { self.parent = parent }
    func tapped() { parent.nav.go(.quote) }
  }
}
#Preview { Unused() }
struct Unused: View {
  @EnvironmentObject var nav: Nav
  var body: some View { Button("Never") { nav.go(.list) } }
}
