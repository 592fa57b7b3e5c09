import SwiftUI

final class Nav: ObservableObject {
  @Published var path: [Step] = []
  @Published var modal: Modal?
  func go(_ step: Step) { withAnimation { path.append(step) } }
  func openDetail(of id: Int) { go(.detail(id)) }
  func back() { _ = path.popLast() }
  func back(by count: Int) { path.removeLast(count) }
  func home() { DispatchQueue.main.async { self.path.removeAll() } }
  func show(_ modal: Modal) { self.modal = modal }
  func close() { modal = nil }
}
enum Step: Hashable { case detail(Int), end }
enum Modal: Identifiable { case info; var id: Int { 0 } }

@main struct StepsApp: App {
  @StateObject private var nav = Nav()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $nav.path) {
        Start().navigationDestination(for: Step.self) { step in
          switch step {
          case .detail(let id): Detail(id: id)
          case .end: End()
          }
        }
      }
      .sheet(item: $nav.modal) { modal in
        switch modal {
        case .info: Info()
        }
      }
      .environmentObject(nav)
    }
  }
}
struct Start: View {
  @EnvironmentObject var nav: Nav
  var body: some View {
    Button("Open") { nav.openDetail(of: 3) }
    Button("Finish") { nav.go(.end) }
    Button("Info") { nav.show(.info) }
  }
}
struct Detail: View {
  @EnvironmentObject var nav: Nav
  let id: Int
  var body: some View { Button("Back") { nav.back() } }
}
struct End: View {
  @EnvironmentObject var nav: Nav
  var body: some View {
    Button("Two back") { nav.back(by: 2) }
    Button("Home") { Task { nav.home() } }
  }
}
struct Info: View {
  @EnvironmentObject var nav: Nav
  var body: some View { Button("Close") { nav.close() } }
}
