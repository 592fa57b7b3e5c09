import SwiftUI

enum Page: Hashable { case one, two, three, four }
final class Nav: ObservableObject { @Published var path: [Page] = [] }
@main struct HostsApp: App {
  @StateObject private var nav = Nav()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $nav.path) {
        First(nav: nav).navigationDestination(for: Page.self) { page in
          switch page {
          case .one: First(nav: nav)
          case .two: Second(nav: nav)
          case .three: Third()
          case .four: Fourth()
          }
        }
      }
    }
  }
}
struct First: View {
  let nav: Nav
  var body: some View {
    Frame { Row(nav: nav) }.modifier(Corner(nav: nav))
  }
}
private struct Row: View {
  let nav: Nav
  var body: some View { Button("Two") { nav.path.append(.two) } }
}
struct Frame<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}
struct Corner: ViewModifier {
  let nav: Nav
  func body(content: Content) -> some View {
    content.toolbar { Items(nav: nav) }
  }
}
struct Items: ToolbarContent {
  let nav: Nav
  var body: some ToolbarContent {
    ToolbarItem { Button("Four") { nav.path.append(.four) } }
  }
}
struct Third: View { var body: some View { Text("3") } }
struct Fourth: View { var body: some View { Text("4") } }
