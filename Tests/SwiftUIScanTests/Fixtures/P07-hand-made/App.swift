import SwiftUI

enum Place { case map, saved }
@main struct MapApp: App { var body: some Scene { WindowGroup { Main() } } }
struct Main: View {
  @State private var place: Place = .map
  var body: some View {
    NavigationStack {
      ZStack {
        switch place {
        case .map: MapScreen()
        case .saved: Saved()
        }
        Bar(place: $place)
      }
    }
  }
}
struct Bar: View {
  @Binding var place: Place
  var body: some View {
    HStack {
      Image(systemName: "map").onTapGesture { place = .map }
      Image(systemName: "star").onTapGesture { place = .saved }
    }
  }
}
struct MapScreen: View {
  var body: some View { NavigationLink("Pin") { Pin() } }
}
struct Saved: View { var body: some View { Text("Saved") } }
struct Pin: View { var body: some View { Text("Pin") } }
