import Notes
import RouteGraph
import Testing

@Suite struct FrontMatterTests {
  @Test func everyKeyIsRead() {
    let fixture = NoteFixture(
      """
      ---
      title: "Buy: a skin"
      subtitle: 스킨을 삽니다
      summary: >-
        One line
        and another.
      tags: [shop, '한글']
      status: 1.0
      screenshot: ../pictures/buy.png
      aliases:
        - old/buy
        - older/buy
      extra:
        owner: Lee
        reviewers: [Kim, Park]
        empty:
      ---
      """)
    let file = "Content/shop/home.md"
    var expected = FrontMatter()
    expected.title = "Buy: a skin"
    expected.subtitle = "스킨을 삽니다"
    expected.summary = "One line and another."
    expected.tags = ["shop", "한글"]
    expected.status = "1.0"
    expected.screenshot = .init(
      "../pictures/buy.png", at: SourceLocation(file: file, line: 9, column: 13))
    expected.aliases = [
      .init("old/buy", at: SourceLocation(file: file, line: 11, column: 5)),
      .init("older/buy", at: SourceLocation(file: file, line: 12, column: 5)),
    ]
    expected.extra = [
      .init(key: "owner", value: .text("Lee")),
      .init(key: "reviewers", value: .list(["Kim", "Park"])),
      .init(key: "empty", value: .text("")),
    ]
    #expect(fixture.problems == [])
    #expect(fixture.note.frontMatter == expected)
  }

  @Test func keysWithoutValuesAreAsGoodAsAbsent() {
    let fixture = NoteFixture("---\ntitle:\nsubtitle: ~\ntags:\naliases: null\nextra:\n---\n")
    #expect(fixture.problems == [])
    #expect(fixture.note.frontMatter == FrontMatter())
  }

  @Test func allProblemsAreReportedAndGoodKeysKept() {
    let fixture = NoteFixture(
      "---\ntitel: A\ntitle: B\ntags: shop\ncolour: red\ntitle: C\nstatus: [x]\n---\nText\n")
    #expect(fixture.note.frontMatter.title == "B")
    #expect(fixture.html == "<p>Text</p>\n")
    #expect(
      fixture.problems == [
        """
        Content/shop/home.md:6:1: error: the front matter key 'title' is given twice \
        [duplicate-front-matter-key]
          help: remove one of the two
        """,
        """
        Content/shop/home.md:2:1: error: unknown front matter key 'titel' [unknown-front-matter-key]
          help: did you mean 'title'?
        """,
        """
        Content/shop/home.md:4:7: error: the front matter key 'tags' takes a list of texts, not a text \
        [wrong-front-matter-kind]
          help: write [shop]
        """,
        """
        Content/shop/home.md:5:1: error: unknown front matter key 'colour' [unknown-front-matter-key]
          help: use one of 'title', 'subtitle', 'summary', 'tags', 'status', 'screenshot', 'aliases', \
        'extra'; keys of your own go under 'extra'
        """,
        """
        Content/shop/home.md:7:9: error: the front matter key 'status' takes a text, not a list \
        [wrong-front-matter-kind]
        """,
      ])
  }

  @Test(arguments: [
    (
      "title: a: b", "2:9",
      "the front matter is not valid YAML: mapping values are not allowed in this context"
    ),
    ("title: T\n\tsubtitle: S", "3:1", "a tab cannot indent YAML"),
    ("title: \"T", "3:1", "the front matter is not valid YAML: found unexpected end of stream"),
    ("title: T\u{1}", "2:9", "the front matter holds a character that YAML refuses"),
    (
      "한글: [가, {나: ]", "2:21",
      "the front matter is not valid YAML: did not find expected node content"
    ),
    ("title: T\n--- x", "3:1", "the front matter holds a second YAML document"),
    (
      "extra:\n  a: {b: c}", "3:6",
      "the front matter key 'extra.a' takes a text or a list of texts, not a mapping"
    ),
    ("extra:\n  a: 1\n  a: 2", "4:3", "the front matter key 'extra.a' is given twice"),
    ("extra: [a]", "2:8", "the front matter key 'extra' takes a mapping, not a list"),
    ("tags: [a, [b]]", "2:11", "the front matter key 'tags[1]' takes a text, not a list"),
    (
      "tags: [{a: b}, x, {c: d}]", "2:8",
      "the front matter key 'tags[0]' takes a text, not a mapping"
    ),
    (
      "tags: [{a: b}, x, {c: d}]", "2:19",
      "the front matter key 'tags[2]' takes a text, not a mapping"
    ),
    (
      "tags: [a, ]\naliases: [~]", "3:11",
      "the front matter key 'aliases[0]' takes a text, not nothing"
    ),
    ("? [a]\n: b", "2:3", "a front matter key is a text, not a list"),
    ("extra: [[[[[[[[[[[[", "2:15", "the front matter is nested more than 8 deep"),
    ("title: &t T", "2:8", "the front matter takes no anchors, aliases or tags"),
    ("title: !!str T", "2:8", "the front matter takes no anchors, aliases or tags"),
    (
      "screenshot: \"java\\tscript:x\"", "2:13",
      "the screenshot 'java\tscript:x' is no file beside the note"
    ),
    (
      "screenshot: file:///etc/passwd", "2:13",
      "the screenshot 'file:///etc/passwd' is no file beside the note"
    ),
  ])
  func badYAMLIsReportedWithItsPlace(yaml: String, place: String, summary: String) {
    let parsed = Note.parse(
      NoteSource(file: "n.md", bytes: Array("---\n\(yaml)\n---\nText\n".utf8)))
    #expect(parsed.problems.map(\.summary).contains(summary), "\(parsed.problems)")
    let problem = parsed.problems.first { $0.summary == summary }
    #expect(problem?.location?.description == "n.md:\(place)")
    #expect(problem?.severity == .error)
    #expect(String(decoding: parsed.note.body, as: UTF8.self) == "Text\n")
  }

  @Test func aliasBombIsRefusedWithoutExpandingIt() {
    var yaml = "extra:\n  a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (letter, before) in zip("bcdefghi", "abcdefgh") {
      let items = Array(repeating: "*\(before)", count: 9).joined(separator: ", ")
      yaml += "  \(letter): &\(letter) [\(items)]\n"
    }
    let parsed = Note.parse(NoteSource(file: "n.md", bytes: Array("---\n\(yaml)---\n".utf8)))
    #expect(Set(parsed.problems.map(\.id)) == ["front-matter-alias"])
    #expect(parsed.problems.count == 9 + 8 * 9)
  }
}
