import Testing

/// What writes the theme into the library, as a process.
@Suite struct ThemeEmbedderTests {
  @Test func foldersAndFilesMayHaveAnyName() throws {
    let tool = try Tool("ThemeEmbedder")
    try tool.write("a \"text\"\n", to: "my 한글 theme/a%20b.txt")
    let run = try tool("\(tool.path)/my 한글 theme", "\(tool.path)/out 한.swift")
    #expect(run.status == 0)
    #expect(tool.text("out 한.swift").contains("File(\"a%20b.txt\", #\"\"\"\na \"text\"\n"))
  }
}
