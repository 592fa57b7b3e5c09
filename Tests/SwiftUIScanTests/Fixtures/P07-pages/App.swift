import SwiftUI

enum Place: CaseIterable { case home, search }
enum Filter: CaseIterable { case all, mine }
enum Route: Hashable { case item }
@main struct PagesApp: App {
  @State private var path: [Route] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        ZStack {
          Color.gray
          Main1()
        }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .item: Item()
          }
        }
      }
    }
  }
}
/// A tab bar made by hand over a page that never turns.
struct Main1: View {
  @State private var place = Place.home
  var body: some View {
    TabView {
      switch place {
      case .home: Home()
      case .search: if #available(iOS 17, *) { Search().padding() } else { Search() }
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .overlay(alignment: .bottom) {
      ForEach(Place.allCases, id: \.self) { one in Button("Go") { place = one } }
    }
  }
}
/// Its pages are parts of one screen.
struct Home: View {
  @State private var filter = Filter.all
  var body: some View {
    Button("Mine") { filter = .mine }
    TabView(selection: $filter) {
      NavigationLink("All", value: Route.item).tag(Filter.all)
      Text("Mine").tag(Filter.mine)
    }
    .tabViewStyle(.page)
  }
}
struct Search: View { var body: some View { Text("s") } }
struct Item: View { var body: some View { Text("i") } }
