import SwiftUI

protocol HelpRouting: AnyObject { func openHelp(); func close() }
enum Page: Hashable { case help, terms }
final class Nav: ObservableObject, HelpRouting {
  @Published var path: [Page] = []
  func openHelp() { path.append(.help) }
  func openTerms() { path.append(.terms) }
  func close() { path.removeAll() }
}
final class SilentRouter: HelpRouting { func openHelp() {}; func close() {} }
struct Scope { let router: any HelpRouting }

@main struct ProtocolApp: App {
  @StateObject var nav = Nav()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $nav.path) {
        Start(scope: Scope(router: nav)).navigationDestination(for: Page.self) { page in
          switch page {
          case .help: Help(router: nav);
          case .terms: Terms()
          }
        }
      }
    }
  }
}
struct Start: View {
  let scope: Scope
  var body: some View {
    Button("Help") { scope.router.openHelp() }
    Button("Terms") { container.router.openTerms() }
  }
}
struct Help: View {
  let router: any HelpRouting
  var body: some View { Button("Close") { router.close() } }
}
struct Terms: View { var body: some View { Text("t") } }
