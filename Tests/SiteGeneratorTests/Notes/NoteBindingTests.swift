import RouteGraph
import SiteGenerator
import Testing

/// Which page shows a note.
@Suite struct NoteBindingTests {
  @Test(arguments: [
    ("index.md", ["index.html"]),
    ("shop/index.md", ["shop/index.html"]),
    ("shop/about.md", ["shop/shop/about.html"]),
    ("shop/Shop.about.md", ["shop/shop/about.html"]),
    (
      "shop/item.md",
      ["shop/shop/item.html", "shop/shop/item/pear.html", "shop/shop/item/plum.html"]
    ),
    ("shop/item/pear.md", ["shop/shop/item/pear.html"]),
    ("shop/item/Pear.md", ["shop/shop/item/pear.html"]),
    ("shop/Shop.item/plum.md", ["shop/shop/item/plum.html"]),
  ])
  func aNoteIsShownWhereItsPathSays(path: String, pages: [String]) async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/\(path)": "The *mark*.\n"])
    #expect(await folder.problems(Shop.flow) == [])
    #expect(folder.pages.filter { folder.text($0).contains("<p>The <em>mark</em>.</p>") } == pages)
  }

  @Test func aDestinationsOwnNoteStandsInPlaceOfItsCases() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/shop/item.md": "Of all.\n", "Content/shop/item/plum.md": "Own.\n"])
    #expect(await folder.problems(Shop.flow) == [])
    #expect(folder.text("shop/shop/item/pear.html").contains("<p>Of all.</p>"))
    #expect(folder.text("shop/shop/item/plum.html").contains("<p>Own.</p>"))
    #expect(!folder.text("shop/shop/item/plum.html").contains("<p>Of all.</p>"))
  }

  @Test(arguments: [
    (
      "shop/abuot.md",
      "the flow 'shop' has no route 'abuot' [unknown-route]\n  help: did you mean 'about'?"
    ),
    (
      "shop/nowhere.md",
      """
      the flow 'shop' has no route 'nowhere' [unknown-route]
        help: its routes are 'about', 'home', 'item', 'pay', 'receipt', 'sure'
      """
    ),
    (
      "shop/item/pera.md",
      """
      the route 'item' has no destination 'pera' [unknown-destination]
        help: did you mean 'pear'?
      """
    ),
    (
      "shop/item/grape.md",
      """
      the route 'item' has no destination 'grape' [unknown-destination]
        help: its destinations are 'pear', 'plum'
      """
    ),
    (
      "shop/about/x.md",
      """
      the route 'about' has no destination 'x' [unknown-destination]
        help: it has no values: name it 'about' alone
      """
    ),
    ("shpo/about.md", "there is no flow 'shpo' [unknown-flow]\n  help: did you mean 'shop'?"),
    (
      "elsewhere/about.md",
      "there is no flow 'elsewhere' [unknown-flow]\n  help: the flows are 'shop'"
    ),
    (
      "about.md",
      """
      no page shows a note that lies outside the flows' folders [note-without-flow]
        help: move it to 'index.md' or into the folder of a flow: 'shop'
      """
    ),
  ])
  func aNoteForNothingIsAnError(path: String, problem: String) async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/\(path)": "Text.\n"])
    #expect(await folder.problems(Shop.flow) == ["Content/\(path):1: error: \(problem)"])
    #expect(folder.files == [])
  }

  @Test func twoNotesForOnePageAreAnError() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/shop/about.md": "One.\n", "Content/shop/Shop.about.md": "Two.\n"])
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Content/shop/about.md:1: error: the page already has the note \
        'Content/shop/Shop.about.md' [duplicate-note]
          help: keep one of the two
        """
      ])
  }

  @Test func aCaseNameOfTwoTypesNeedsItsType() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/two/home.md": "Whose?\n", "Content/two/Cellar.home.md": "The cellar's.\n",
    ])
    let flow = Flow("Two") { NavigationStack { Attic.home } }
    #expect(
      await folder.problems(flow) == [
        """
        Content/two/home.md:1: error: the flow 'two' has several routes 'home' [ambiguous-route]
          help: name the type too: 'Attic.home', 'Cellar.home'
        """
      ])
    try folder.remove("Content/two/home.md")
    #expect(await folder.problems(flow) == [])
    #expect(folder.text("two/cellar/home.html").contains("<p>The cellar's.</p>"))
    #expect(!folder.text("two/attic/home.html").contains("<p>The cellar's.</p>"))
  }

  private enum Attic: Route {
    case home
    var screen: Screen { Screen("Attic") { NavigationLink("Down", value: Cellar.home) } }
  }

  private enum Cellar: Route {
    case home
    var screen: Screen { Screen("Cellar") }
  }

  @Test func theTitleOfADestinationsNoteIsThePagesTitleEverywhere() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/item/pear.md": """
      ---
      title: The <pear>
      subtitle: Ripe
      summary: Sweet & soft
      tags: [fruit, green]
      status: done
      ---
      Text.

      """
    ])
    #expect(await folder.problems(Shop.flow) == [])
    let page = folder.page("shop/shop/item/pear.html")
    #expect(page.title == "The <pear> · Shop")
    #expect(page.tags.first { $0.name == "h1" }?.text == "The <pear>")
    #expect(page.all("meta", with: "name").last?["content"] == "Sweet & soft")
    #expect(page.tags.filter { $0["class"] == "subtitle" }.map(\.text) == ["Ripe"])
    #expect(page.tags.filter { $0["class"] == "tag" }.map(\.text) == ["fruit", "green"])
    #expect(page.tags.filter { $0["class"] == "status" }.map(\.text) == ["done"])
    #expect(folder.page("shop/shop/item.html").hrefs("The <pear>") == ["../shop/item/pear.html"])
    #expect(page.problems == [])
  }

  @Test func aProblemInANoteThatManyPagesShowIsReportedOnce() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/item.md": "[x](route:nowhere) and [y](#nothing)\n\n| a |\n| - |\n"
    ])
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Content/shop/item.md:1:5: error: the flow 'shop' has no route 'nowhere' [unknown-route]
          help: its routes are 'about', 'home', 'item', 'pay', 'receipt', 'sure'
        """,
        """
        Content/shop/item.md:1:28: error: this note has no heading '#nothing' [missing-anchor]
          help: link to the note without '#nothing'
        """,
        """
        Content/shop/item.md:3:1: warning: CommonMark has no tables: this one is shown as text \
        [table-not-supported]
          help: write a list instead
        """,
      ])
  }
}
