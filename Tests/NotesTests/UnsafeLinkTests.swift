import Bytes
import Notes
import RouteGraph
import Testing

@Suite struct UnsafeLinkTests {
  private static let destinations = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java&#115;cript:x", "javascript&#58;x",
    "javascript&#x3a;x", "javascript&#x3A;x", "javascript&colon;x", "&#106;avascript:x",
    "java&Tab;script:x", "java&NewLine;script:x", "java&#9;script:x", "java&#10;script:x",
    "&#1;javascript:x", "&#x1f;javascript:x", "&#32;javascript:x", "vbscript:x", "VBSCRIPT:x",
    "data:text/html,x", "data:text/html;base64,x", "DATA:image/svg+xml,x", "file:///etc/passwd",
    "File:c:/x", "blob:x", "about:blank", "filesystem:x", "view-source:x", "//host/x",
    "\\\\\\\\host",
    "/\\\\host", "recipes://recipe/1", "ws://host", "ftp://host",
  ]

  @Test(arguments: destinations)
  func unsafeDestinationIsRefusedWhereverItStands(destination: String) {
    for markdown in [
      "[text](\(destination))", "[text](<\(destination)>)", "[text][r]\n\n[r]: \(destination)",
      "[r]\n\n[r]: <\(destination)>", "![text](\(destination))",
      "[![text](\(destination))](route:home)",
    ] {
      let fixture = NoteFixture(markdown)
      #expect(BrowserURL.unsafeAddresses(in: fixture.html) == [], "\(markdown)")
      #expect(
        fixture.rendered.problems.map(\.id) == ["unsafe-link"], "\(markdown): \(fixture.problems)")
      #expect(fixture.html.contains(markdown.hasPrefix("[r]") ? "r" : "text"))
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:x", "vbscript:x", "data:text/html,x", "file:///x",
  ])
  func unsafeAutolinkKeepsItsText(destination: String) {
    let fixture = NoteFixture("<\(destination)>")
    #expect(fixture.html == "<p>\(destination)</p>\n")
    #expect(fixture.rendered.problems.map(\.id) == ["unsafe-link"])
  }

  @Test func rawHTMLIsLeftOut() {
    let fixture = NoteFixture("<a href=\"javascript:x\">\n\na <img src=x onerror=y> b\n")
    #expect(
      fixture.html
        == "<!-- raw HTML omitted -->\n<p>a <!-- raw HTML omitted --> b</p>\n")
  }

  @Test func schemeWithABlankInsideIsAPathForBrowsersToo() {
    let fixture = NoteFixture("[x](<java script:x>)")
    #expect(fixture.html == "<p><a href=\"../assets/Content/shop/java%20script:x\">x</a></p>\n")
  }

  @Test(arguments: ["png", "gif", "jpeg", "webp"])
  func fourKindsOfInlinePictureStay(type: String) {
    let source = "data:image/\(type);base64,AAAA"
    let fixture = NoteFixture("![a](\(source)) [b](\(source))")
    #expect(fixture.html == "<p><img src=\"\(source)\" alt=\"a\" /> b</p>\n")
    #expect(fixture.rendered.problems.map(\.id) == ["unsafe-link"])
  }

  @Test func unsafeAnswerOfAResolverIsRefused() {
    struct Hostile: LinkResolver {
      func resolve(_ link: NoteLink) -> LinkResolution { .href("\u{1}java\tscript:x") }
    }
    let note = Note.parse(NoteSource(file: "a.md", bytes: Array("[x](b.md)".utf8))).note
    var output = ByteBuffer()
    let rendered = MarkdownRenderer().render(note, links: Hostile(), into: &output)
    #expect(output.text == "<p>x</p>\n")
    #expect(rendered.problems.map(\.id) == ["unsafe-link"])
  }

  @Test(arguments: [
    ("https://a", true, true), ("HTTP:a", true, true), ("mailto:a", true, true),
    ("tel:1", true, true),
    ("a/b:c", true, false), ("#javascript:", true, false), ("?a:b", true, false), ("", true, false),
    ("recipes://recipe/1", false, true), ("ftp://a", false, true), ("//a", false, false),
    ("/a", true, false), (" /\t/a", false, false), ("\\/a", false, false),
    ("javascript:x", false, false), (" \u{1}Java\tScr\nipt:x", false, false),
    ("DATA:,x", false, false),
    ("file:x", false, false), ("blob:x", false, false), ("about:blank", false, false),
    ("vbscript:x", false, false), ("1a:b", true, false), ("ä:b", true, false), (":b", true, false),
  ])
  func schemesAreReadAsABrowserReadsThem(url: String, isSafe: Bool, isSafeOutsideApp: Bool) {
    #expect(SafeURL.isSafe(url) == isSafe)
    #expect(SafeURL.isSafeOutsideApp(url) == isSafeOutsideApp)
    #expect(URLScheme.of(url) == BrowserURL.scheme(of: url))
  }
}
