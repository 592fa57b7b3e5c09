import SwiftUI

enum Item: Hashable { case post(Int) }
@main struct AroundApp: App { var body: some Scene { WindowGroup { Main1() } } }
struct Main1: View {
  var body: some View {
    TabView {
      Tab("Feed", systemImage: "list.bullet") { FeedTab() }
      Tab("Saved", systemImage: "bookmark") { SavedTab() }
      Tab("Help", systemImage: "questionmark") { HelpTab() }
    }
  }
}
/// Only stands around its screen, which leads on.
struct FeedTab: View {
  @State private var path: [Item] = []
  var body: some View {
    NavigationStack(path: $path) {
      Feed(path: $path).navigationDestination(for: Item.self) { item in
        switch item {
        case .post(let id): Post(id: id)
        }
      }
    }
  }
}
struct Feed: View {
  @Binding var path: [Item]
  var body: some View { Button("First") { path.append(.post(1)) }.navigationTitle("All posts") }
}
struct Post: View { let id: Int; var body: some View { Text("p") } }
/// Leads on by itself.
struct SavedTab: View {
  @State private var adds = false
  var body: some View {
    NavigationStack {
      Saved().toolbar { Button("Add") { adds = true } }
    }
    .sheet(isPresented: $adds) { Adding() }
  }
}
struct Saved: View { var body: some View { NavigationLink("Post") { Post(id: 1) } } }
struct Adding: View { var body: some View { Text("a") } }
/// Nothing leads on.
struct HelpTab: View { var body: some View { NavigationStack { Help() } } }
struct Help: View { var body: some View { Text("h") } }
