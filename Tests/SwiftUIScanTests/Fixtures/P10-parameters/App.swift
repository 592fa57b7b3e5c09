import SwiftUI

enum Page: Hashable { case name, mail, privacy }
final class Nav: ObservableObject {
  @Published var path: [Page] = []; func go(_ p: Page) { path.append(p) }
}
@main struct FormApp: App {
  @StateObject var nav = Nav()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $nav.path) {
        Form1().navigationDestination(for: Page.self) { page in
          switch page {
          case .name: Name();
          case .mail: Mail();
          case .privacy: Privacy()
          }
        }
      }
    }
  }
}
struct Form1: View {
  @EnvironmentObject var nav: Nav
  var body: some View {
    row("Name", to: .name)
    row("Version")
    card
    LinkCard(target: .privacy)
  }
  var card: some View { row("Mail", to: .mail) }
  func row(_ title: String, to page: Page? = nil) -> some View {
    Text(title).onTapGesture { if let page { nav.go(page) } }
  }
}
struct LinkCard: View {
  let target: Page
  var body: some View { NavigationLink(value: target) { Text("More") } }
}
struct Name: View { var body: some View { Text("n") } }
struct Mail: View { var body: some View { Text("m") } }
struct Privacy: View { var body: some View { Text("p") } }
