import SwiftUI

enum Page: Hashable { case item(Int), done }
enum ListOutput { case detail(Int), finish }
@main struct OutputApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      ListScreen(onOpen: handle)
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .item(let id): ItemScreen(id: id) { path.removeLast() }
          case .done: DoneScreen(onHome: { path = .init() })
          }
        }
    }
  }
  func handle(_ output: ListOutput) {
    switch output {
    case .detail(let id): path.append(Page.item(id))
    case .finish: path.append(Page.done)
    }
  }
}
struct ListScreen: View {
  let onOpen: (ListOutput) -> Void
  var body: some View {
    Button("Open") { onOpen(.detail(1)) }
    Button("Finish") { onOpen(.finish) }
  }
}
struct ItemScreen: View {
  let id: Int
  var onBack: () -> Void
  var body: some View { Button("Back", action: onBack) }
}
struct DoneScreen: View {
  var onHome: (() -> Void)?
  var body: some View { Button("Home") { onHome?() } }
}
