import SwiftUI

enum Part: Hashable { case feed, searchResults }
@main struct PartsApp: App { var body: some Scene { WindowGroup { Parts() } } }
struct Parts: View {
  @State private var part = Part.feed
  @State private var isWide = false
  var body: some View {
    TabView(selection: $part) {
      if isWide {
        Feed().tag(Part.feed)
        Search().tag(Part.searchResults)
      } else {
        Feed().tabItem { Label("News", systemImage: "newspaper") }.tag(Part.feed)
        Search().tag(Part.searchResults)
      }
      Likes(name: "a").tabItem { Text("Mine") }
      Likes(name: "b").tabItem { Text("Theirs") }
    }
  }
}
struct Feed: View { var body: some View { Text("f") } }
struct Search: View { var body: some View { Text("s") } }
struct Likes: View {
  let name: String
  var body: some View { Text(name) }
}
