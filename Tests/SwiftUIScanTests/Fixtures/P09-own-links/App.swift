import SwiftUI

enum Section1: Hashable { case sound, settings(Int) }
enum Page: Hashable { case settings(Section1), help, home }
struct Frame1: Hashable { let page: Page }
extension NavigationLink where Destination == Never {
  init(_ page: Page, @ViewBuilder label: () -> Label) {
    self.init(value: Frame1(page: page), label: label)
  }
  init(_ title: String, destination: Page) where Label == Text {
    self.init(value: Frame1(page: destination)) { Text(title) }
  }
  init(_ title: String, value: String, destination: Page) where Label == Text {
    self.init(value: Frame1(page: destination)) { Text(title) }
  }
}
@main struct LinksApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Home().navigationDestination(for: Frame1.self) { frame in
          switch frame.page {
          case .settings(let part): Settings1(part: part)
          case .help: Help()
          case .home: Home()
          }
        }
      }
    }
  }
}
struct Home: View {
  @State private var volume = "3"
  var body: some View {
    Form {
      NavigationLink("Settings", destination: .settings(.sound))
      NavigationLink(.help) { Text("Help") }
      NavigationLink("Volume", value: volume, destination: .settings(.settings(1)))
      NavigationLink("About", destination: About())
    }
  }
}
struct Settings1: View { let part: Section1; var body: some View { Text("s") } }
struct Help: View { var body: some View { Text("h") } }
struct About: View { var body: some View { Text("a") } }
