import SwiftUI

enum Shop { enum Page: Hashable { case list, item(Int), cart, pay } }
@Observable final class Nav {
  var path: [Shop.Page] = []
  func open(_ pages: [Shop.Page]) { path.append(contentsOf: pages) }
  func openCart(if isFull: Bool) {
    guard isFull else { return }
    path.insert(.cart, at: path.count)
  }
  func swap(_ page: Shop.Page) { path[path.count - 1] = page }
  func home() { path.removeLast(path.count) }
  func reset() { path = .init() }
}
@main struct OperationsApp: App {
  @State private var nav = Nav()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $nav.path) {
        Start(nav: nav).navigationDestination(for: Shop.Page.self) { page in
          switch page {
          case .list: ItemList(nav: nav)
          case .item(let id): Item(id: id, nav: nav)
          case .cart: Cart(nav: nav)
          case .pay: Pay(nav: nav)
          }
        }
      }
    }
  }
}
struct Start: View {
  let nav: Nav
  var body: some View {
    Button("Deep") { nav.open([.list, .item(1)]) }
    Button("Cart") { nav.openCart(if: true) }
    Button("List") { nav.path += [Shop.Page.list] }
  }
}
struct ItemList: View {
  let nav: Nav; var body: some View { Button("Home") { nav.home() } }
}
struct Item: View {
  let id: Int
  let nav: Nav
  var body: some View {
    Button("Other") { nav.swap(.item(id + 1)) }
    Button("Back") { nav.path.removeLast() }
  }
}
struct Cart: View {
  let nav: Nav
  var body: some View {
    Button("Pay") { nav.path = [.cart, .pay] }
    Button("Empty") { nav.reset() }
  }
}
struct Pay: View {
  let nav: Nav; var body: some View { Button("Done") { nav.path.removeLast(2) } }
}
