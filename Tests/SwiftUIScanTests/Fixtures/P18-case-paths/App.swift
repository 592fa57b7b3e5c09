import SwiftUI

@CasePathable enum Destination { case edit(Draft), share }
struct Draft: Identifiable { var id = 0 }
@Observable final class Model {
  var destination: Destination?
  func edit() { destination = .edit(Draft()) }
}
@main struct CaseApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Start(model: Model()) } } }
}
struct Start: View {
  @Bindable var model: Model
  var body: some View {
    VStack {
      Button("Edit") { model.edit() }
      Button("Share") { model.destination = .share }
    }
    .sheet(item: $model.destination.edit) { draft in Editor(draft: draft, model: model) }
    .navigationDestination(item: $model.destination.share) { Share() }
  }
}
struct Editor: View {
  let draft: Draft
  let model: Model
  var body: some View { Button("Done") { model.destination = nil } }
}
struct Share: View { var body: some View { Text("s") } }
