import Notes
import RouteGraph
import Testing

@Suite struct LinkTests {
  @Test(arguments: [
    ("[x](route:buySkin)", "buySkin.html"),
    ("[x](route:buySkin/ahri)", "buySkin/ahri.html"),
    ("[x](route:buySkin/ahri/2/)", "buySkin/ahri/2.html"),
    ("[x](ROUTE:buySkin)", "buySkin.html"),
    ("[x](route:ShopRoute.champion/kai%27sa)", "ShopRoute/champion/kai&#x27;sa.html"),
    ("[x](route:Outer.Route.home)", "Outer.Route/home.html"),
    ("[x](route:champions-per-tab:home)", "champions-per-tab/home.html"),
    ("[x](route:other:T.champion/a.b:c)", "other/T/champion/a.b:c.html"),
    ("[x](route:buySkin/ahri#price)", "buySkin/ahri.html#price"),
    ("[x](route:champion/%EC%95%84%EB%A6%AC)", "champion/%EC%95%84%EB%A6%AC.html"),
    ("[x](other.md)", "../Content/shop/other.html"),
    ("[x](../index.md#top-part)", "../Content/index.html#top-part"),
    ("[x](./a/../b%20c.md)", "../Content/shop/b%20c.html"),
    ("[x](<b c.md>)", "../Content/shop/b%20c.html"),
    ("[x](other.md?plain=1#%ED%95%9C%EA%B8%80)", "../Content/shop/other.html#%ED%95%9C%EA%B8%80"),
    ("[x](other.md#한글)", "../Content/shop/other.html#%ED%95%9C%EA%B8%80"),
    ("[x](files/a.pdf#page=2)", "../assets/Content/shop/files/a.pdf#page=2"),
    ("[x](https://example.org/?a=1&b=--2)", "https://example.org/?a=1&amp;b=--2"),
    ("[x](HTTP://example.org)", "HTTP://example.org"),
    ("[x](mailto:a@example.org)", "mailto:a@example.org"),
    ("[x](tel:+82-2-123)", "tel:+82-2-123"),
    ("[x](#)", "#"),
    ("[x][r]\n\n[r]: route:home", "home.html"),
  ])
  func goodLinksAreRewritten(markdown: String, href: String) {
    let fixture = NoteFixture(markdown)
    #expect(fixture.html == "<p><a href=\"\(href)\">x</a></p>\n")
    #expect(fixture.problems == [])
  }

  @Test func anchorsOfTheSameNoteAreCheckedWithTheNearestId() {
    let text = """
      ---
      title: T
      ---
      # Setup
      ## Setup
      ## 환경 설정

      [a](#setup-1) [b](#%ED%99%98%EA%B2%BD-%EC%84%A4%EC%A0%95) [c](#환경-설정)
      [d](#stup) and `[no](#code)` then [e](#setup/)
      """
    let fixture = NoteFixture(text)
    #expect(
      fixture.html.hasSuffix(
        """
        <p><a href="#setup-1">a</a> \
        <a href="#%ED%99%98%EA%B2%BD-%EC%84%A4%EC%A0%95">b</a> \
        <a href="#%ED%99%98%EA%B2%BD-%EC%84%A4%EC%A0%95">c</a>
        <a href="#stup">d</a> and <code>[no](#code)</code> then <a href="#setup/">e</a></p>

        """))
    #expect(
      fixture.problems == [
        """
        Content/shop/home.md:9:5: error: this note has no heading '#stup' [missing-anchor]
          help: did you mean '#setup'?
        """,
        """
        Content/shop/home.md:9:39: error: this note has no heading '#setup/' [missing-anchor]
          help: did you mean '#setup'?
        """,
      ])
  }

  @Test func decomposedAnchorLandsOnTheHeading() {
    let decomposed = "\u{1112}\u{1161}\u{11AB}"
    let fixture = NoteFixture("# 한\n\n[x](#\(decomposed))\n")
    #expect(fixture.html == "<h2 id=\"한\">한</h2>\n<p><a href=\"#%ED%95%9C\">x</a></p>\n")
    #expect(fixture.problems == [])
  }

  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}", "%ED%95%9C", "\u{D55C}"),
    ("cafe\u{301}", "caf%C3%A9", "caf\u{E9}"),
    ("cafe%CC%81", "caf%C3%A9", "caf\u{E9}"),
  ])
  func anchorsOfOtherPagesHaveTheFormOfTheirHeadings(
    written: String, published: String, anchor: String
  ) {
    let fixture = NoteFixture("[x](other.md#\(written)) [y](route:home#\(written))\n")
    #expect(
      fixture.html == """
        <p><a href="../Content/shop/other.html#\(published)">x</a> \
        <a href="home.html#\(published)">y</a></p>

        """)
    let anchors = fixture.rendered.anchorUsages.map { Array($0.anchor.unicodeScalars) }
    #expect(anchors == [Array(anchor.unicodeScalars), Array(anchor.unicodeScalars)])
    let heading = NoteFixture("# \(anchor)\n").rendered.headings
    #expect(AnchorUsage.problems(of: fixture.rendered.anchorUsages, among: heading) == [])
  }

  @Test func anchorsOfOtherPagesAreReturnedForTheCaller() {
    let fixture = NoteFixture("Text\n[x](other.md#prise) ![p](a.png)\n[y](route:home#intro)\n")
    let file = "Content/shop/home.md"
    let note = NoteLink(
      target: .note(path: "Content/shop/other.md"), anchor: "prise", destination: "other.md#prise")
    let route = NoteLink(
      target: .route(RouteReference(caseName: "home")), anchor: "intro",
      destination: "route:home#intro")
    #expect(
      fixture.rendered.anchorUsages == [
        AnchorUsage(
          link: note, anchor: "prise", location: SourceLocation(file: file, line: 2, column: 5)),
        AnchorUsage(
          link: route, anchor: "intro", location: SourceLocation(file: file, line: 3, column: 5)),
      ])
    let headings = ["a", "b", "c", "d", "e", "price"].map {
      Heading(level: 2, id: $0, text: $0, line: 1)
    }
    let usages = fixture.rendered.anchorUsages
    #expect(
      AnchorUsage.problems(of: usages, among: headings).map(\.description) == [
        """
        Content/shop/home.md:2:5: error: 'other.md#prise' leads to a note that has no heading '#prise' \
        [missing-anchor]
          help: did you mean '#price'?
        """,
        """
        Content/shop/home.md:3:5: error: 'route:home#intro' leads to a note that has no heading '#intro' \
        [missing-anchor]
          help: use one of '#a', '#b', '#c', '#d', '#e', …
        """,
      ])
    let price = Heading(level: 2, id: "prise", text: "", line: 1)
    #expect(AnchorUsage.problems(of: [usages[0]], among: [price]) == [])
    #expect(
      AnchorUsage.problems(of: usages, among: []).map(\.fix) == [
        "link to the note without '#prise'", "link to the note without '#intro'",
      ])
  }

  @Test(arguments: [
    ("[x](route:hom)", "1:5", "No route 'hom' [unknown-route]\n  help: did you mean 'home'?"),
    ("[x](deleted.md)", "1:5", "No note 'Content/shop/deleted.md' [unknown-note]"),
    (
      "[x]()", "1:5",
      "the link has no destination [empty-link]\n  help: write one between the parentheses"
    ),
    (
      "[x](/root.md)", "1:5",
      "'/root.md' begins at the root of a host [absolute-link]\n  help: write the path relative to the note"
    ),
    (
      "[x](../../../a.md)", "1:5",
      "'../../../a.md' leads out of the project [link-leaves-root]\n  help: remove a '..'"
    ),
    (
      "[x](route:)", "1:5",
      "'route:' names no route [malformed-route-link]\n  help: write 'route:case' or 'route:case/value'"
    ),
    (
      "[x](//example.org)", "1:5",
      """
      a page may not link to '//example.org' [unsafe-link]
        help: use 'route:', a relative path, or an address with https, http, mailto or tel
      """
    ),
  ])
  func badLinksAreReportedAndTheirTextStays(markdown: String, place: String, message: String) {
    let fixture = NoteFixture(markdown)
    #expect(fixture.html == "<p>x</p>\n")
    #expect(fixture.problems == ["Content/shop/home.md:\(place): error: \(message)"])
  }

  @Test func imagesShowFilesAndNothingElse() {
    let fixture = NoteFixture(
      "![a *b*](p.png \"T\") ![c](route:home) ![d](other.md) ![e](mailto:x) ![f](https://e.org/f.png)\n"
    )
    #expect(
      fixture.html == """
        <p><img src="../assets/Content/shop/p.png" alt="a b" title="T" /> c d e f</p>

        """)
    #expect(
      fixture.problems == [
        """
        Content/shop/home.md:1:26: error: an image cannot show 'route:home' [unsafe-link]
          help: give a picture relative to the note
        """,
        """
        Content/shop/home.md:1:43: error: an image cannot show 'other.md' [unsafe-link]
          help: give a picture relative to the note
        """,
        """
        Content/shop/home.md:1:58: error: an image cannot show 'mailto:x' [unsafe-link]
          help: give a picture relative to the note
        """,
        """
        Content/shop/home.md:1:73: warning: the picture 'https://e.org/f.png' lies on another host and is \
        left out [remote-image]
          help: keep a copy beside the note
        """,
      ])
  }

  @Test func definitionsNeverCrossNotes() {
    #expect(NoteFixture("[x]\n\n[x]: one.md\n").html.contains("one.html"))
    #expect(NoteFixture("[x]\n\n[x]: two.md\n").html.contains("two.html"))
    #expect(NoteFixture("[x]\n").html == "<p>[x]</p>\n")
  }
}
