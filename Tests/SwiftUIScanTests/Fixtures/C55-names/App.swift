import SwiftUI

enum Page: Hashable { case `first screen`, `default`, `3d view`(Int), 홈 }
@main struct NameApp: App {
  @State private var path: [Page] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Start(path: $path).navigationDestination(for: Page.self) { page in
          switch page {
          case .`first screen`: One()
          case .default: Two()
          case .`3d view`: Three()
          case .홈: Home()
          }
        }
      }
    }
  }
}
struct Start: View {
  @Binding var path: [Page]
  var body: some View {
    Button("1") { path.append(.`first screen`) }
    Button("2") { path.append(.default) }
    Button("3") { path.append(Page.`3d view`(1)) }
    Button("4") { path.append(.홈) }
  }
}
struct One: View { var body: some View { Text("1") } }
struct Two: View { var body: some View { Text("2") } }
struct Three: View { var body: some View { Text("3") } }
struct Home: View { var body: some View { Text("4") } }
