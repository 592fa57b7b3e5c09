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

  @Test func oneFileServesTheToolAndASite() throws {
    let configuration = "title: Mine\nlimit: 2\nlanguage: ko\nscan:\n  drop: []\nquiet: true\n"
    let site = try Tool()
    try site.write(configuration, to: "waymark.yaml")
    let built = try site("build")
    #expect(built.error.contains("has more than 2 destinations"))
    #expect(!built.error.contains("waymark.yaml"))
    let tool = try Tool("waymark")
    try tool.write(configuration, to: "waymark.yaml")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    let run = try tool("build", "--scan", "App")
    #expect(run.output == "" && run.error == "")
    #expect(tool.text("Output/index.html").contains("<title>Mine</title>"))
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

  @Test(arguments: ["false", "0", "no"])
  func aVariableTurnsOffWhatTheFileTurnsOn(word: String) throws {
    let tool = try Tool()
    try tool.write("strict: true\nquiet: true\n", to: "waymark.yaml")
    try tool.write("", to: "Templates/unused.mustache")
    #expect(try tool("build").status == 1)
    let run = try tool(
      ["build"], environment: ["WAYMARK_STRICT": word, "WAYMARK_QUIET": word])
    #expect(run.successLine == "Built … pages (… files changed) in … s -> Output\n")
    #expect(run.status == 0)
    let strict = try tool(["build", "--strict"], environment: ["WAYMARK_STRICT": word])
    #expect(strict.status == 1)
  }

  @Test func aFileTurnsNothingOffThatAVariableTurnsOn() throws {
    let tool = try Tool()
    try tool.write("quiet: false\n", to: "waymark.yaml")
    let run = try tool(["build"], environment: ["WAYMARK_QUIET": "yes"])
    #expect(run.output == "" && run.status == 0)
  }

  @Test func aSwitchIsTrueOrFalse() throws {
    let tool = try Tool()
    try tool.write("strict: maybe\n", to: "waymark.yaml")
    let run = try tool("build")
    #expect(
      run.error == """
        waymark.yaml:1:9: error: 'maybe' is no value for 'strict' [wrong-setting]
          help: it takes true or false
        1 error

        """)
  }

  @Test func anEmptyVariableSaysNothing() throws {
    let tool = try Tool()
    try tool.write("quiet: true\n", to: "waymark.yaml")
    let run = try tool(
      ["build"], environment: ["WAYMARK_CONFIG": "", "WAYMARK_OUTPUT": "", "WAYMARK_QUIET": ""])
    #expect(run.error == "" && run.output == "" && run.status == 0)
    #expect(tool.has("Output/index.html"))
  }
}
