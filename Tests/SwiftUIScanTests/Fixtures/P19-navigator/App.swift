import NavigatorUI
import SwiftUI

enum HomeDestinations: NavigationDestination {
  case list, item(Int), about, terms

  var body: some View {
    switch self {
    case .list: ItemList()
    case .item(let id): ItemPage(id: id)
    case .about: About()
    case .terms: Terms()
    }
  }
  var method: NavigationMethod {
    switch self {
    case .about: .managedSheet
    case .terms: .cover
    default: .push
    }
  }
}
nonisolated enum PlainDestinations: Hashable { case plain }
extension PlainDestinations: NavigationDestination { var body: some View { Plain() } }

@main struct NavigatorApp: App {
  var body: some Scene { WindowGroup { ManagedNavigationStack(scene: "home") { Home() } } }
}
struct Home: View {
  @Environment(\.navigator) private var navigator
  @State private var pins = false
  var body: some View {
    List {
      NavigationLink(to: HomeDestinations.list) { Text("List") }
      NavigationLink("First", to: HomeDestinations.item(1))
      Button("About") { navigator.navigate(to: HomeDestinations.about) }
      Button("Terms") { navigator.navigate(to: HomeDestinations.terms) }
      Button("Plain") { navigator.push(PlainDestinations.plain) }
      Button("Pin") { navigator.navigate(to: HomeDestinations.list, method: .sheet) }
    }
  }
}
struct ItemList: View {
  @Environment(\.navigator) var navigator: Navigator
  var body: some View { Button("Back") { navigator.pop() } }
}
struct ItemPage: View {
  let id: Int
  @Environment(\.navigator) var navigator: Navigator
  var body: some View { Button("Home") { navigator.popAll() } }
}
struct About: View {
  @Environment(\.navigator) var navigator: Navigator
  var body: some View { Button("Close") { navigator.dismiss() } }
}
struct Terms: View { var body: some View { Text("t") } }
struct Plain: View { var body: some View { Text("p") } }
