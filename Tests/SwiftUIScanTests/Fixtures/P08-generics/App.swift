import SwiftUI

class Base<Page: Hashable, Modal: Identifiable>: ObservableObject {
  @Published var path: [Page] = []
  @Published var modal: Modal?
  func push(_ page: Page) { path.append(page) }
  func present(_ modal: Modal) { self.modal = modal }
}
final class ShopNav: Base<ShopPage, ShopModal> {}
typealias BlogNav = Base<BlogPage, ShopModal>
enum ShopPage: Hashable { case item(Int), cart }
enum BlogPage: Hashable { case item, post }
enum ShopModal: Identifiable { case pay; var id: Int { 1 } }

@main struct ShopApp: App {
  @StateObject var shop = ShopNav()
  @StateObject var blog = BlogNav()
  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack(path: $shop.path) {
          Shop().navigationDestination(for: ShopPage.self) { page in
            switch page {
            case .item: Item();
            case .cart: Cart()
            }
          }
        }
        .sheet(item: $shop.modal) { modal in
          switch modal {
          case .pay: Pay()
          }
        }
        NavigationStack(path: $blog.path) {
          Blog().navigationDestination(for: BlogPage.self) { page in
            switch page {
            case .item: BlogItem();
            case .post: Post()
            }
          }
        }
      }
    }
  }
}
struct Shop: View {
  @EnvironmentObject var nav: ShopNav
  var body: some View {
    Button("Item") { nav.push(.item(1)) }
    Button("Pay") { nav.present(.pay) }
  }
}
struct Blog: View {
  @EnvironmentObject var nav: BlogNav
  var body: some View { Button("Item") { nav.push(.item) } }
}
struct Item: View { var body: some View { Text("i") } }
struct Cart: View { var body: some View { Text("c") } }
struct Pay: View { var body: some View { Text("p") } }
struct BlogItem: View { var body: some View { Text("b") } }
struct Post: View { var body: some View { Text("o") } }
