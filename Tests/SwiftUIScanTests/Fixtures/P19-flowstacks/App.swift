import FlowStacks
import SwiftUI

enum Page: Hashable { case list, item(Int), about, terms }
struct Note: Hashable { var text = "" }

@main struct FlowApp: App { var body: some Scene { WindowGroup { Coordinator() } } }
struct Coordinator: View {
  @State private var routes: Routes<Page> = []
  @State private var helps = false
  var body: some View {
    FlowStack($routes, withNavigation: true) {
      Home(showTerms: { routes.presentCover(.terms) })
        .flowDestination(for: Page.self) { page in
          switch page {
          case .list: ItemList()
          case .item(let id): ItemPage(id: id)
          case .about: About()
          case .terms: Terms()
          }
        }
        .flowDestination(for: Note.self) { note in NotePage(note: note) }
    }
  }
}
struct Home: View {
  @EnvironmentObject var navigator: FlowNavigator<Page>
  let showTerms: () -> Void
  @State private var helps = false
  var body: some View {
    VStack {
      Button("List") { navigator.push(.list) }
      Button("About") { navigator.presentSheet(.about) }
      Button("Terms") { showTerms() }
      Button("Help") { helps = true }
      FlowLink(value: Note(), style: .push) { Text("Note") }
    }
    .flowDestination(isPresented: $helps, style: .push) { Help() }
  }
}
struct ItemList: View {
  @EnvironmentObject var navigator: FlowNavigator<Page>
  var body: some View {
    FlowLink("First", value: Page.item(1), style: .push)
    Button("Back") { navigator.goBack() }
  }
}
struct ItemPage: View {
  let id: Int
  @EnvironmentObject var navigator: FlowNavigator<Page>
  var body: some View { Button("Home") { navigator.goBackToRoot() } }
}
struct About: View {
  @EnvironmentObject var navigator: FlowNavigator<Page>
  var body: some View { Button("Close") { navigator.dismiss() } }
}
struct Terms: View { var body: some View { Text("t") } }
struct Help: View { var body: some View { Text("h") } }
struct NotePage: View {
  let note: Note; var body: some View { Text(note.text) }
}
