import SwiftUI

@main struct NumbersApp: App { var body: some Scene { WindowGroup { Bar() } } }
struct Bar: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      Feed(tab: $tab).tabItem { Label("Feed", systemImage: "house") }.tag(0)
      NavigationStack { Me(tab: $tab) }.tabItem { Text("Me") }.tag(1)
    }
  }
}
struct Feed: View {
  @Binding var tab: Int
  var body: some View {
    Button("Mine") { tab = 1 }
    Button("Elsewhere") { tab = 7 }
  }
}
struct Me: View {
  @Binding var tab: Int
  var body: some View { Button("Back to the feed") { withAnimation { tab = 0 } } }
}
