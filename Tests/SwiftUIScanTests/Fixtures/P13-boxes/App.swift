import SwiftUI

enum Page: Hashable { case item(Int), help }
struct Actions { let open: (Page) -> Void }
@main struct BoxApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @State private var path: [Page] = []
  var body: some View {
    let actions = Actions(open: go)
    NavigationStack(path: $path) {
      Start(actions: actions, onHelp: { go(.help) })
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .item(let id): Item(id: id, pass: actions.open)
          case .help: Help()
          }
        }
    }
  }
  func go(_ page: Page) { path.append(page) }
}
struct Start: View {
  let actions: Actions
  let onHelp: () -> Void
  var body: some View {
    Button("Item") { actions.open(.item(1)) }
    HelpButton(action: onHelp)
  }
}
struct HelpButton: View {
  let action: () -> Void
  var body: some View { Button("Help", action: action) }
}
struct Item: View {
  let id: Int
  let pass: (Page) -> Void
  var body: some View { Button("Next") { pass(.item(id + 1)) } }
}
struct Help: View { var body: some View { Text("h") } }
