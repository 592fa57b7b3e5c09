import SwiftUI

@main struct PhoneApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  var body: some View { NavigationStack { NavigationLink("Detail") { Detail() } } }
}
struct Detail: View { var body: some View { Text("phone") } }
