import Foundation
import Testing

/// `waymark.yaml` and `// waymark:` comments, by the tool as a process.
@Suite struct CorrectionTests {
  private func tool(configuration: String, app: String = NotesApp.source) throws -> Tool {
    let tool = try Tool("waymark")
    try tool.write(app, to: "App/NotesApp.swift")
    try tool.write(configuration, to: "waymark.yaml")
    return tool
  }

  @Test func correctionsOfTheConfigurationAreCarriedOut() throws {
    let tool = try tool(
      configuration: """
        title: My notes
        scan:
          add:
            - destination: SettingsView
              title: Settings
            - {from: HomeView, to: SettingsView, action: sheet, label: Settings}
          rename:
            - destination: NoteView
              title: One note
          drop:
            - {from: HomeView, to: NoteView}
        """)
    let run = try tool("scan", "App")
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(run.output.contains("\"title\": \"My notes\""))
    #expect(run.output.contains("\"title\": \"One note\""))
    #expect(run.output.contains("\"from\": \"view/home-view\", \"to\": \"view/settings-view\""))
    #expect(!run.output.contains("\"to\": \"view/note-view\""))
    let built = try tool("build", "--scan", "App", "-q")
    #expect(built.error == "")
    #expect(tool.has("Output/my-notes/view/settings-view.html"))
  }

  @Test func theViewOfARouteNamesItsDestination() throws {
    let app = """
      enum Step: Hashable { case note }
      struct HomeView: View {
        @State private var path: [Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Note") { path.append(.note) }
              .navigationDestination(for: Step.self) { _ in NoteView() }
          }
        }
      }
      struct NoteView: View { var body: some View { Button("All") { } } }
      """
    let tool = try tool(
      configuration: """
        scan:
          rename:
            - destination: NoteView
              title: One note
          add:
            - {from: NoteView, action: popToRoot, label: All}
        """, app: app)
    let run = try tool("scan", "App")
    #expect(run.error == "")
    #expect(run.output.contains("\"title\": \"One note\""))
    #expect(run.output.contains("\"from\": \"step/note\", \"to\": null, \"action\": \"popToRoot\""))
  }

  @Test(arguments: [
    (
      "scan:\n  dorp: []\n",
      "waymark.yaml:2:3: error: 'dorp' is no key of 'scan' [unknown-configuration-key]\n"
        + "  help: did you mean 'drop'?\n1 error\n"
    ),
    (
      "titel: Notes\n",
      "waymark.yaml:1:1: error: 'titel' is no key of the file [unknown-configuration-key]\n"
        + "  help: did you mean 'title'?\n1 error\n"
    ),
    (
      "scan:\n  add:\n    - {form: Home, to: Help}\n",
      "waymark.yaml:3:8: error: 'form' is no key of an item of 'scan.add' "
        + "[unknown-configuration-key]\n  help: did you mean 'from'?\n1 error\n"
    ),
    (
      "scan:\n  add:\n    - {from: Home, to: Help, action: shete}\n",
      "waymark.yaml:3:38: error: 'shete' is no action [unknown-action]\n"
        + "  help: did you mean 'sheet'?\n1 error\n"
    ),
    (
      "scan:\n  drop:\n    - from: Home\n",
      "waymark.yaml:3:7: error: an item of 'scan.drop' says too little [incomplete-correction]\n"
        + "  help: it takes 'destination', or 'from' with 'to' or an action that leads back\n"
        + "1 error\n"
    ),
    (
      "scan: 3\n",
      "waymark.yaml:1:7: error: 'scan' takes a mapping, not a text [wrong-configuration-kind]\n"
        + "1 error\n"
    ),
    (
      "title: ''\n",
      "waymark.yaml:1:8: error: 'title' is empty [wrong-configuration-kind]\n1 error\n"
    ),
    (
      "title:\n",
      "waymark.yaml:1:7: error: 'title' takes a text, not nothing [wrong-configuration-kind]\n"
        + "1 error\n"
    ),
    (
      "workers: many\n",
      "waymark.yaml:1:10: error: 'many' is no value for 'workers' [wrong-setting]\n"
        + "  help: it takes a whole number from 1 to 256\n1 error\n"
    ),
    (
      "scan:\n\t- x\n",
      "waymark.yaml:2:1: error: a tab cannot indent YAML [configuration-syntax]\n"
        + "  help: indent with spaces\n1 error\n"
    ),
    (
      "scan: &x\n",
      "waymark.yaml:1:7: error: the file takes no anchors, aliases or tags "
        + "[configuration-syntax]\n  help: write the value itself\n1 error\n"
    ),
  ])
  func wrongConfigurationIsRefused(text: String, message: String) throws {
    let run = try tool(configuration: text)("scan", "App")
    #expect(run.error == message)
    #expect(run.output == "")
    #expect(run.status == 1)
  }

  @Test func correctionThatNoLongerAppliesIsAWarning() throws {
    let tool = try tool(configuration: "scan:\n  drop:\n    - destination: NoteVeiw\n")
    let run = try tool("scan", "App")
    #expect(
      run.error == """
        waymark.yaml:3:7: warning: the correction 'drop NoteVeiw' does not apply: 'NoteVeiw' is no \
        destination of the flow [stale-correction]
          help: did you mean 'NoteView'?
        1 warning

        """)
    #expect(run.status == 0)
    #expect(try tool("scan", "App", "--strict").status == 1)
  }

  @Test func commentsThatMeanNothingAreWarnings() throws {
    let app =
      NotesApp.source
      + "\n// waymark: ingore\nstruct A {}\nstruct B {}  // waymark: -> .nowhere\n"
      + "// waymark: ignore\nstruct C {}\n"
    let run = try tool(configuration: "", app: app)("scan", "App")
    #expect(
      run.error == """
        App/NotesApp.swift:14:1: warning: 'ingore' is no correction [unknown-correction]
          help: did you mean 'ignore'?
        App/NotesApp.swift:16:14: warning: '.nowhere' is no case and no view of the source \
        [unknown-correction]
          help: write '.case', 'Type.case' or the name of a view
        App/NotesApp.swift:17:1: warning: the correction 'ignore' does not apply: nothing is found \
        here [stale-correction]
          help: remove the comment
        3 warnings

        """)
    #expect(run.status == 0)
  }

  @Test func flagsWinOverVariablesAndThoseOverTheFile() throws {
    let tool = try tool(configuration: "title: File\nworkers: 1\n")
    #expect(try tool("scan", "App").output.contains("\"title\": \"File\""))
    let variable = ["WAYMARK_TITLE": "Variable"]
    #expect(
      try tool(["scan", "App"], environment: variable).output.contains("\"title\": \"Variable\""))
    #expect(
      try tool(["scan", "App", "--title", "Flag"], environment: variable).output
        .contains("\"title\": \"Flag\""))
  }

  @Test func namedConfigurationMustBeThere() throws {
    let run = try tool(configuration: "")("scan", "App", "--config", "other.yaml")
    #expect(
      run.error
        == "error: 'other.yaml' can't be read: there is no such file [unreadable-file]\n1 error\n")
    #expect(run.status == 2)
  }
}
