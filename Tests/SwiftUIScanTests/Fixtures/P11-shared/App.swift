import SwiftUI

enum Page: Hashable { case result }
@Observable final class Model {
  var path: [Page] = []
  var picks = false
  func finish() { path.append(.result) }
  func restart() { path.removeAll() }
}
@main struct SharedApp: App {
  @State private var model = Model()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $model.path) {
        Start(model: model).navigationDestination(for: Page.self) { page in
          switch page {
          case .result: Result1(model: model)
          }
        }
      }
    }
  }
}
struct Start: View {
  @Bindable var model: Model
  var body: some View {
    VStack {
      Button("Finish") { model.finish() }
      Button("Pick") { model.picks = true }
    }
    .sheet(isPresented: $model.picks) { Picker1(model: model) }
  }
}
struct Picker1: View {
  let model: Model
  var body: some View { Button("Close") { model.picks = false } }
}
struct Result1: View {
  let model: Model
  var body: some View { Button("Again") { model.restart() } }
}
