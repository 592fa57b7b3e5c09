import RouteGraph
import SwiftUIScan
import Testing

/// Texts as an app shows them.
@Suite struct EscapedTextTests {
  @Test(arguments: [
    (#""Hello, \(name)\nHow are you?""#, "Hello, {name}\nHow are you?"),
    (#""\"\(name)\" \\ \u{1F388}""#, "\"{name}\" \\ 🎈"),
    (#""\(name)\q\u{FFFFFFFF}""#, "{name}\\q\u{FFFD}"),
    ("#\"\\n\\#(name)\"#", "\\n{name}"),
    (#""plain\n""#, "plain\n"),
  ])
  func escapesAreDecodedBesideInterpolations(literal: String, text: String) throws {
    let source = """
      @main struct TextApp: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        let name: String
        var body: some View { VStack { Text(\(literal)); NavigationLink("a") { End() } } }
      }
      struct End: View { var body: some View { Text("e") } }
      """
    let graph = try #require(SourceScan(.init(workers: 1))(files: ["App.swift": source]).graph)
    let start = try #require(graph.destinations.first { $0.caseName == "Start" })
    #expect("\(start.elements)".contains("\(text.debugDescription)"))
  }
}
