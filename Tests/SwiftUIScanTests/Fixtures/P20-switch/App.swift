import SwiftUI

@Observable final class Account { var isKnown = false; var hasSeenTour = false }
@main struct GateApp: App {
  @State private var account = Account()
  var body: some Scene { WindowGroup { Gate().environment(account) } }
}
struct Gate: View {
  @Environment(Account.self) private var account
  @State private var showsNews = false
  var body: some View {
    ZStack {
      if !account.hasSeenTour {
        Tour { account.hasSeenTour = true }
      } else if account.isKnown {
        Tabs()
      } else {
        NavigationStack { SignIn() }
      }
    }
    .sheet(isPresented: $showsNews) { News() }
    .task { showsNews = true }
  }
}
struct Tour: View {
  let onEnd: () -> Void
  @State private var page = 0
  @State private var showsTerms = false
  var body: some View {
    TabView(selection: $page) {
      Text("1").tag(0); Button("Terms") { showsTerms = true }.tag(1)
    }
    .tabViewStyle(.page)
    .sheet(isPresented: $showsTerms) { Terms() }
  }
}
struct SignIn: View {
  @Environment(Account.self) private var account
  var body: some View {
    Button("Sign in") { account.isKnown = true }
    NavigationLink("Forgot it?") { Reset() }
  }
}
struct Tabs: View {
  var body: some View {
    TabView {
      Home().tabItem { Label("Home", systemImage: "house") }
      Profile().tabItem { Label("Profile", systemImage: "person") }
    }
  }
}
struct Home: View { var body: some View { Text("h") } }
struct Profile: View { var body: some View { Text("p") } }
struct Terms: View { var body: some View { Text("t") } }
struct Reset: View { var body: some View { Text("r") } }
struct News: View { var body: some View { Text("n") } }
