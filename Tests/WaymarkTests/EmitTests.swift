import Foundation
import Testing

/// `scan --emit swift`, as a process, and whether the compiler takes what it writes.
@Suite struct EmitTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theDefinitionGoesToStandardOutput() throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    let run = try tool("scan", "App", "--emit", "swift")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.output
        == """
        // A definition of this flow, written by 'waymark scan --emit swift'.

        import Waymark

        @main struct NotesAppSite: FlowSite {
          var title: String { "NotesApp" }

          var flows: [Flow] {
            Flow("NotesApp", id: "notes-app") {
              NavigationStack {
                View.HomeView
              }
            }
          }
        }

        enum View: Route {
          case HomeView
          case NoteView

          var screen: Screen {
            switch self {
            case .HomeView:
              // HomeView, App/NotesApp.swift:7
              return Screen("Home") {
                NavigationLink("Note", destination: View.NoteView)
              }
            case .NoteView:
              // NoteView, App/NotesApp.swift:11
              return Screen("Note") {
                Text("A note")
              }
            }
          }
        }

        """)
  }

  @Test func aFileThatSomebodyElseWroteStays() throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    let run = try tool("scan", "App", "--emit", "swift", "-o", "App/NotesApp.swift")
    #expect(
      run.error == """
        error: 'App/NotesApp.swift' was not written by Waymark, and stays as it is [unwritable-file]
          help: name a file that is not there yet
        1 error

        """)
    #expect(run.status == 2)
    #expect(tool.text("App/NotesApp.swift") == NotesApp.source)
    #expect(try tool("scan", "App", "--emit", "swift", "-o", "Flow.swift").status == 0)
    #expect(try tool("scan", "App", "--emit", "swift", "-o", "Flow.swift").status == 0)
  }

  @Test(arguments: ["P01-registrar", "P07-tabs", "P16-values", "C55-names", "C56-scopes"])
  func theCompilerTakesTheDefinition(fixture: String) throws {
    let tool = try Tool("waymark")
    let source = Self.root.appending(path: "Tests/SwiftUIScanTests/Fixtures/\(fixture)").path
    let run = try tool("scan", source, "--emit", "swift")
    #expect(run.status == 0)
    #expect(try DefinitionCompiler.accepts(run.output) != false)
  }
}
