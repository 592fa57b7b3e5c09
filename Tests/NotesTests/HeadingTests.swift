import Notes
import Testing

@Suite struct HeadingTests {
  private func ids(_ text: String, reserved: ReservedIDs = ReservedIDs()) -> [String] {
    NoteFixture(text, options: MarkdownOptions(reservedIDs: reserved)).rendered.headings.map(\.id)
  }

  @Test func headingsMoveBelowThePageTitleAndStopAtSix() {
    let fixture = NoteFixture("# One *two* `three`\n\nText\n\nSetext\n===\n\n###### Six\n")
    #expect(
      fixture.html == """
        <h2 id="one-two-three">One <em>two</em> <code>three</code></h2>
        <p>Text</p>
        <h2 id="setext">Setext</h2>
        <h6 id="six">Six</h6>

        """)
    #expect(
      fixture.rendered.headings == [
        Heading(level: 2, id: "one-two-three", text: "One two three", line: 1),
        Heading(level: 2, id: "setext", text: "Setext", line: 5),
        Heading(level: 6, id: "six", text: "Six", line: 8),
      ])
  }

  @Test(arguments: [
    ("# 한글", "한글"), ("# 환경 설정", "환경-설정"), ("# 🤔", "section"), ("# ⚙️", "section"),
    ("# !!!", "section"),
    ("#", "section"), ("# \u{200D}", "section"), ("# What's new?", "whats-new"), ("# A  B", "a--b"),
    ("# snake_case-dash", "snake_case-dash"), ("# ÄÖ Straße", "äö-straße"),
    ("# 1. First", "1-first"),
    ("# \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"), ("# <b>x</b> y", "x-y"),
    ("# Cafe\u{301}", "caf\u{E9}"), ("# s\u{307}\u{323}", "\u{1E69}"), ("# =\u{338} x", "-x"),
    ("# a &amp; b", "a--b"), ("# [link](route:home)", "link"), ("# ![alt](a.png)", "alt"),
  ])
  func idIsMadeFromTheText(text: String, id: String) {
    #expect(ids(text) == [id])
    #expect(ids(text).map { Array($0.unicodeScalars) } == [Array(id.unicodeScalars)])
  }

  @Test func idsAreUniqueInAPage() {
    #expect(
      ids("# Setup\n# Setup\n# Setup-1\n# Setup\n") == ["setup", "setup-1", "setup-1-1", "setup-2"])
    #expect(ids("# Setup-1\n# Setup\n# Setup\n") == ["setup-1", "setup", "setup-2"])
    #expect(ids("# 설정\n# 설정\n") == ["설정", "설정-1"])
    #expect(ids("# 🤔\n# !!!\n# Section\n") == ["section", "section-1", "section-2"])
  }

  @Test func idsOfTheTemplateAreNotTaken() {
    let reserved = ReservedIDs(["notes", "notes-1"], numbered: ["n-"])
    #expect(
      ids("# Notes\n# Notes\n# Other\n", reserved: reserved) == ["notes-2", "notes-3", "other"])
    #expect(
      ids("# N 0\n# N 12\n# N 1a\n# N\n# N-\n", reserved: reserved)
        == ["n-0-1", "n-12-1", "n-1a", "n", "n-"])
  }

  @Test func headingsInQuotesAndListsHaveIdsAndCodeHasNone() {
    let fixture = NoteFixture(
      "> # Quote\n\n- # Item\n\n      # not\n\n```\n<h1>not</h1>\n# not\n```\n")
    #expect(fixture.rendered.headings.map(\.id) == ["quote", "item"])
    #expect(
      fixture.html == """
        <blockquote>
        <h2 id="quote">Quote</h2>
        </blockquote>
        <ul>
        <li>
        <h2 id="item">Item</h2>
        <pre><code># not
        </code></pre>
        </li>
        </ul>
        <pre><code>&lt;h1&gt;not&lt;/h1&gt;
        # not
        </code></pre>

        """)
  }

  @Test func rawHeadingsAreLeftOutAndShiftNothing() {
    let fixture = NoteFixture("<h1>raw</h1>\n\n# Real\n\na <h2>b</h2>\n")
    #expect(
      fixture.html == """
        <!-- raw HTML omitted -->
        <h2 id="real">Real</h2>
        <p>a <!-- raw HTML omitted -->b<!-- raw HTML omitted --></p>

        """)
  }
}
