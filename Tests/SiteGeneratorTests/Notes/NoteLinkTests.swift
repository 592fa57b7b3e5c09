import RouteGraph
import SiteGenerator
import Testing
import Theme

/// Where the links in notes lead.
@Suite struct NoteLinkTests {
  @Test(arguments: [
    ("index.md", "index.html", ""),
    ("shop/index.md", "shop/index.html", "../"),
    ("shop/about.md", "shop/shop/about.html", "../../"),
    ("shop/item.md", "shop/shop/item.html", "../../"),
    ("shop/item.md", "shop/shop/item/plum.html", "../../../"),
    ("shop/item/pear.md", "shop/shop/item/pear.html", "../../../"),
  ])
  func linksResolveFromEveryDepth(note: String, page: String, root: String) async throws {
    let folder = try SiteFolder()
    let up = String(repeating: "../", count: note.split(separator: "/").count - 1)
    try folder.write([
      "Content/index.md": "Start.\n", "Content/shop/index.md": "Shop.\n",
      "Content/shop/about.md": "About.\n", "Content/shop/item/plum.md": "Plum.\n",
      "Content/shop/my picture.svg": "<svg/>",
    ])
    if page.hasSuffix("plum.html") { try folder.remove("Content/shop/item/plum.md") }
    try folder.write([
      "Content/\(note)": """
      # A heading

      [case](route:shop:about) [destination](route:shop:item/pear) [group](route:shop:item)
      [typed](route:shop:Shop.about) [site](\(up)index.md) [flow](\(up)shop/index.md)
      [note](\(up)shop/about.md) [file](<\(up)shop/my picture.svg>)
      ![picture](<\(up)shop/my picture.svg>)

      """
    ])
    #expect(await folder.problems(Shop.flow) == [])
    let text = folder.page(page)
    let expected = [
      "case": "shop/shop/about.html", "destination": "shop/shop/item/pear.html",
      "group": "shop/shop/item.html", "typed": "shop/shop/about.html", "site": "index.html",
      "flow": "shop/index.html", "note": "shop/shop/about.html",
      "file": "assets/notes/shop/my%20picture.svg",
    ]
    for (label, target) in expected {
      #expect(text.hrefs(label).map { SitePaths.resolved($0, from: page) } == [target])
      #expect(text.hrefs(label).allSatisfy { !$0.hasPrefix("/") })
    }
    #expect(
      text.all("img", with: "src").map { $0["src"] ?? "" } == [root + (expected["file"] ?? "")])
    #expect(text.problems == [])
  }

  @Test(arguments: [
    (
      "[x](route:abuot)",
      "1:5: error: the flow 'shop' has no route 'abuot' [unknown-route]\n"
        + "  help: did you mean 'about'?"
    ),
    (
      "Text\n\n[x](route:item/paer)",
      "3:5: error: the route 'item' has no destination 'paer' [unknown-destination]\n"
        + "  help: did you mean 'pear'?"
    ),
    (
      "[x](route:shpo:about)",
      "1:5: error: there is no flow 'shpo' [unknown-flow]\n  help: did you mean 'shop'?"
    ),
    (
      "[x](route:Shpo.about)",
      "1:5: error: the flow 'shop' has no route 'Shpo.about' [unknown-route]\n"
        + "  help: did you mean 'Shop.about'?"
    ),
    (
      "[x](abuot.md)",
      "1:5: error: there is no file 'Content/shop/abuot.md' [missing-file]\n"
        + "  help: did you mean 'Content/shop/about.md'?"
    ),
    (
      "![x](picture.png)",
      "1:6: error: there is no file 'Content/shop/picture.png' [missing-file]"
    ),
    (
      "[x](../../../etc/passwd)",
      "1:5: error: '../../../etc/passwd' leads out of the project [link-leaves-root]\n"
        + "  help: remove a '..'"
    ),
    (
      "[x](../../Package.swift)",
      "1:5: error: there is no file 'Package.swift' [missing-file]"
    ),
    (
      "[x](about.md#nothing)",
      "1:5: error: 'about.md#nothing' leads to a note that has no heading '#nothing' "
        + "[missing-anchor]\n  help: use one of '#one', '#one-1'"
    ),
    (
      "[x](route:about#on)",
      "1:5: error: 'route:about#on' leads to a note that has no heading '#on' "
        + "[missing-anchor]\n  help: did you mean '#one'?"
    ),
    (
      "[x](route:home#one)",
      "1:5: error: 'route:home#one' leads to a page without a note, which has no headings "
        + "[missing-anchor]\n  help: link to it without '#one'"
    ),
  ])
  func aBadLinkIsAnErrorWithItsPlace(text: String, problem: String) async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/about.md": "# One\n\n# One\n", "Content/shop/pay.md": text,
      "Package.swift": "",
    ])
    #expect(await folder.problems(Shop.flow) == ["Content/shop/pay.md:\(problem)"])
  }

  @Test(arguments: [
    ("about", "shop:about"), ("item/pear", "shop:item/pear"), ("shop/about", "shop:about"),
    ("shop/item/pear", "shop:item/pear"),
  ])
  func aRouteNeedsItsFlowOutsideTheFlows(link: String, full: String) async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/index.md": "[x](route:\(link))\n"])
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Content/index.md:1:5: error: a route is named outside the flows [unknown-flow]
          help: name the flow too: route:\(full)
        """
      ])
  }

  @Test func anchorsLeadToHeadingsOfOtherNotes() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/about.md": "# One\n\n# One\n\n## 한글 제목\n",
      "Content/shop/item.md": "# Fruit\n",
      "Content/shop/item/plum.md": "[own](#own) [case](../item.md#fruit)\n\n# Own\n",
      "Content/shop/pay.md": """
      [a](about.md#one) [b](route:about#one-1) [c](about.md#한글-제목)
      [d](route:item/pear#fruit) [e](route:item#fruit) [f](item/plum.md#own)

      """,
    ])
    #expect(await folder.problems(Shop.flow) == [])
    let page = folder.page("shop/shop/pay.html")
    #expect(page.hrefs("a") == ["../shop/about.html#one"])
    #expect(page.hrefs("b") == ["../shop/about.html#one-1"])
    #expect(page.hrefs("c") == ["../shop/about.html#%ED%95%9C%EA%B8%80-%EC%A0%9C%EB%AA%A9"])
    #expect(page.hrefs("d") == ["../shop/item/pear.html#fruit"])
    #expect(page.hrefs("e") == ["../shop/item.html#fruit"])
    #expect(page.hrefs("f") == ["../shop/item/plum.html#own"])
    #expect(folder.page("shop/shop/item/plum.html").hrefs("own") == ["#own"])
    for target in ["about", "item", "item/pear", "item/plum"] {
      let ids = folder.page("shop/shop/\(target).html").ids
      #expect(Set(ids).count == ids.count)
    }
    #expect(folder.page("shop/shop/about.html").ids.contains("한글-제목"))
  }

  @Test func aPageWithoutANoteHasNoHeadingsOfAnother() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/item/pear.md": "# Taste\n",
      "Content/shop/pay.md": "[a](route:item/pear#taste)\n[b](route:item#taste)\n",
    ])
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Content/shop/pay.md:2:5: error: 'route:item#taste' leads to a page without a note, which \
        has no headings [missing-anchor]
          help: link to it without '#taste'
        """
      ])
  }

  @Test func headingsNeverTakeTheIdsOfThePageItself() async throws {
    let folder = try SiteFolder()
    let templates = BuiltInTheme.files.filter { $0.path.hasSuffix(".mustache") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let ids = templates.matches(of: /\sid="([^"{]+)"/).map { String($0.1) }
    #expect(ids.contains("waymark-data") && ids.contains("ways-out"))
    let text = ids.map { "# \($0.replacing("-", with: " "))\n" }.joined(separator: "\n")
    try folder.write([
      "Content/index.md": text, "Content/shop/index.md": text, "Content/shop/item.md": text,
      "Content/shop/about.md": text,
    ])
    #expect(await folder.problems(Shop.flow) == [])
    for name in folder.pages {
      let page = folder.page(name)
      #expect(Set(page.ids).count == page.ids.count, "\(name)")
    }
    let data = folder.page("shop/shop/about.html").tags.filter { $0["id"] == "waymark-data" }
    #expect(data.map(\.name) == ["script"])
  }

  @Test func headingsNeverTakeTheIdsOfMapsOrOfOwnTemplates() async throws {
    let folder = try SiteFolder()
    let text = "# Map title\n# Map desc\n# Map n0\n# Map n\n# Map nodes\n# Palette 12\n# My own\n"
    try folder.write([
      "Templates/note-body.mustache": "<div id='my-own' data-id=\"map-nodes\">{{{markup}}}</div>",
      "Content/shop/index.md": text,
    ])
    #expect(await folder.problems(Shop.flow) == [])
    let ids = folder.page("shop/index.html").ids
    #expect(Set(ids).count == ids.count)
    #expect(
      ids.suffix(10).prefix(7) == [
        "map-title-1", "map-desc-1", "map-n0-1", "map-n", "map-nodes", "palette-12-1", "my-own-1",
      ])
  }

  @Test func filesBesideNotesAreCopiedByteForByte() async throws {
    let folder = try SiteFolder()
    let bytes = (0...255).map { UInt8($0) }
    try folder.write(bytes, to: "Content/shop/item/picture one.png")
    try folder.write([UInt8](), to: "Content/empty.bin")
    try folder.write(["Content/.hidden": "secret", "Content/.git/config": "secret"])
    #expect(await folder.problems(Shop.flow) == [])
    let assets = folder.files.filter { $0.hasPrefix("assets/notes/") }
    #expect(assets == ["assets/notes/empty.bin", "assets/notes/shop/item/picture one.png"])
    #expect(folder.bytes("assets/notes/shop/item/picture one.png") == bytes)
    #expect(folder.bytes("assets/notes/empty.bin") == [])
  }
}
