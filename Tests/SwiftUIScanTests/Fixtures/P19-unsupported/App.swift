import LinkNavigator
import SwiftUI

@main struct LinkApp: App { var body: some Scene { WindowGroup { Home(navigator: .shared) } } }
struct Home: View {
  let navigator: LinkNavigatorType
  var body: some View {
    Button("Next") { navigator.next(paths: ["detail"], items: [:], isAnimated: true) }
  }
}
struct Detail: View { var body: some View { Text("d") } }
