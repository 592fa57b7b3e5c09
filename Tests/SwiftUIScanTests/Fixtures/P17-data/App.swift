import SwiftUI

enum Page: Hashable { case tea, cake, menu(Int), end }
enum Dish: CaseIterable {
  case green, carrot
  var detail: (title: String, link: Page) {
    switch self {
    case .green: return ("Green", .tea)
    case .carrot: return ("Carrot", .cake)
    }
  }
}
@main struct DataApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Start(path: $path).navigationDestination(for: Page.self) { page in
        switch page {
        case .tea: Tea();
        case .cake: Cake();
        case .menu: Menu1();
        case .end: End()
        }
      }
    }
    .onOpenURL { _ in path = [.menu(1), .end] }
  }
}
struct Start: View {
  @Binding var path: [Page]
  @State private var isHungry = false
  var body: some View {
    ForEach(Dish.allCases, id: \.self) { dish in
      let detail = dish.detail
      Button("Dish") { path.append(detail.link) }
    }
    Button("Two") { path = [.menu(2), .end] }
    Button("Either") {
      let next: Page = isHungry ? .cake : .tea
      path.append(next)
    }
    Button("From afar") { path.append(decoded()) }
  }
  func decoded() -> Page { Server.load().page }
}
struct Tea: View { var body: some View { Text("t") } }
struct Cake: View { var body: some View { Text("c") } }
struct Menu1: View { var body: some View { Text("m") } }
struct End: View { var body: some View { Text("e") } }
