import SwiftData
import SwiftUI

@Model final class Trip { var name = "" }
@main struct TripsApp: App { var body: some Scene { WindowGroup { Trips() } } }
struct Trips: View {
  @State private var path = NavigationPath()
  @State private var order = SortDescriptor(\Trip.name)
  @State private var map: Trip?
  var body: some View {
    NavigationStack(path: $path) {
      TripList(order: order, map: $map)
        .navigationDestination(for: Trip.self, destination: TripPage.init)
        .toolbar { NavigationLink("Settings", destination: Settings.init) }
    }
    .sheet(item: $map, content: TripMap.init)
  }
}
struct TripList: View {
  @Query private var trips: [Trip]
  @Binding var map: Trip?
  init(order: SortDescriptor<Trip>, map: Binding<Trip?>) {
    _trips = Query(sort: [order])
    _map = map
  }
  var body: some View {
    List(trips) { trip in
      NavigationLink(value: trip) { Text("Trip") }
      Button("Map") { map = trip }
    }
  }
}
struct TripPage: View { let trip: Trip; var body: some View { Text("t") } }
struct TripMap: View {
  private let trip: Trip
  init(trip: Trip) { self.trip = trip }
  var body: some View { Text("m") }
}
struct Settings: View { var body: some View { Text("s") } }
