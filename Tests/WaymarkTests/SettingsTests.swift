import Foundation
import Testing

/// Where the tool looks for a project, as a process.
@Suite struct SettingsTests {
  @Test(arguments: [["build", "flow.json"], ["scan", "App"], ["build", "--scan", "App"]])
  func aRootThatIsNotThereIsAFailureAndIsNotMade(arguments: [String]) throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    #expect(try tool("scan", "App", "-o", "flow.json", "-q").status == 0)
    for root in ["nowhere", "flow.json"] {
      let run = try tool(arguments + ["--root", root])
      #expect(
        run.error == """
          error: there is no folder '\(root)' [missing-folder]
            help: name the project's folder after '--root'
          1 error

          """)
      #expect(run.output == "")
      #expect(run.status == 2)
    }
    #expect(!tool.has("nowhere"))
  }

  @Test func aConfigurationThatCannotBeReadIsAFailure() throws {
    let tool = try Tool()
    try tool.write("", to: "waymark.yaml/file")
    let run = try tool("build")
    #expect(
      run.error
        == "error: 'waymark.yaml' can't be read: it is a folder [unreadable-file]\n1 error\n")
    #expect(run.status == 2)
    #expect(!tool.has("Output"))
  }
}
