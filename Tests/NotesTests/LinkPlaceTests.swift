import Notes
import RouteGraph
import Testing

/// Where problems with links are reported: libcmark itself gives links no reliable place.
@Suite struct LinkPlaceTests {
  private func places(_ text: String) -> [String] {
    NoteFixture(text).rendered.problems.compactMap { problem in
      problem.location.map { "\($0.line):\($0.column ?? 0)" }
    }
  }

  @Test(arguments: [
    ("in the middle of a paragraph", "a\nb\nc [x](route:no) d", ["3:7"]),
    ("label over two lines", "a [x\ny](route:no)", ["2:4"]),
    ("destination on the next line", "a [x](\n  route:no)", ["2:3"]),
    ("in angle brackets", "[x](<route:no>)", ["1:6"]),
    ("in a heading", "# a [x](route:no)", ["1:9"]),
    ("in a setext heading", "a\nb [x](route:no)\n===", ["2:7"]),
    ("in a quote", "> a\n> b [x](route:no)", ["2:9"]),
    ("in a nested list", "- a\n  - b\n    [x](route:no)", ["3:9"]),
    ("lazy continuation", "> a\n[x](route:no)", ["2:5"]),
    ("after code of the same text", "`[x](route:no)` [x](route:no)", ["1:21"]),
    ("after longer code", "``a ` [x](route:no)`` [x](route:no)", ["1:27"]),
    ("after a lone backtick", "` [x](route:no)", ["1:7"]),
    ("after an escaped bracket", "\\](route:no) [x](route:no)", ["1:18"]),
    ("after other text", "route:no and [x](route:no)", ["1:18"]),
    ("the second of two good and bad", "[x](route:home) [x](route:no) [y](route:home)", ["1:21"]),
    ("the same twice", "[x](route:no) [y](route:no)", ["1:5", "1:19"]),
    ("the same in two blocks", "[x](route:no)\n\n[y](route:no)", ["1:5", "3:5"]),
    ("a picture in a link", "[![a](route:no)](route:no)", ["1:7", "1:18"]),
    ("escaped", "[x](route:n\\_o)", ["1:5"]),
    ("with an entity", "[x](route:n&auml;)", ["1:5"]),
    ("with parentheses", "[x](route:n(o)) [y](route:n)", ["1:5", "1:21"]),
    ("autolink", "a <javascript:x>", ["1:4"]),
    ("Hangul before it: bytes count", "한 [x](route:no)", ["1:9"]),
    ("by reference: the definition", "[x][r]\n\n[r]: route:no", ["3:6"]),
    ("by reference, used three times, once", "[r] [r]\n\n[r]\n\n[r]: route:no", ["5:6"]),
    ("definition in a quote", "[r]\n\n> [r]: route:no", ["3:8"]),
    ("definition after one in code", "    [r]: route:no\n\n[r]\n\n[r]: route:no", ["5:6"]),
    (
      "definition after one in code that another problem stands before",
      "[q](route:bad)\n\n```\n[r]: route:no\n```\n\n[x][r]\n\n    [r]: route:no\n\n[r]: route:no",
      ["1:5", "11:6"]
    ),
    ("definition on two lines", "[r]\n\n[r]:\n  route:no", ["4:3"]),
    ("not in code blocks", "```\n[x](route:no)\n```\n\n    [x](route:no)\n", []),
  ])
  func placeIsThatOfTheDestination(name: String, text: String, expected: [String]) {
    #expect(places(text) == expected, "\(name)")
  }
}
