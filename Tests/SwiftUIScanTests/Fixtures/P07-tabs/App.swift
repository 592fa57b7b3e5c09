import SwiftUI

enum Part: String, CaseIterable, Identifiable {
  case feed, search, me
  var id: String { rawValue }
  @ViewBuilder var root: some View {
    switch self {
    case .feed: Feed();
    case .search: Search();
    case .me: Me()
    }
  }
}
@main struct PartsApp: App { var body: some Scene { WindowGroup { Bar() } } }
struct Bar: View {
  @State private var part = Part.feed
  var body: some View {
    TabView(selection: $part) {
      ForEach(Part.allCases) { part in
        NavigationStack { part.root }.tabItem { Label(part.rawValue, systemImage: "circle") }.tag(
          part)
      }
    }
  }
}
struct Feed: View {
  var body: some View {
    TabView {
      Text("a"); Text("b")
    }.tabViewStyle(.page)
  }
}
struct Search: View { var body: some View { Text("s") } }
struct Me: View {
  @State private var inner = Inner.posts
  var body: some View {
    VStack {
      switch inner {
      case .posts: Posts()
      case .likes: Likes()
      }
      HStack {
        Button("Posts") { inner = .posts }
        Button("Likes") { inner = .likes }
      }
    }
  }
}
enum Inner { case posts, likes }
struct Posts: View { var body: some View { Text("p") } }
struct Likes: View { var body: some View { Text("l") } }
