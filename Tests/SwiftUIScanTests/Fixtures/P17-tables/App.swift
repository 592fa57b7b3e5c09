import SwiftUI

enum Page: Hashable { case tea, cake, soup }
struct Entry { let title: String; let page: Page }
@main struct TableApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @State private var path = NavigationPath()
  private let entries = [Entry(title: "Tea", page: .tea), Entry(title: "Cake", page: .cake)]
  private let byName: [String: Page] = ["soup": .soup]
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        ForEach(entries, id: \.title) { entry in
          Button(entry.title) { path.append(entry.page) }
        }
        Button("Soup") { if let page = byName["soup"] { path.append(page) } }
        Button("Both") {
          path = .init()
          path.append(Page.tea)
        }
      }
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .tea: Tea()
        case .cake: Cake()
        case .soup: Soup()
        }
      }
    }
  }
}
struct Tea: View { var body: some View { Text("t") } }
struct Cake: View { var body: some View { Text("c") } }
struct Soup: View { var body: some View { Text("s") } }
