import RouteGraph
import SiteGenerator
import Testing
import Theme

/// A site's own templates, icons and assets.
@Suite struct TemplateTests {
  /// The way from the overview's template to the rail's.
  private static let way: String = {
    let layout = BuiltInTheme.files.first { $0.path == "layout.mustache" }
    let lines = (layout?.bytes ?? []).split(separator: 10, omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.elementsEqual("{{> rail}}".utf8) } ?? -1
    return "built-in/site.mustache:1:1 -> built-in/layout.mustache:\(line + 1):1 -> "
      + "Templates/rail.mustache"
  }()

  @Test func aFileOfTheSameNameReplacesOnePartial() async throws {
    let folder = try SiteFolder()
    try folder.write(["Templates/rail.mustache": "<nav id=\"rail\">Mine: {{site.title}}</nav>\n"])
    #expect(await folder.problems(Shop.flow) == [])
    for name in folder.pages {
      let page = folder.page(name)
      #expect(page.tags.first { $0["id"] == "rail" }?.text == "Mine: Test site")
      #expect(page.tags.contains { $0["id"] == "main" })
      #expect(page.problems == [])
    }
  }

  @Test func aWrongNameIsAnErrorAndTheOldSiteStays() async throws {
    let folder = try SiteFolder()
    #expect(await folder.problems(Shop.flow) == [])
    let old = folder.site
    try folder.write(["Templates/rail.mustache": "<nav>\n<p>{{site.tilte}}</p>\n</nav>\n"])
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Templates/rail.mustache:2:4: error: there is no 'site.tilte' here (\(Self.way):2:4) \
        [template-unknown-name]
          help: did you mean 'site.title'?
        """
      ])
    #expect(await folder.build(Shop.flow).status == .rejected)
    #expect(folder.site == old)
  }

  @Test(arguments: [
    ("{{#flows}}", "1:1", "'{{#flows}}' is never closed", "[template-unclosed]"),
    (
      "\n {{> rial}}", "2:2", "there is no template 'rial'",
      "[template-unknown-template]\n  help: did you mean 'rail'?"
    ),
    ("{{> rail}}", "1:1", "the template 'rail' includes itself", "[template-includes-itself]"),
    (
      "{{{site.title}}}", "1:1",
      "'site.title' is plain text and must be escaped: '{{site.title}}'",
      "[template-wrong-escaping]"
    ),
  ])
  func aWrongTemplateIsReportedOnceWithTheWayToIt(
    text: String, place: String, sentence: String, id: String
  ) async throws {
    let folder = try SiteFolder()
    try folder.write(["Templates/rail.mustache": text])
    #expect(
      await folder.problems(Shop.flow) == [
        "Templates/rail.mustache:\(place): error: \(sentence) (\(Self.way):\(place)) \(id)"
      ])
    #expect(folder.files == [])
  }

  @Test func aTemplateThatNothingUsesIsAWarning() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Templates/destinaton.mustache": "x", "Templates/parts/zzz.mustache": "x",
      "Templates/rail.mustache": "<nav id=\"rail\">{{> own/part}}</nav>\n",
      "Templates/own/part.mustache": "x",
    ])
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Templates/destinaton.mustache:1: warning: nothing uses the template 'destinaton' \
        [unused-template]
          help: did you mean 'destination'?
        """,
        """
        Templates/parts/zzz.mustache:1: warning: nothing uses the template 'parts/zzz' \
        [unused-template]
        """,
      ])
    #expect(folder.text("index.html").contains("<nav id=\"rail\">x</nav>"))
  }

  @Test func aTemplateThatIsNotUTF8IsAnError() async throws {
    let folder = try SiteFolder()
    try folder.write([0x61, 0x0A, 0xFF], to: "Templates/rail.mustache")
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Templates/rail.mustache:2:1: error: the template is not UTF-8 from byte 2 on \
        (\(Self.way):2:1) [template-not-utf8]
        """
      ])
  }

  @Test func assetsAreReplacedAndAdded() async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow)
    let names = folder.files.filter { $0.hasSuffix(".css") }
    try folder.write([
      "Templates/assets/waymark.css": "body { color: red }\n", "Templates/assets/own/a.txt": "mine",
    ])
    #expect(await folder.problems(Shop.flow) == [])
    let styles = folder.files.filter { $0.hasSuffix(".css") }
    #expect(styles.count == 1 && styles != names)
    #expect(folder.text(styles[0]) == "body { color: red }\n")
    #expect(folder.text("assets/own/a.txt") == "mine")
    #expect(folder.text("index.html").contains(styles[0]))
  }

  @Test func anAssetOnTheSitesOwnPlaceIsRefused() async throws {
    let folder = try SiteFolder()
    try folder.write(["Templates/assets/notes/a.txt": "theme's", "Content/a.txt": "note's"])
    let outcome = await folder.build(Shop.flow)
    #expect(outcome.status == .failed)
    #expect(
      outcome.diagnostics.map(\.description) == [
        """
        error: two files of the site are called 'assets/notes/a.txt' [output-path-twice]
          help: rename one of the routes, values or files that they are named after
        """
      ])
  }

  @Test func aSmallIconStandsInThePageAndALargeOneIsAFileOfItsOwn() async throws {
    let folder = try SiteFolder()
    try folder.write(["Templates/assets/favicon.svg": "<svg id=\"a'b\">\n한</svg>\n"])
    await folder.build(Shop.flow)
    #expect(
      folder.text("index.html").contains(
        "href=\"data:image/svg+xml,%3csvg id=%22a%27b%22%3e%ed%95%9c%3c/svg%3e\""))
    let large = "<svg>\(String(repeating: " ", count: 502))</svg>"
    try folder.write(["Templates/assets/favicon.svg": large])
    await folder.build(Shop.flow)
    let icon = try #require(folder.files.first { $0.hasPrefix("assets/favicon.") })
    #expect(
      folder.text("shop/index.html").contains(
        "<link rel=\"icon\" type=\"image/svg+xml\" href=\"../\(icon)\">"))
  }
}
