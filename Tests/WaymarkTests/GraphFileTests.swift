import Bytes
import Foundation
import RouteGraph
import Testing

/// The tool on graph files, as a process.
@Suite struct GraphFileTests {
  private static let flow = """
    {"schema": "waymark.flow/1", "id": "shop", "title": "Shop",
    "container": {"stack": {"screen": "shop/home"}},
    "destinations": [{"id": "shop/home", "type": "Shop", "case": "home"},
    {"id": "shop/item", "type": "Shop", "case": "item"}],
    "transitions": [{"from": "shop/home", "to": "shop/item", "action": "push"}]}
    """

  @Test func aFileBecomesASiteWithItsTitle() throws {
    let tool = try Tool("waymark")
    try tool.write(Self.flow, to: "flow.json")
    let run = try tool("build", "flow.json")
    #expect(run.error == "")
    #expect(run.output.hasPrefix("Built 7 pages ("))
    #expect(run.status == 0)
    #expect(tool.text("Output/index.html").contains("<title>Shop</title>"))
    #expect(tool.has("Output/shop/shop/item.html"))
  }

  @Test func aFlowMayComeThroughAPipe() throws {
    let tool = try Tool("waymark")
    let pipe = "\(tool.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    // Opening a pipe waits for its other end.
    DispatchQueue.global().async {
      let writer = FileHandle(forWritingAtPath: pipe)
      try? writer?.write(contentsOf: Data(Self.flow.utf8))
      try? writer?.close()
    }
    let run = try tool("build", "pipe", "-q")
    #expect(run.error == "")
    #expect(tool.has("Output/shop/shop/item.html"))
  }

  @Test func severalFilesBecomeOneSite() throws {
    let tool = try Tool("waymark")
    try tool.write(Self.flow, to: "a.json")
    try tool.write(
      Self.flow.replacing(#""id": "shop", "title": "Shop""#, with: #""id": "bar", "title": "Bar""#),
      to: "b.json")
    let run = try tool("a.json", "--title=Both", "--language", "ko", "build", "b.json", "-q")
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("error: there is no command 'a.json'\n"))
    let second = try tool("--title=Both", "--language", "ko", "build", "a.json", "b.json", "-q")
    #expect(second.error == "")
    #expect(second.output == "")
    #expect(second.status == 0)
    #expect(tool.text("Output/index.html").contains("<html lang=\"ko\">"))
    #expect(tool.text("Output/index.html").contains("<title>Both</title>"))
    #expect(tool.has("Output/bar/index.html") && tool.has("Output/shop/index.html"))
  }

  @Test func aLanguageThatIsAskedForIsThatOfEveryPage() throws {
    let tool = try Tool("waymark")
    try tool.write(
      Self.flow.replacing(#""title": "Shop""#, with: #""title": "Shop", "lang": "en""#),
      to: "a.json")
    #expect(try tool("build", "a.json", "-q").status == 0)
    #expect(tool.text("Output/shop/index.html").contains("<html lang=\"en\">"))
    #expect(try tool("build", "a.json", "-q", "--language", "ko").status == 0)
    for page in ["index.html", "shop/index.html", "shop/shop/home.html"] {
      #expect(tool.text("Output/\(page)").contains("<html lang=\"ko\">"), "\(page)")
    }
  }

  @Test func twoFlowsWithOneIdAreRefused() throws {
    let tool = try Tool("waymark")
    try tool.write(Self.flow, to: "a.json")
    let run = try tool("build", "a.json", "a.json")
    #expect(
      run.error == """
        error: two flows have the id 'shop' [duplicate-flow]
          help: give one of them another id: Flow("Shop", id: …)
        1 error
        Nothing was published to 'Output': what is there stays as it is.

        """)
    #expect(run.status == 1)
  }

  @Test func everythingThatIsWrongWithTheFilesIsPrinted() throws {
    let tool = try Tool("waymark")
    try tool.write(
      Self.flow.replacing("\"shop/item\", \"action\"", with: "\"shop/itm\", \"action\""),
      to: "a.json")
    try tool.write("{", to: "b.json")
    let run = try tool("build", "a.json", "b.json")
    #expect(
      run.error == """
        a.json:5:45: error: 'transitions[0].to' names 'shop/itm', which is no destination of the \
        file [unknown-destination]
          help: did you mean 'shop/item'?
        b.json:1:2: error: the file ends where ',' or '}' is expected [json-syntax]
        2 errors
        Nothing was published to 'Output': what is there stays as it is.

        """)
    #expect(run.output == "")
    #expect(run.status == 1)
    #expect(!tool.has("Output/index.html"))
  }

  @Test func aFileThatIsNotThereIsAFailure() throws {
    let tool = try Tool("waymark")
    try tool.write("", to: "folder/x")
    let run = try tool("build", "flow.json", "folder")
    #expect(
      run.error == """
        error: 'flow.json' can't be read: there is no such file [unreadable-file]
        error: 'folder' can't be read: it is a folder [unreadable-file]
          help: where it is an app's source, write '--scan' too
        2 errors
        Nothing was published to 'Output'.

        """)
    #expect(run.status == 2)
  }

  @Test(arguments: [
    ([String](), "error: a command is missing\n"),
    (["build"], "error: no flow is named\n"),
    (["biuld", "x"], "error: there is no command 'biuld'\n  help: did you mean 'build'?\n"),
    (
      ["build", "x", "--ouput", "y"],
      "error: there is no option '--ouput'\n  help: did you mean '--output'?\n"
    ),
    (["build", "x", "--limit", "5"], "error: there is no option '--limit'\nUsage"),
    (["build", "x", "--quiet=1"], "error: '--quiet' takes no value\n"),
    (
      ["build", "x", "--language=de"],
      "error: 'de' is no value for '--language'\n  help: it takes en|ko\n"
    ),
    (
      ["build", "x", "--source-url", "javascript:{file}"],
      "error: 'javascript:{file}' is no value for '--source-url'\n"
        + "  help: it takes an address with '{file}' in its path, such as "
        + "https://host/{file}#L{line}\n"
    ),
  ])
  func wrongArgumentsAreExplained(arguments: [String], message: String) throws {
    let run = try Tool("waymark")(arguments)
    #expect(run.error.hasPrefix(message))
    #expect(run.error.contains("Usage: waymark "))
    #expect(run.output == "")
    #expect(run.status == 64)
  }

  @Test func theExamplesReadBackAreWrittenTheSame() throws {
    let examples = try Tool()
    #expect(try examples("--quiet").status == 0)
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(examples.path)/Output")
    let files = folders.sorted().filter { examples.has("Output/\($0)/flow.json") }
    #expect(files.count == 9)
    for folder in files {
      let bytes = Array(examples.text("Output/\(folder)/flow.json").utf8)
      let (graph, diagnostics) = FlowGraph.read(bytes, file: folder)
      #expect(diagnostics == [])
      var buffer = ByteBuffer()
      try #require(graph).write(into: &buffer)
      #expect(buffer.bytes == bytes)
    }
  }
}
