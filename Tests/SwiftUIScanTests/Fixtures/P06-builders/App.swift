import SwiftUI

enum Page: Hashable { case chat, list }
enum ChatBuilder { static func setup(_ id: Int) -> some View { Chat(id: id) } }
struct Scope { func listView() -> some View { AnyView(ItemList()) } }
@main struct BuilderApp: App {
  @State private var path = NavigationPath()
  private let scope = Scope()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Start(path: $path).withPages(scope)
      }
    }
  }
}
extension View {
  func withPages(_ scope: Scope) -> some View {
    navigationDestination(for: Page.self) { page in
      switch page {
      case .chat: ChatBuilder.setup(1)
      case .list: scope.listView()
      }
    }
  }
}
struct Start: View {
  @Binding var path: NavigationPath
  var body: some View {
    Button("Chat") { path.append(Page.chat) }
    Button("List") { path.append(Page.list) }
  }
}
struct Chat: View {
  let id: Int; var body: some View { Text("c") }
}
struct ItemList: View { var body: some View { Text("l") } }
