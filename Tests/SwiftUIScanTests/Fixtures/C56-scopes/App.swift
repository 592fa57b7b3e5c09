import SwiftUI

enum Route: Hashable { case global }
struct HomeView: View {
  enum Route: Hashable { case detail, more }
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path.append(.detail) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail: HomeDetail();
          case .more: Text("more")
          }
        }
    }
  }
}
struct ShopView: View {
  enum Route: Hashable { case detail }
  @State private var path: [Self.Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path.append(.detail) }
        .navigationDestination(for: AppRoute.self) { route in
          switch route {
          case .detail: ShopDetail()
          }
        }
    }
  }
}
typealias AppRoute = ShopView.Route
struct AppRouteBuilder {}
@main struct ScopeApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        HomeView(); ShopView()
      }
    }
  }
}
struct HomeDetail: View { var body: some View { Text("h") } }
struct ShopDetail: View { var body: some View { Text("s") } }
