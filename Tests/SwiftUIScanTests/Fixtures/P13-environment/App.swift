import SwiftUI

enum Page: Hashable { case list, detail(Int) }
enum Step { case push(Page), home }
struct GoAction {
  let action: (Step) -> Void
  func callAsFunction(_ step: Step) { action(step) }
}
struct GoKey: EnvironmentKey { static let defaultValue = GoAction { _ in } }
extension EnvironmentValues {
  var go: GoAction {
    get { self[GoKey.self] }
    set { self[GoKey.self] = newValue }
  }
  @Entry var close: () -> Void = {}
}
extension View {
  func onGo(_ action: @escaping (Step) -> Void) -> some View {
    environment(\.go, GoAction(action: action))
  }
}
@main struct GoApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @State private var path: [Page] = []
  @State private var showsHelp = false
  var body: some View {
    NavigationStack(path: $path) {
      Start().navigationDestination(for: Page.self) { page in
        switch page {
        case .list: Items()
        case .detail(let id): Detail(id: id)
        }
      }
    }
    .onGo { step in
      switch step {
      case .push(let page): path.append(page)
      case .home: path = []
      }
    }
    .sheet(isPresented: $showsHelp) { Help().environment(\.close, { showsHelp = false }) }
    .toolbar { Button("Help") { showsHelp = true } }
  }
}
struct Start: View {
  @Environment(\.go) private var go
  var body: some View { Button("Items") { go(.push(.list)) } }
}
struct Items: View {
  @Environment(\.go) private var go
  var body: some View { Text("One").onTapGesture { go(.push(.detail(1))) } }
}
struct Detail: View {
  let id: Int
  @Environment(\.go) private var go
  var body: some View { Button("Home") { go(.home) } }
}
struct Help: View {
  @Environment(\.close) private var close
  var body: some View { Button("Close", action: close) }
}
