/// The smallest app that a scan finds a way in.
enum NotesApp {
  static let source = """
    import SwiftUI

    @main struct NotesApp: App {
      var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
    }

    struct HomeView: View {
      var body: some View { NavigationLink("Note") { NoteView() } }
    }

    struct NoteView: View {
      var body: some View { Text("A note") }
    }
    """
}
