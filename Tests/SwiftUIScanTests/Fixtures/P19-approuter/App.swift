import AppRouter
import SwiftUI

enum Page: DestinationType { case profile(String), settings }
enum Card: SheetType { case compose; var id: Int { 0 } }
enum AppTab: String, TabType, CaseIterable { case home, search; var id: String { rawValue } }
typealias AppRouter = Router<AppTab, Page, Card>

@main struct RouterApp: App {
  @State private var router = AppRouter(initialTab: .home)
  var body: some Scene {
    WindowGroup {
      TabView(selection: $router.selectedTab) {
        NavigationStack(path: $router[.home]) { Home().withPages() }
          .tabItem { Label("Home", systemImage: "house") }.tag(AppTab.home)
        NavigationStack(path: $router[.search]) { Search().withPages() }
          .tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(AppTab.search)
      }
      .environment(router)
      .sheet(item: $router.presentedSheet) { card in
        switch card {
        case .compose: Compose()
        }
      }
    }
  }
}
extension View {
  func withPages() -> some View {
    navigationDestination(for: Page.self) { page in
      switch page {
      case .profile(let name): Profile(name: name)
      case .settings: Settings1()
      }
    }
  }
}
struct Home: View {
  @Environment(AppRouter.self) var router
  var body: some View {
    Button("Ahri") { router.navigateTo(.profile("Ahri")) }
    Button("Write") { router.presentSheet(.compose) }
    Button("Find") { router.selectedTab = .search }
  }
}
struct Search: View { var body: some View { NavigationLink("Settings", value: Page.settings) } }
struct Profile: View {
  let name: String
  @Environment(AppRouter.self) var router
  var body: some View {
    Button("Back") { router.popNavigation() }
    Button("Home") { router.popToRoot() }
  }
}
struct Settings1: View { var body: some View { Text("s") } }
struct Compose: View {
  @Environment(AppRouter.self) var router
  var body: some View { Button("Done") { router.dismissSheet() } }
}
