import SwiftUI

enum Page: Hashable { case item(id: Int), help }
@main struct LinksApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Start().navigationDestination(for: Page.self) { page in
          switch page {
          case .item: Item();
          case .help: Help()
          }
        }
      }
    }
  }
}
struct Start: View {
  var body: some View {
    List {
      NavigationLink(value: Page.item(id: 1)) { Text("First item") }
      NavigationLink("Help", value: Page.help)
      NavigationLink(destination: Legacy()) { Text("Old") }
      NavigationLink {
        Other()
      } label: {
        Text("Other")
      }
      NavigationLink("Third") { Third() }
      NavigationLink("Nothing") { EmptyView() }
    }
  }
}
struct Item: View { var body: some View { Text("i") } }
struct Help: View { var body: some View { Text("h") } }
struct Legacy: View { var body: some View { Text("l") } }
struct Other: View { var body: some View { Text("o") } }
struct Third: View { var body: some View { Text("t") } }
