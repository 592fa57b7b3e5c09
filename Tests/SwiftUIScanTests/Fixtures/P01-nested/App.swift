import SwiftUI

enum Route: Hashable { case settings(SettingsRoute), order(Step), about }
enum SettingsRoute: Hashable { case root, privacy, account(Int) }
/// Only varies one screen: no route of its own.
enum Step: Hashable { case address, payment }
@main struct NestedApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Home(path: $path).navigationDestination(for: Route.self) { route in
        switch route {
        case .settings(let inner): SettingsFactory.make(inner, path: $path)
        case .order(let step): Order(step: step, path: $path)
        case .about: About()
        }
      }
    }
  }
}
enum SettingsFactory {
  @ViewBuilder static func make(_ route: SettingsRoute, path: Binding<[Route]>) -> some View {
    switch route {
    case .root: Settings(path: path)
    case .privacy: Privacy()
    case .account(let id): Account(id: id)
    }
  }
}
struct Home: View {
  @Binding var path: [Route]
  @State private var last: SettingsRoute
  var body: some View {
    Button("Settings") { path.append(.settings(.root)) }
    Button("Order") { path.append(.order(.address)) }
    Button("Again") { path = [.settings(last)] }
  }
}
struct Settings: View {
  @Binding var path: [Route]
  var body: some View {
    Button("Privacy") { path.append(.settings(.privacy)) }
    Button("Account") { path.append(.settings(.account(1))) }
    Button("About") { path.append(.about) }
  }
}
struct Order: View {
  let step: Step
  @Binding var path: [Route]
  var body: some View {
    switch step {
    case .address: AddressFields()
    case .payment: PaymentFields()
    }
    Button("Next") { path.append(.order(.payment)) }
  }
}
struct AddressFields: View { var body: some View { Text("a") } }
struct PaymentFields: View { var body: some View { Text("p") } }
struct Privacy: View { var body: some View { Text("p") } }
struct Account: View { let id: Int; var body: some View { Text("a") } }
struct About: View { var body: some View { Text("a") } }
