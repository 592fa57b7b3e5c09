import SwiftUI

enum Step: Hashable { case name, mail, done }
enum Outer: Hashable { case step(Step), about }
@main struct WiringApp: App { var body: some Scene { WindowGroup { Wizard() } } }
struct Wizard: View {
  enum Page: Hashable { case one, two }
  @StateObject private var nav = Nav.shared
  var body: some View {
    NavigationStack(path: $nav.path) {
      Start()
        .navigationDestination(for: Outer.self, destination: screen)
        .navigationDestination(for: Self.Page.self) { page in
          if case .one = page { PageOne() } else { PageTwo() }
        }
    }
  }
  @ViewBuilder private func screen(_ outer: Outer) -> some View {
    switch outer {
    case .step(let step): StepScreen(step: step)
    case .about: About()
    }
  }
}
final class Nav: ObservableObject {
  static let shared = Nav()
  @Published var path = NavigationPath()
  func go(_ outer: Outer = .about) { path.append(outer) }
}
struct Start: View {
  @EnvironmentObject var nav: Nav
  var body: some View {
    link("Name", to: .step(.name))
    Button("About") { nav.go() }
    Button("Two") { Nav.shared.path.append(Wizard.Page.two) }
  }
  func link(_ title: String, to outer: Outer) -> some View { NavigationLink(title, value: outer) }
}
struct StepScreen: View {
  let step: Step
  var body: some View { Text("step") }
}
struct About: View { var body: some View { Text("a") } }
struct PageOne: View { var body: some View { Text("1") } }
struct PageTwo: View { var body: some View { Text("2") } }
