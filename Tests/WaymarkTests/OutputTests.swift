import Foundation
import Testing

/// What the tool writes where, as a process: links, pipes, ends that take nothing.
@Suite struct OutputTests {
  private func tool() throws -> Tool {
    let tool = try Tool("waymark")
    try tool.write(NotesApp.source, to: "App/NotesApp.swift")
    return tool
  }

  @Test func aFlowIsWrittenThroughASymbolicLink() throws {
    let tool = try tool()
    try tool.write("old", to: "real.json")
    let link = "\(tool.path)/link.json"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "real.json")
    #expect(try tool("scan", "App", "-o", "link.json", "-q").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.json")
    #expect(tool.text("real.json") == (try tool("scan", "App").output))
  }

  @Test(arguments: ["json", "swift"])
  func aFlowIsWrittenIntoAPipe(form: String) throws {
    let tool = try tool()
    let pipe = "\(tool.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = FileHandle(fileDescriptor: open(pipe, O_RDONLY | O_NONBLOCK))
    defer { try? reader.close() }
    let run = try tool("scan", "App", "--emit", form, "-o", "pipe", "-q")
    #expect(run.error == "")
    #expect(run.status == 0)
    let text = try String(decoding: reader.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text == (try tool("scan", "App", "--emit", form).output))
    let kind = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
    #expect(kind != .typeRegular)
  }

  @Test func aFolderIsNotWrittenOver() throws {
    let run = try tool()("scan", "App", "-o", "App")
    #expect(run.error == "error: 'App' can't be written [unwritable-file]\n1 error\n")
    #expect(run.status == 2)
  }

  /// Ends of standard output that take nothing: a pipe that nobody reads, and a full disk where the
  /// system has one.
  private static func deadEnds() throws -> [FileHandle] {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let full = FileHandle(forWritingAtPath: "/dev/full")
    return [pipe.fileHandleForWriting] + [full].compactMap(\.self)
  }

  @Test(arguments: [["scan", "App"], ["--help"]])
  func dataThatCannotBeWrittenIsAFailure(arguments: [String]) throws {
    for end in try Self.deadEnds() {
      let run = try tool()(arguments, output: end)
      #expect(
        run.error.hasPrefix("error: standard output can't be written [unwritable-output]\n"))
      #expect(run.status == 2)
    }
  }

  @Test func aSiteIsPublishedWhereItsSuccessCannotBePrinted() throws {
    for end in try Self.deadEnds() {
      let tool = try tool()
      let run = try tool(["build", "--scan", "App"], output: end)
      #expect(run.error == "")
      #expect(run.status == 0)
      #expect(tool.has("Output/index.html"))
    }
  }

  @Test func whatOneBuildKeepsForTheNextStaysWholeOnAFullDisk() throws {
    let tool = try tool()
    let head = "---\nextra:\n  long: \"\(String(repeating: "x", count: 300_000))\"\n"
    try tool.write("\(head)---\nOld.\n", to: "Content/notes-app/HomeView.md")
    let first = try tool("build", "--scan", "App")
    #expect(first.error == "")
    let kept = "Output/.waymark/front-matter"
    let old = tool.text(kept)
    #expect(old.utf8.count > 300_000)
    try tool.write("\(head)tags: [a]\n---\nNew.\n", to: "Content/notes-app/HomeView.md")
    let second = try tool(["build", "--scan", "App"], fileLimit: 128)
    #expect(second.error == "")
    #expect(second.status == 0)
    #expect(tool.text("Output/notes-app/view/home-view.html").contains("New."))
    #expect(tool.text(kept) == old)
    #expect(!tool.has("\(kept).new"))
  }
}
