import SwiftUI

protocol Coordinating: AnyObject {
  associatedtype Route: Hashable
  associatedtype Modal: Identifiable
  var path: NavigationPath { get set }
  var modal: Modal? { get set }
}
extension Coordinating {
  func push(_ route: Route) { path.append(route) }
  func present(_ modal: Modal) { self.modal = modal }
  func close() { modal = nil }
}
final class FeedCoordinator: ObservableObject, Coordinating {
  enum Route: Hashable { case detail(Int), author }
  enum Modal: Identifiable { case compose; var id: Int { 0 } }
  @Published var path = NavigationPath()
  @Published var modal: Modal?
}
enum ShopPage: Hashable { case detail(Int) }
enum ShopModal: Identifiable { case compose; var id: Int { 0 } }
final class ShopCoordinator: ObservableObject, Coordinating {
  typealias Route = ShopPage
  typealias Modal = ShopModal
  @Published var path = NavigationPath()
  @Published var modal: ShopModal?
}
@main struct AssociatedApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        FeedFlow(); ShopFlow()
      }
    }
  }
}
struct FeedFlow: View {
  @StateObject private var coordinator = FeedCoordinator()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      Feed(coordinator: coordinator)
        .navigationDestination(for: FeedCoordinator.Route.self) { route in
          switch route {
          case .detail(let id): FeedDetail(id: id)
          case .author: Author()
          }
        }
    }
    .sheet(item: $coordinator.modal) { modal in
      switch modal {
      case .compose: Compose(coordinator: coordinator)
      }
    }
  }
}
struct ShopFlow: View {
  @StateObject private var coordinator = ShopCoordinator()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      Shop(coordinator: coordinator).navigationDestination(for: ShopPage.self) { page in
        switch page {
        case .detail(let id): ShopDetail(id: id)
        }
      }
    }
    .sheet(item: $coordinator.modal) { modal in
      switch modal {
      case .compose: Offer()
      }
    }
  }
}
struct Feed: View {
  let coordinator: FeedCoordinator
  var body: some View {
    Button("Detail") { coordinator.push(.detail(1)) }
    Button("Author") { coordinator.push(.author) }
    Button("Write") { coordinator.present(.compose) }
  }
}
struct Shop: View {
  @ObservedObject var coordinator: ShopCoordinator
  var body: some View {
    Button("Detail") { coordinator.push(.detail(1)) }
    Button("Offer") { coordinator.present(.compose) }
  }
}
struct Compose: View {
  let coordinator: FeedCoordinator
  var body: some View { Button("Done", action: coordinator.close) }
}
struct FeedDetail: View { let id: Int; var body: some View { Text("d") } }
struct ShopDetail: View { let id: Int; var body: some View { Text("d") } }
struct Author: View { var body: some View { Text("a") } }
struct Offer: View { var body: some View { Text("o") } }
