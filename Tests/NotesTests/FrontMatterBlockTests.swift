import Notes
import RouteGraph
import Testing

@Suite struct FrontMatterBlockTests {
  private func body(_ fixture: NoteFixture) -> String {
    String(decoding: fixture.note.body, as: UTF8.self)
  }

  private static let notClosed = """
    Content/shop/home.md:1:1: error: the front matter has no end [front-matter-not-closed]
      help: add a line '---' after the last key
    """

  @Test(
    arguments: [
      ("end marker is the last byte", "---\ntitle: T\n---", "T", ""),
      ("empty block", "---\n---\ntext\n", nil, "text\n"),
      ("block of blank lines", "---\n\n---\ntext\n", nil, "text\n"),
      ("trailing blanks", "---  \ntitle: T\n--- \t\ntext\n", "T", "text\n"),
      ("blank lines and comments inside", "---\n# about\n\ntitle: T\n---\ntext\n", "T", "text\n"),
      ("a rule in the body", "---\ntitle: T\n---\na\n\n---\n\nb\n", "T", "a\n\n---\n\nb\n"),
      ("indented text inside", "---\ntitle: >\n  T\n---\ntext\n", "T\n", "text\n"),
    ] as [(String, String, String?, String)])
  func closedBlockIsFrontMatter(name: String, text: String, title: String?, rest: String) {
    let fixture = NoteFixture(text)
    #expect(fixture.problems == [], "\(name)")
    #expect(fixture.note.frontMatter.title == title)
    #expect(body(fixture) == rest)
  }

  @Test(arguments: [
    "---\n\nText after a rule.\n", "---\nText after a rule.\n", "---\n", "---",
    "----\ntitle: T\n---\n",
    "---\n\nText\n\n---\n\nmore\n", "---\n\n# Heading\n\n---\n\nmore\n", " ---\ntitle: T\n---\n",
    "text\n\n---\ntitle: T\n---\n", "---\nText\n\nmore\n---\nend\n",
  ])
  func everythingElseIsBody(text: String) {
    let fixture = NoteFixture(text)
    #expect(body(fixture) == text)
    #expect(fixture.problems == [])
  }

  @Test(arguments: [
    ("---\ntitle: T\n", ""),
    ("---\ntitle: T", ""),
    ("---\ntitle: T\n\nText\n", "\nText\n"),
    ("---\ntitle: T\nText: without a blank\nMore text\n", "More text\n"),
    ("---\ntitle: T\n\n# Heading\n\nText\n\n---\n\nmore\n", "\n# Heading\n\nText\n\n---\n\nmore\n"),
  ])
  func missingEndIsAnErrorAndKeepsTheBody(text: String, rest: String) {
    let fixture = NoteFixture(text)
    #expect(fixture.problems.first == Self.notClosed)
    #expect(fixture.note.frontMatter.title == "T")
    #expect(body(fixture) == rest)
  }

  @Test func forgottenColonIsReported() {
    #expect(
      NoteFixture("---\ntitle T\n---\ntext\n").problems == [
        """
        Content/shop/home.md:2:1: error: front matter takes lines of 'key: value', not a text \
        [wrong-front-matter-kind]
          help: write 'title: ' before the text, or remove the '---' lines
        """
      ])
  }

  @Test func blankLineBeforeTheMarkerIsReported() {
    let fixture = NoteFixture("\n---\ntitle: T\n---\ntext\n")
    #expect(
      fixture.problems == [
        """
        Content/shop/home.md:2:1: warning: front matter after a blank line is read as text \
        [front-matter-after-blank-line]
          help: let '---' be the first line of the file
        """
      ])
    #expect(fixture.html == "<hr />\n<h3 id=\"title-t\">title: T</h3>\n<p>text</p>\n")
  }

  @Test func linesCountFromTheTopOfTheFile() {
    let fixture = NoteFixture("---\ntitle: T\n---\n\n# One\n\n[x](route:nowhere)\n")
    #expect(fixture.rendered.headings.map(\.line) == [5])
    #expect(
      fixture.rendered.problems.map { $0.location?.description } == ["Content/shop/home.md:7:5"])
  }
}
