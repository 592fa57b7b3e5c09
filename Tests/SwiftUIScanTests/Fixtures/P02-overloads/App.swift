import SwiftUI

enum ShopRoute: Hashable { case item(Int), about }
enum BasketRoute: Hashable { case checkout, item(Int) }
@Observable final class Router {
  var shop: [ShopRoute] = []
  var basket: [BasketRoute] = []
  func open(_ route: ShopRoute) { shop.append(route) }
  func open(_ route: BasketRoute, animated: Bool = true) { basket.append(route) }
}
@main struct OverloadsApp: App {
  @State private var router = Router()
  var body: some Scene { WindowGroup { Tabs().environment(router) } }
}
struct Tabs: View {
  @Environment(Router.self) private var router
  var body: some View {
    @Bindable var router = router
    TabView {
      NavigationStack(path: $router.shop) {
        Shop().navigationDestination(for: ShopRoute.self) { route in
          switch route {
          case .item(let id): Item(id: id);
          case .about: About()
          }
        }
      }
      NavigationStack(path: $router.basket) {
        Basket().navigationDestination(for: BasketRoute.self) { route in
          switch route {
          case .checkout: Checkout();
          case .item(let id): BasketItem(id: id)
          }
        }
      }
    }
  }
}
struct Shop: View {
  @Environment(Router.self) private var router
  var body: some View {
    Button("Item") { router.open(ShopRoute.item(1)) }
    Button("About") { router.open(.about) }
  }
}
struct Basket: View {
  @Environment(Router.self) private var router
  var body: some View {
    Button("Item") { router.open(BasketRoute.item(1)) }
    Button("Checkout") { router.open(BasketRoute.checkout, animated: false) }
  }
}
struct Item: View { let id: Int; var body: some View { Text("i") } }
struct BasketItem: View { let id: Int; var body: some View { Text("i") } }
struct About: View { var body: some View { Text("a") } }
struct Checkout: View { var body: some View { Text("c") } }
