import SwiftUI

@main struct AskApp: App { var body: some Scene { WindowGroup { NavigationStack { Start() } } } }
struct Start: View {
  @State private var asks = false
  @State private var picks = false
  @State private var warns = false
  @State private var deletes = false
  var body: some View {
    VStack {
      Button("Ask") { asks = true }
      PickButton(picks: $picks)
      Button("Warn") { warns.toggle() }
      Button("Delete", role: .destructive) { deletes = true }
    }
    .sheet(isPresented: $asks, onDismiss: { picks = true }) { Confirm(isOn: $asks) }
    .navigationDestination(isPresented: $picks) { Picker1() }
    .popover(isPresented: $warns) {
      VStack {
        Text("Careful")
        Button("Leave") { warns = false }
      }
    }
    .alert("Delete?", isPresented: $deletes) { Button("Ask first") { asks = true } }
  }
}
struct PickButton: View {
  @Binding var picks: Bool
  var body: some View { Button("Pick") { picks = true } }
}
struct Confirm: View {
  @Binding var isOn: Bool
  @State private var more = false
  var body: some View {
    Button("No") { isOn = false }
      .fullScreenCover(isPresented: $more, content: makeMore)
  }
  func makeMore() -> some View { More() }
}
struct More: View {
  @Environment(\.presentationMode) var mode
  var body: some View { Button("Back") { mode.wrappedValue.dismiss() } }
}
struct Picker1: View { var body: some View { Text("Pick") } }
