import SwiftUI

enum Page: Hashable { case item(Int), help }
@main struct LinksApp: App {
  @State private var path: [Page] = []
  @State private var count = 0
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Home(path: $path)
          .navigationDestination(for: Page.self) { page in
            switch page {
            case .item(let id): Item(id: id)
            case .help: Help()
            }
          }
      }
      .onOpenURL { url in
        count += 1
        path = []
        if url.host == "help" { path = [.help] } else { path.append(.item(1)) }
      }
    }
  }
}
struct Home: View {
  @Binding var path: [Page]
  var body: some View { Button("Help") { path.append(.help) } }
}
struct Item: View { let id: Int; var body: some View { Text("i") } }
struct Help: View { var body: some View { Text("h") } }
