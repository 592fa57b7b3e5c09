import SwiftUI

protocol Screen: Hashable {}
struct AnyScreen: Hashable {
  let base: AnyHashable; init(_ screen: any Screen) { base = AnyHashable(screen) }
}
enum Page: Screen { case list, item(Int) }
@main struct ErasedApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @State private var path: [AnyScreen] = []
  var body: some View {
    NavigationStack(path: $path) {
      Start(path: $path).navigationDestination(for: AnyScreen.self) { screen in
        switch screen.base as? Page {
        case .list: ItemList()
        case .item(let id): Item(id: id)
        case nil: EmptyView()
        }
      }
    }
  }
}
struct Start: View {
  @Binding var path: [AnyScreen]
  var body: some View {
    Button("List") { path.append(AnyScreen(Page.list)) }
    Button("Item") { path.append(AnyScreen(Page.item(1))) }
  }
}
struct ItemList: View { var body: some View { Text("l") } }
struct Item: View {
  let id: Int; var body: some View { Text("i") }
}
