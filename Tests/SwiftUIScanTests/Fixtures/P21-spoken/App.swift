import SwiftUI

@main struct SpokenApp: App { var body: some Scene { WindowGroup { NavigationStack { Start() } } } }
struct Start: View {
  @State private var adds = false
  @State private var filters = false
  var body: some View {
    VStack {
      Button {
        adds = true
      } label: {
        Image(systemName: "plus").accessibilityLabel("Add")
      }
      NavigationLink(destination: Help()) {
        Image(systemName: "questionmark").accessibilityLabel(Text("Help"))
      }
      Button {
        filters = true
      } label: {
        Text("Filter").accessibilityLabel("Choose what is shown")
      }
    }
    .sheet(isPresented: $adds) { Adding() }
    .sheet(isPresented: $filters) { Filters() }
  }
}
struct Adding: View { var body: some View { Text("a") } }
struct Filters: View { var body: some View { Text("f") } }
struct Help: View { var body: some View { Text("h") } }
