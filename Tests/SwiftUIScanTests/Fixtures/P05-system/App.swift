import PhotosUI
import SwiftUI

@main struct SystemApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Start() } } }
}
struct Start: View {
  @State private var picks = false
  @State private var imports = false
  @State private var asks = false
  @State private var inspects = false
  @State private var edits = false
  @State private var photo: PhotosPickerItem?
  var body: some View {
    VStack {
      Button("Pick") { picks = true }
      Button("Import") { imports = true }
      Button("More") { asks.toggle() }
      Button("Inspect") { inspects = true }
    }
    .photosPicker(isPresented: $picks, selection: $photo)
    .fileImporter(isPresented: $imports, allowedContentTypes: [.text]) { _ in }
    .confirmationDialog("More", isPresented: $asks) {
      Button("Edit") { edits = true }
      Button("Cancel", role: .cancel) {}
    }
    .inspector(isPresented: $inspects) { Facts() }
    .sheet(isPresented: $edits) { Editor() }
  }
}
struct Facts: View { var body: some View { Text("f") } }
struct Editor: View { var body: some View { Text("e") } }
