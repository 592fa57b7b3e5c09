import SwiftUI

enum Part: Hashable { case feed, compose, me }
@main struct SelectionApp: App { var body: some Scene { WindowGroup { Bar() } } }
struct Bar: View {
  @State private var part: Part = .feed
  @State private var writes = false
  var body: some View {
    TabView(selection: $part) {
      Tab("Feed", systemImage: "house", value: .feed) { Feed(part: $part) }
      Tab("Write", systemImage: "plus", value: .compose) { EmptyView() }
      Tab("Me", systemImage: "person", value: .me) { NavigationStack { Me() } }
    }
    .onChange(of: part) {
      if part == .compose { writes = true }
    }
    .sheet(isPresented: $writes) { Compose() }
  }
}
struct Feed: View {
  @Binding var part: Part
  var body: some View { Button("Mine") { part = .me } }
}
struct Me: View { var body: some View { NavigationLink("Old") { Old() } } }
struct Old: View { var body: some View { Text("o") } }
struct Compose: View { var body: some View { Text("c") } }
