import SwiftUI

enum Page: Hashable { case settings(Part), about; enum Part { case look } }
extension NavigationLink where Destination == Never {
  init(_ title: String, destination: Page) where Label == Text {
    self.init(title, value: destination)
  }
}
@main struct OwnApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Start().navigationDestination(for: Page.self) { page in
          switch page {
          case .settings: Look()
          case .about: About()
          }
        }
      }
    }
  }
}
struct Start: View {
  @State private var isOld = false
  var body: some View {
    List {
      NavigationLink("Look", destination: .settings(.look))
      NavigationLink("About", destination: Page.about)
      NavigationLink(destination: Old(), isActive: $isOld) { Text("Old") }
    }
  }
}
struct Look: View { var body: some View { Text("l") } }
struct About: View { var body: some View { Text("a") } }
struct Old: View { var body: some View { Text("o") } }
