import Notes
import RouteGraph
import Testing

@Suite struct UnsupportedSyntaxTests {
  private func reports(_ text: String) -> [String] {
    NoteFixture(text).rendered.problems.map { "\($0.location?.line ?? 0) \($0.id)" }
  }

  @Test(arguments: [
    ("table", "Text\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", ["3 table-not-supported"]),
    ("table without outer pipes", "a | b\n:-- | --:\n1 | 2\n", ["1 table-not-supported"]),
    ("table after a line of text", "Text\na | b\n-- | --\n", ["2 table-not-supported"]),
    ("table in a quote", "> | a |\n> |---|\n", ["1 table-not-supported"]),
    ("table with markup", "| *a* | `b` |\n|---|---|\n", ["1 table-not-supported"]),
    ("two tables", "|a|\n|-|\n\n|b|\n|-|\n", ["1 table-not-supported", "4 table-not-supported"]),
    ("task list, once", "Text\n\n- [ ] a\n- [x] b\n- [X] c\n", ["3 task-list-not-supported"]),
    ("task in a numbered list", "1. [x] a\n", ["1 task-list-not-supported"]),
    ("strikethrough", "a ~~b~~ c\n", ["1 strikethrough-not-supported"]),
    ("footnote", "a[^1] b\n\n[^1]: some text\n", ["1 footnote-not-supported"]),
    ("raw HTML", "a <b>c</b>\n\n<div>\n", ["1 raw-html-left-out"]),
    ("comments are left out in peace", "<!-- a -->\n\nb <!-- c -->\n", []),
    ("nothing in code", "```\n| a |\n|---|\n- [ ] a\n~~b~~\n```\n\n`~~b~~` `[^1]`\n", []),
    ("pipes and dashes in prose", "a | b\n--flag and `--`\n\n- [link](route:home)\n- [a] b\n", []),
    ("a link called x", "- [x](route:home) y\n", []),
    ("bare URL", "see https://example.org/a--b\n", []),
  ])
  func whatCommonMarkDoesNotDoIsReported(name: String, text: String, expected: [String]) {
    #expect(reports(text) == expected, "\(name)")
  }

  @Test func wordingIsExact() {
    #expect(
      NoteFixture("- [ ] a\n\n|a|\n|-|\n").problems == [
        """
        Content/shop/home.md:1:3: warning: CommonMark has no task lists: the box is shown as text \
        [task-list-not-supported]
          help: write 'done' and 'open' in words
        """,
        """
        Content/shop/home.md:3:1: warning: CommonMark has no tables: this one is shown as text \
        [table-not-supported]
          help: write a list instead
        """,
      ])
  }

  @Test func dashesQuotesAndDotsStayAsTyped() {
    #expect(
      NoteFixture("Use `--a` and --flag ... \"x\" 'y'\n").html
        == "<p>Use <code>--a</code> and --flag ... &quot;x&quot; 'y'</p>\n")
  }
}
