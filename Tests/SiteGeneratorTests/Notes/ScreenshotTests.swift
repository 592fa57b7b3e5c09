import RouteGraph
import Testing

@testable import SiteGenerator

/// The screenshots that notes name.
@Suite struct ScreenshotTests {
  /// The first bytes of pictures of 640 by 1386 pixels in each format.
  static let pictures: [(ending: String, bytes: [UInt8])] = [
    (
      "png",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 2, 0x80, 0, 0, 5, 0x6A, 8, 2, 0, 0, 0]
    ),
    ("gif", Array("GIF89a".utf8) + [0x80, 2, 0x6A, 5, 0, 0, 0]),
    (
      "jpg",
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC2, 0, 17, 8, 5, 0x6A]
        + [2, 0x80, 3]
    ),
    (
      "webp",
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8)
        + [10, 0, 0, 0, 0, 0, 0, 0, 0x7F, 2, 0, 0x69, 5, 0]
    ),
    (
      "WEBP",
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8)
        + [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 0x80, 2, 0x6A, 5]
    ),
    (
      "webp",
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8)
        + [0, 0, 0, 0, 0x2F, 0x7F, 0x42, 0x5A, 0x01, 0, 0, 0, 0, 0]
    ),
  ]
  private static let png = pictures[0].bytes

  @Test(arguments: pictures)
  func aScreenshotStandsUnderItsNoteUnderAHashedName(ending: String, bytes: [UInt8]) async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/about.md":
        "---\ntitle: Who <we> are\nscreenshot: ../my pictures/a.\(ending)\n---\nUs.\n"
    ])
    try folder.write(bytes, to: "Content/my pictures/a.\(ending)")
    #expect(await folder.problems(Shop.flow) == [])
    let place = try #require(folder.files.first { $0.hasPrefix("assets/notes/") })
    #expect(place.wholeMatch(of: /assets\/notes\/my pictures\/a\.[a-z2-7]{8}\.\w+/) != nil)
    #expect(folder.bytes(place) == bytes)
    let address = "../../" + place.replacing(" ", with: "%20")
    #expect(
      folder.text("shop/shop/about.html").contains(
        """
        </div>
        <figure class="screenshot"><a href="\(address)"><img src="\(address)" \
        alt="Screenshot of &#39;Who &lt;we&gt; are&#39;" width="640" height="1386" loading="lazy">\
        </a><figcaption>Screenshot</figcaption></figure>
        """))
  }

  @Test func everyPageThatShowsTheNoteShowsTheScreenshot() async throws {
    let folder = try SiteFolder()
    let note = "---\nscreenshot: a.png\n---\n![again](a.png)\n"
    try folder.write([
      "Content/shop/item.md": note, "Content/shop/index.md": note,
      "Content/index.md": "---\nscreenshot: shop/a.png\n---\n",
    ])
    try folder.write(Self.png, to: "Content/shop/a.png")
    #expect(await folder.problems(Shop.flow) == [])
    for page in ["index", "shop/index", "shop/shop/item", "shop/shop/item/pear"] {
      #expect(folder.text("\(page).html").components(of: "class=\"screenshot\"") == 1)
    }
    // One file, whether it is a screenshot or stands in the text.
    #expect(folder.files.filter { $0.hasPrefix("assets/notes/") }.count == 1)
    #expect(folder.page("shop/index.html").problems == [])
  }

  @Test(arguments: [
    (
      "a.pgn",
      "there is no file 'Content/shop/a.pgn' [missing-file]\n  help: did you mean 'Content/shop/a.png'?"
    ),
    ("nothing.png", "there is no file 'Content/shop/nothing.png' [missing-file]"),
    (
      "../../Package.png",
      "the screenshot '../../Package.png' lies outside 'Content' [screenshot-outside-content]\n"
        + "  help: copy it beside the note"
    ),
    (
      "../../../../a.png",
      "the screenshot '../../../../a.png' lies outside 'Content' [screenshot-outside-content]\n"
        + "  help: copy it beside the note"
    ),
    (
      "b.svg",
      "the screenshot 'b.svg' is no picture that a page can show [unsupported-picture]\n"
        + "  help: give a PNG, JPEG, GIF or WebP file"
    ),
    (
      "about.md",
      "the screenshot 'about.md' is no picture that a page can show [unsupported-picture]\n"
        + "  help: give a PNG, JPEG, GIF or WebP file"
    ),
    (
      "text.png",
      "the screenshot 'text.png' is no picture that a page can show [unsupported-picture]\n"
        + "  help: give a PNG, JPEG, GIF or WebP file"
    ),
  ])
  func aWrongScreenshotIsAnErrorWithItsPlace(path: String, problem: String) async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/about.md": "---\ntitle: A\nscreenshot: \(path)\n---\n",
      "Content/shop/b.svg": "<svg/>", "Content/shop/text.png": "PNG", "Package.png": "",
    ])
    try folder.write(Self.png, to: "Content/shop/a.png")
    #expect(
      await folder.problems(Shop.flow) == ["Content/shop/about.md:3:13: error: \(problem)"])
  }

  @Test func anotherPictureUnderTheSameNameIsSeenByTheNextBuild() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/shop/about.md": "---\nscreenshot: a.png\n---\nUs.\n"])
    try folder.write(Self.png, to: "Content/shop/a.png")
    await folder.build(Shop.flow)
    let before = folder.page("shop/shop/about.html").all("img", with: "src").map { $0["src"] ?? "" }
    var other = Self.png
    other[19] = 1
    try folder.write(other, to: "Content/shop/a.png")
    await folder.build(Shop.flow)
    let page = folder.page("shop/shop/about.html")
    #expect(page.all("img", with: "width").map { $0["width"] ?? "" } == ["513"])
    #expect(page.all("img", with: "src").map { $0["src"] ?? "" } != before)
    #expect(folder.files.filter { $0.hasPrefix("assets/notes/") }.count == 1)
  }

  @Test func cutOrRandomBytesAreNoPictureAndNeverStopTheBuild() {
    var random: UInt64 = 7
    for (_, bytes) in Self.pictures {
      for length in bytes.indices { _ = RasterPicture(Array(bytes[..<length])) }
      for _ in 0..<2_000 {
        random = random &* 6_364_136_223_846_793_005 &+ 1
        var changed = bytes
        changed[Int(random >> 33) % changed.count] = UInt8(truncatingIfNeeded: random >> 20)
        _ = RasterPicture(changed)
      }
    }
    #expect(RasterPicture([]) == nil)
    #expect(RasterPicture([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
