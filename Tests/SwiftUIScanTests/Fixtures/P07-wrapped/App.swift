import SwiftUI

enum Section: Hashable { case feed, saved }
enum Item: Hashable { case post(Int) }
@main struct WrappedApp: App { var body: some Scene { WindowGroup { Main1() } } }
struct Main1: View {
  @State private var section = Section.feed
  var body: some View {
    TabView(selection: $section) {
      Tab("Feed", systemImage: "list.bullet", value: .feed) { FeedTab() }
      Tab("Saved", systemImage: "bookmark", value: .saved) { SavedTab(section: $section) }
    }
  }
}
/// Only stands around its screen.
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
  var body: some View { Button("First") { path.append(.post(1)) } }
}
struct Post: View { let id: Int; var body: some View { Text("p") } }
/// Has more to offer than its screen.
struct SavedTab: View {
  @Binding var section: Section
  @State private var adds = false
  var body: some View {
    NavigationStack {
      Saved().toolbar {
        Button("Add") { adds = true }
        Button("To the feed") { section = .feed }
      }
    }
    .sheet(isPresented: $adds) { Adding() }
  }
}
struct Saved: View { var body: some View { Text("s") } }
struct Adding: View { var body: some View { Text("a") } }
