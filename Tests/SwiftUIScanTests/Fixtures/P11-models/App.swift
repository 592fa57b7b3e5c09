import SwiftUI

enum Page: Hashable { case item(Int), new }
final class Nav: ObservableObject { @Published var path: [Page] = [] }
final class ListModel: ObservableObject {
  enum Action { case tap(Int), add, back, reload }
  let nav: Nav
  init(nav: Nav) { self.nav = nav }
  func send(_ action: Action) {
    switch action {
    case .tap(let id): nav.path.append(.item(id))
    case .add: create()
    case .back: nav.path.removeLast()
    case .reload: break
    }
  }
  private func create() { nav.path.append(.new) }
}
@main struct ModelApp: App {
  @StateObject var nav = Nav()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $nav.path) {
        ListScreen(nav: nav).navigationDestination(for: Page.self) { page in
          switch page {
          case .item(let id): ItemScreen(id: id, nav: nav)
          case .new: NewScreen()
          }
        }
      }
    }
  }
}
struct ListScreen: View {
  @StateObject private var model: ListModel
  init(nav: Nav) { _model = StateObject(wrappedValue: ListModel(nav: nav)) }
  var body: some View {
    Rows(tap: { model.send(.tap($0)) })
    Button("Add") { model.send(.add) }
  }
}
struct Rows: View {
  let tap: (Int) -> Void
  var body: some View { ForEach(0..<3) { index in Button("Row") { tap(index) } } }
}
struct ItemScreen: View {
  let id: Int
  @StateObject var model: ListModel
  init(id: Int, nav: Nav) { self.id = id; _model = StateObject(wrappedValue: ListModel(nav: nav)) }
  var body: some View { Button("Back") { model.send(.back) } }
}
struct NewScreen: View { var body: some View { Text("n") } }
