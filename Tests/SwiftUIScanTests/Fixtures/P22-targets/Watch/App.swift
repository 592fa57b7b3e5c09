import SwiftUI

@main struct WatchApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  var body: some View { NavigationStack { NavigationLink("Glance") { Glance() } } }
}
struct Glance: View { var body: some View { Text("watch") } }
