import SwiftUI

enum Phase { case loading, signedOut, ready }
final class Session: ObservableObject { @Published var phase = Phase.loading }
enum Note: Hashable, Codable { case one(Int) }
@main struct PhaseApp: App {
  @StateObject var session = Session()
  var body: some Scene {
    WindowGroup {
      switch session.phase {
      case .loading: ProgressView()
      case .signedOut: Login(session: session)
      case .ready: Main1(session: session)
      }
    }
    WindowGroup(for: Note.self) { $note in
      switch note {
      case .one(let id): NoteWindow(id: id);
      case nil: EmptyView()
      }
    }
    Settings { Preferences() }
  }
}
struct Login: View {
  @ObservedObject var session: Session
  var body: some View { Button("Sign in") { session.phase = .ready } }
}
struct Main1: View {
  @ObservedObject var session: Session
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    Button("Sign out") { session.phase = .signedOut }
    Button("Window") { openWindow(value: Note.one(1)) }
  }
}
struct NoteWindow: View { let id: Int; var body: some View { Text("n") } }
struct Preferences: View { var body: some View { Text("p") } }
