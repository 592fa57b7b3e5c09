import Foundation
import Testing

/// The `scan` command, and `build --scan`, as a process.
@Suite struct ScanCommandTests {
  @Test func theFlowGoesToStandardOutputAndNothingElseDoes() throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    let run = try tool("scan", "App")
    #expect(run.error == "")
    #expect(run.output.hasPrefix("{\"schema\": \"waymark.flow/1\", "))
    #expect(run.status == 0)
    #expect(try tool("scan", "App", "-o", "-").output == run.output)
  }

  @Test func theFlowGoesToAFileWithOneLineOfSuccess() throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    let run = try tool("scan", "App", "--output", "flow.json")
    #expect(run.error == "")
    #expect(run.output.hasPrefix("Scanned 1 file: 2 screens, 1 way, 0 not followed in "))
    #expect(run.output.hasSuffix(" s -> flow.json\n"))
    #expect(tool.text("flow.json") == (try tool("scan", "App").output))
    #expect(try tool("build", "flow.json", "-q").status == 0)
    #expect(try tool("build", "--scan", "App", "-q", "-o", "Scanned").status == 0)
    #expect(tool.text("Scanned/index.html") == tool.text("Output/index.html"))
  }

  @Test func whatIsLeftOutOnPurposeIsCounted() throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    try tool.write("struct A {}\n", to: "App/Pods/A.swift")
    try tool.write("struct B {}\n", to: "App/B.generated.swift")
    let run = try tool("scan", "App", "--output", "flow.json")
    #expect(run.error == "")
    #expect(
      run.output.hasPrefix("Scanned 1 file, 2 left out: 2 screens, 1 way, 0 not followed in "))
  }

  @Test func aNamedFileThatIsNoSwiftIsLeftOutWithAWarning() throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    try tool.write("{}", to: "flow.json")
    let run = try tool("build", "--scan", "App", "flow.json")
    #expect(
      run.error == """
        flow.json:1: warning: 'flow.json' was left out: it is no Swift file [unreadable-source]
        1 warning

        """)
    #expect(run.status == 1)
    #expect(tool.has("Output/index.html"))
  }

  @Test func sourceWithoutNavigationIsAFinding() throws {
    let tool = try Tool("waymark")
    try tool.write("let x = 1\n", to: "App/X.swift")
    let run = try tool("scan", "App")
    #expect(run.output == "")
    #expect(run.error.contains("error: the source holds no navigation of SwiftUI [no-flow]"))
    #expect(run.status == 1)
  }

  @Test(arguments: [["scan"], ["build", "--scan"]])
  func sourceThatIsNotThereIsAFailure(command: [String]) throws {
    let tool = try Tool("waymark")
    try tool.write("", to: "empty/x.txt")
    for folder in ["nowhere", "empty"] {
      let run = try tool(command + [folder])
      #expect(
        run.error.hasPrefix(
          """
          error: no Swift file was read [no-source]
            help: name the folder that holds the app's own files

          """))
      #expect(run.output == "")
      #expect(run.status == 2)
    }
    #expect(!tool.has("Output"))
  }

  @Test func aPublishedSiteIsNotScanned() throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    try tool.write(NotesApp.source, to: "Content/sample.swift")
    #expect(try tool("build", "--scan", ".", "-q").status == 0)
    #expect(tool.has("Output/assets/notes/sample.swift"))
    let run = try tool("build", "--scan", ".")
    #expect(run.successLine == "Built … pages (0 files changed) in … s -> Output\n")
  }

  @Test func aSwiftFileIsNotWrittenOver() throws {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    let run = try tool("scan", "App", "-o", "App/NotesApp.swift")
    #expect(run.status == 2)
    #expect(tool.text("App/NotesApp.swift") == NotesApp.source)
  }

  @Test(arguments: [
    (
      ["scan"], "error: no source is named\n  help: name the app's folder: 'waymark scan Sources'\n"
    ),
    (["scan", "App", "--content", "x"], "error: 'scan' has no option '--content'\n"),
    (["scna"], "error: there is no command 'scna'\n  help: did you mean 'scan'?\n"),
  ])
  func wrongArgumentsAreExplained(arguments: [String], message: String) throws {
    let run = try Tool("waymark")(arguments)
    #expect(run.error.hasPrefix(message))
    #expect(run.status == 64)
  }
}
