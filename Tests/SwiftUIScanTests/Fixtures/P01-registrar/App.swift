import SwiftUI

@main struct LibraryApp: App {
  var body: some Scene { WindowGroup { Shelf() } }
}

enum Screen: Hashable { case list, archive, book(id: Int), help, about }

struct Shelf: View {
  @State private var path: [Screen] = []
  var body: some View {
    NavigationStack(path: $path) {
      Home(path: $path).navigationDestination(for: Screen.self) { screen in
        switch screen {
        case .list, .archive: BookList()
        case let .book(id): BookPage(id: id).toolbar(.hidden, for: .tabBar)
        default: Help()
        }
      }
    }
  }
}
struct Home: View {
  @Binding var path: [Screen]
  var body: some View {
    VStack {
      Button("All books") { path.append(.list) }
      Button("Old books") { path += [.archive, Screen.book(id: 7)] }
      Button("Help") { path = [.help] }
    }.navigationTitle("Library")
  }
}
struct BookList: View { var body: some View { Text("Books") } }
struct BookPage: View {
  let id: Int; var body: some View { Text("Book \(id)").navigationTitle("Book") }
}
struct Help: View { var body: some View { Text("Help") } }
