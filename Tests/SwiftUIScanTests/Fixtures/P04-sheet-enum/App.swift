import SwiftUI

enum Modal: Identifiable {
  case editor(Draft), about, camera
  var id: String {
    switch self {
    case .editor: "e";
    case .about: "a";
    case .camera: "c"
    }
  }
}
struct Draft { var text = "" }
@Observable final class Nav { var modal: Modal?; var cover: Modal? }

@main struct NotesApp: App {
  @State private var nav = Nav()
  var body: some Scene {
    WindowGroup {
      Notes(nav: nav)
        .sheet(item: Binding(get: { nav.modal }, set: { nav.modal = $0 })) { content(of: $0) }
        .fullScreenCover(item: $nav.cover, content: content)
    }
  }
  @ViewBuilder func content(of modal: Modal) -> some View {
    switch modal {
    case .editor(let draft): Editor(draft: draft, nav: nav)
    case .about: About()
    case .camera: Camera()
    }
  }
  func content(_ modal: Modal) -> some View { content(of: modal) }
}
struct Notes: View {
  let nav: Nav
  var body: some View {
    List {
      Button("New") { nav.modal = .editor(Draft()) }
      Button("About") { nav.modal = Modal.about }
      Button("Scan") { nav.cover = .camera }
    }
  }
}
struct Editor: View {
  let draft: Draft
  let nav: Nav
  var body: some View { Button("Done") { nav.modal = nil } }
}
struct About: View { var body: some View { Text("About") } }
struct Camera: View { var body: some View { Text("Camera") } }
