import SwiftUI

enum Sheet: Identifiable {
  case plain, wrapped, own
  var id: Int { 0 }
}
@main struct SheetsApp: App { var body: some Scene { WindowGroup { NavigationStack { Start() } } } }
struct Start: View {
  @State private var sheet: Sheet?
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("Plain") { sheet = .plain }
      Button("Wrapped") { sheet = .wrapped }
      Button("Own") { sheet = .own }
      Button("Open") { isOpen = true }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .plain: Plain()
      case .wrapped: NavigationStack { Wrapped() }
      case .own: Own()
      }
    }
    .fullScreenCover(isPresented: $isOpen) { Frame1 { Inner() } }
  }
}
struct Plain: View { var body: some View { Text("p") } }
struct Wrapped: View {
  var body: some View { NavigationLink("More") { More() } }
}
struct Own: View {
  var body: some View { NavigationView { Form { Text("o") }.navigationTitle("Own") } }
}
struct Inner: View { var body: some View { Text("i") } }
struct More: View { var body: some View { Text("m") } }
struct Frame1<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { NavigationStack { content } }
}
