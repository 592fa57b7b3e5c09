import SwiftUI

@main struct LocalizedApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Start() } } }
}
struct Start: View {
  var body: some View {
    List {
      NavigationLink("하나") { First() }
      NavigationLink(String(localized: "Two")) { Second() }
      NavigationLink {
        Third()
      } label: {
        Label("Three", systemImage: "3.circle")
      }
    }
    .navigationTitle(LocalizedStringKey("Welcome"))
  }
}
struct First: View { var body: some View { Text("1").navigationTitle("하나 🎈") } }
struct Second: View {
  var body: some View { Text("2").navigationTitle(String(localized: "Number two")) }
}
struct Third: View {
  var body: some View {
    Text("3").toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
  }
}
