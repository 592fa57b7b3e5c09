import SwiftUI

@Observable final class Session { var isSignedIn = false }
@main struct SignInApp: App {
  @State private var session = Session()
  var body: some Scene {
    WindowGroup {
      if session.isSignedIn { Main1(session: session) } else { Login(session: session) }
    }
    Window("Log", id: "log") { LogPage() }
  }
}
struct Login: View {
  let session: Session
  var body: some View { Button("Sign in") { session.isSignedIn = true } }
}
struct Main1: View {
  let session: Session
  var body: some View {
    TabView {
      NavigationStack { Home() }.tabItem { Label("Home", systemImage: "house") }
      Account(session: session).tabItem { Text("Account") }
    }
  }
}
struct Home: View { var body: some View { Text("h") } }
struct LogPage: View { var body: some View { Text("g") } }
struct Account: View {
  let session: Session
  var body: some View { Button("Sign out") { session.isSignedIn = false } }
}
