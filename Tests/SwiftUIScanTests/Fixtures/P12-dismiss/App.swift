import SwiftUI

enum Page: Hashable { case first, second }
@main struct BackApp: App {
  @State private var path: [Page] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Start(path: $path).navigationDestination(for: Page.self) { page in
          switch page {
          case .first: First();
          case .second: Second(path: $path)
          }
        }
      }
    }
  }
}
struct Start: View {
  @Binding var path: [Page]
  var body: some View {
    Button("Go") { path.append(.first) }; Button("On") { path.append(.second) }
  }
}
struct First: View { var body: some View { Text("1").backBar() } }
struct Second: View {
  @Binding var path: [Page]
  var body: some View { Panel(dismiss: { path.removeAll() }); Idle() }
}
extension View {
  func backBar() -> some View {
    navigationBarBackButtonHidden(true).toolbar { ToolbarItem { BackButton() } }
  }
}
struct BackButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Back", action: dismiss.callAsFunction) }
}
struct Panel: View {
  let dismiss: () -> Void
  var body: some View { Button("All the way") { dismiss() } }
}
struct Idle: View {
  @Environment(\.dismiss) var dismiss
  var body: some View { Text("never") }
}
