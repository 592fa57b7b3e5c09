import RouteGraph
import SwiftUIScan
import Testing

/// Controls whose look is a style of the app's own.
@Suite struct StyledControlTests {
  @Test func aButtonWithoutALabelShowsWhatItsStyleDoes() throws {
    let source = """
      @main struct StyleApp: App {
        var body: some Scene { WindowGroup { NavigationStack { Start() } } }
      }
      struct Start: View {
        @State private var asks = false
        var body: some View {
          VStack {
            Button(action: {}, label: {}).buttonStyle(Card(title: "New", action: { asks = true }))
            Button("Old") {}.buttonStyle(Card(title: "Unused", action: {}))
          }
          .sheet(isPresented: $asks) { Question() }
        }
      }
      struct Card: ButtonStyle {
        let title: String
        let action: () -> Void
        func makeBody(configuration: Configuration) -> some View {
          VStack { Text(title) }.onTapGesture { action() }
        }
      }
      struct Question: View { var body: some View { Text("?") } }
      """
    let graph = try #require(SourceScan(.init(workers: 1))(files: ["App.swift": source]).graph)
    let start = try #require(graph.destinations.first { $0.caseName == "Start" })
    #expect(
      start.elements == [
        .column([
          .control(0, .plain, label: [.column([.text(.literal("New"), TextStyle())])]),
          .text(.literal("Old"), TextStyle()),
        ])
      ])
  }
}
