import RouteGraph
import SiteGenerator
import Testing

/// The former addresses that notes give their pages.
@Suite struct AliasTests {
  @Test func aFormerAddressLeadsToThePageOfToday() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/item/pear.md": "---\naliases: [old/Pear 1.html, 배]\n---\nA pear.\n"
    ])
    #expect(await folder.problems(Shop.flow) { $0.baseURL = BaseURL("https://host/a b") } == [])
    #expect(
      folder.text("shop/old/Pear 1.html").split(separator: "\n").filter {
        $0.hasPrefix("<title>") || $0.contains("item/pear.html") || $0.contains("stylesheet")
      }.map { $0.replacing(/\.[a-z2-7]{8}\./, with: ".HASH.") } == [
        "<title>&#39;old/Pear 1.html&#39; has moved: Pear · Shop</title>",
        "<link rel=\"canonical\" href=\"https://host/a%20b/shop/shop/item/pear.html\">",
        "<script>location.replace(\"../../shop/shop/item/pear.html\" + location.hash);</script>",
        "<noscript><meta http-equiv=\"refresh\" "
          + "content=\"0; url=../../shop/shop/item/pear.html\"></noscript>",
        "<link rel=\"stylesheet\" href=\"../../assets/waymark.HASH.css\">",
        "<p><a href=\"../../shop/shop/item/pear.html\">Pear · Shop</a></p>",
      ])
    #expect(folder.page("shop/old/Pear 1.html").problems == [])
    let other = folder.text("shop/배.html")
    #expect(other.contains("<title>&#39;배&#39; has moved: Pear · Shop</title>"))
    #expect(folder.page("shop/shop/item/pear.html").hrefs("배") == ["../../%EB%B0%B0.html"])
    #expect(
      folder.page("shop/shop/item/pear.html").hrefs("old/Pear 1.html")
        == ["../../old/Pear%201.html"])
  }

  @Test(arguments: [
    ("index.md", "start", "start.html", "index.html"),
    ("shop/index.md", "all", "shop/all.html", "shop/index.html"),
    ("shop/item.md", "things/", "shop/things/index.html", "shop/shop/item.html"),
    ("shop/about.md", "us", "shop/us.html", "shop/shop/about.html"),
  ])
  func everyPageWithANoteOfItsOwnMayHaveMoved(
    note: String, alias: String, path: String, page: String
  ) async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/\(note)": "---\naliases: [\(alias)]\n---\nText.\n"])
    #expect(await folder.problems(Shop.flow) == [])
    let links = folder.page(path).all("a", with: "href").map { $0["href"] ?? "" }
    #expect(links.map { SitePaths.resolved($0, from: path) }.last == page)
  }

  @Test(arguments: [
    (
      "/us",
      "the alias '/us' leads out of 'shop/' [alias-leaves-site]\n"
        + "  help: give a path below it, such as 'old/path'"
    ),
    (
      "../us",
      "the alias '../us' leads out of 'shop/' [alias-leaves-site]\n"
        + "  help: give a path below it, such as 'old/path'"
    ),
    (
      "https://host/us",
      "the alias 'https://host/us' leads out of 'shop/' [alias-leaves-site]\n"
        + "  help: give a path below it, such as 'old/path'"
    ),
    (
      "us?a=1",
      "the alias 'us?a=1' can't be the address of a page [unusable-alias]\n"
        + "  help: give a path such as 'old/path', without '%', '?', '#' and blanks at its ends"
    ),
    (
      "shop//us",
      "the alias 'shop//us' can't be the address of a page [unusable-alias]\n"
        + "  help: give a path such as 'old/path', without '%', '?', '#' and blanks at its ends"
    ),
    (
      "Con.fig/us",
      "the alias 'Con.fig/us' can't be the address of a page [unusable-alias]\n"
        + "  help: give a path such as 'old/path', without '%', '?', '#' and blanks at its ends"
    ),
    (
      "Shop/Item/Pear.html",
      "the alias 'Shop/Item/Pear.html' is the address of the page 'Pear · Shop' [alias-of-page]\n"
        + "  help: remove it, or give the address that the page had"
    ),
    (
      "index",
      "the alias 'index' is the address of the page 'Shop · Test site' [alias-of-page]\n"
        + "  help: remove it, or give the address that the page had"
    ),
    (
      "OLD",
      "the alias 'OLD' is given in 'Content/shop/about.md' too [duplicate-alias]\n"
        + "  help: keep one of the two"
    ),
  ])
  func aWrongAliasIsAnErrorWithItsPlace(alias: String, problem: String) async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/about.md": "---\naliases: [old]\n---\n",
      "Content/shop/pay.md": "---\naliases:\n- \(alias)\n---\n",
    ])
    #expect(await folder.problems(Shop.flow) == ["Content/shop/pay.md:3:3: error: \(problem)"])
  }

  @Test func redirectsAreNeitherPagesOfTheSiteNorLeftBehind() async throws {
    let folder = try SiteFolder()
    let base = BaseURL("https://host")
    try folder.write(["Content/shop/about.md": "---\naliases: [us, we]\n---\nText.\n"])
    let first = await folder.build(Shop.flow) { $0.baseURL = base }
    #expect(folder.text("sitemap.xml").contains("about.html"))
    #expect(!folder.text("sitemap.xml").contains("us.html"))
    let search = folder.files.filter { $0.hasPrefix("search/") }.map(folder.text).joined()
    #expect(!search.contains("\"us\"") && !search.contains("has moved"))
    try folder.write(["Content/shop/about.md": "---\naliases: [we]\n---\nText.\n"])
    let second = await folder.build(Shop.flow) { $0.baseURL = base }
    #expect(
      folder.pages.filter { $0 == "shop/us.html" || $0 == "shop/we.html" } == ["shop/we.html"])
    guard case .published(let pages, let files, _, _) = first.status,
      case .published(pages, files - 1, _, removed: 1) = second.status
    else {
      Issue.record("\(first.status) then \(second.status)")
      return
    }
  }
}
