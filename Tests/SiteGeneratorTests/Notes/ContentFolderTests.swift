import Foundation
import RouteGraph
import Testing

@testable import SiteGenerator

/// What may lie in the folder of notes.
@Suite struct ContentFolderTests {
  @Test func aSiteNeedsNoNotes() async throws {
    let folder = try SiteFolder()
    #expect(await folder.problems(Shop.flow) == [])
    #expect(folder.destinationPages.count == 7)
  }

  @Test func aFolderOfAnotherNameMustBeThere() async throws {
    let folder = try SiteFolder()
    #expect(
      await folder.problems(Shop.flow) { ($0.content, $0.templates) = ("Notse", "Theem") } == [
        "error: there is no folder 'Notse' [missing-folder]\n  help: create it",
        "error: there is no folder 'Theem' [missing-folder]\n  help: create it",
      ])
    #expect(folder.files == [])
  }

  /// Writes two notes that lead to each other, with a screenshot and a picture.
  private func writeNotes(to content: String, of folder: SiteFolder) throws {
    try folder.write([
      "\(content)/shop/about.md":
        "---\nscreenshot: cup.gif\n---\n[x](item/pear.md#taste) ![y](a.svg)\n",
      "\(content)/shop/item/pear.md": "# Taste\n[z](../about.md)\n",
      "\(content)/shop/a.svg": "<svg/>",
    ])
    try folder.write(Array("GIF89a".utf8) + [2, 0, 1, 0], to: "\(content)/shop/cup.gif")
  }

  @Test(arguments: ["Content/", "./Content", "Content//", "/", "Content/../Content/."])
  func theFolderMayBeWrittenInAnyWay(name: String) async throws {
    let folder = try SiteFolder()
    try writeNotes(to: "Content", of: folder)
    // A slash at its start makes a path absolute.
    let content = name == "/" ? "\(folder.path)/Content" : name
    #expect(await folder.problems(Shop.flow) { $0.content = content } == [])
    let page = folder.page("shop/shop/about.html")
    #expect(page.hrefs("x") == ["../shop/item/pear.html#taste"])
    #expect(
      page.all("img", with: "src").compactMap { $0["src"] }.map { $0.prefix { $0 != "." } == "" }
        == [true, true])
    let site = folder.site
    #expect(await folder.problems(Shop.flow) == [])
    #expect(folder.site == site)
  }

  @Test(arguments: ["내용", "Übersicht/für alle"])
  func theFolderMayHaveANameInAnyScript(name: String) async throws {
    let folder = try SiteFolder()
    try writeNotes(to: name, of: folder)
    #expect(await folder.problems(Shop.flow) { $0.content = name } == [])
    let page = folder.page("shop/shop/about.html")
    #expect(page.hrefs("x") == ["../shop/item/pear.html#taste"])
    #expect(page.all("img", with: "src").count == 2)
    try folder.remove("\(name)/shop/cup.gif")
    #expect(
      await folder.problems(Shop.flow) { $0.content = name } == [
        "\(name)/shop/about.md:2:13: error: there is no file '\(name)/shop/cup.gif' [missing-file]"
      ])
  }

  @Test func aFileThatIsGoneBeforeItIsReadIsAnError() throws {
    let folder = try SiteFolder()
    try folder.write(["Content/shop/about.md": "Text.\n", "Content/.kept/real.md": "Text.\n"])
    try folder.link("Content/shop/pay.md", to: "../.kept/real.md")
    let listed = InputFolder(at: "\(folder.path)/Content", name: "Content")
    #expect(listed.paths == ["shop/about.md", "shop/pay.md"])
    try folder.remove("Content/shop")
    try folder.remove("Content/.kept")
    for path in listed.paths {
      let (bytes, problem) = listed.contents(of: path)
      #expect(bytes == nil)
      #expect(
        problem?.description == """
          Content/\(path):1: error: '\(path)' can't be read: No such file or directory \
          [unreadable-file]
          """)
    }
  }

  @Test func aFileInTheFoldersPlaceIsAnError() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content": "not a folder"])
    #expect(
      await folder.problems(Shop.flow) == [
        "error: the folder 'Content' can't be read: Not a directory [unreadable-folder]"
      ])
  }

  @Test func aFolderCalledLikeANoteIsAFolder() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/shop/about.md/picture.png": "picture"])
    #expect(await folder.problems(Shop.flow) == [])
    #expect(folder.text("assets/notes/shop/about.md/picture.png") == "picture")
  }

  @Test func linksInsideTheFolderAreFollowed() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/shared/picture.png": "picture", "Content/shop/pay.md": "Pay.\n"])
    try folder.link("Content/shop/pictures", to: "../shared")
    try folder.link("Content/shop/about.md", to: "pay.md")
    #expect(await folder.problems(Shop.flow) == [])
    #expect(folder.text("assets/notes/shop/pictures/picture.png") == "picture")
    #expect(folder.text("shop/shop/about.html").contains("<p>Pay.</p>"))
  }

  @Test func linksOutOfTheFolderAreErrorsAndNothingOutsideIsPublished() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "secret/key.txt": "secret", "Content secret/key.txt": "secret", "Content/index.md": "x\n",
    ])
    try folder.link("Content/file.txt", to: "../secret/key.txt")
    try folder.link("Content/folder", to: "../secret")
    try folder.link("Content/sibling", to: "../Content secret")
    try folder.link("Content/chain", to: "folder")
    let problems = await folder.problems(Shop.flow)
    #expect(
      problems
        == ["chain", "file.txt", "folder", "sibling"].map { name in
          """
          Content/\(name):1: error: the symbolic link '\(name)' leads out of 'Content' \
          [link-leaves-folder]
            help: copy what it leads to into 'Content'
          """
        })
    #expect(folder.files == [])
  }

  @Test func loopsEndAndDanglingLinksAreReported() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/shop/picture.png": "picture"])
    try folder.link("Content/shop/up", to: "..")
    try folder.link("Content/gone.png", to: "nowhere.png")
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Content/gone.png:1: warning: the symbolic link 'gone.png' leads nowhere [dangling-link]
          help: remove it, or restore what it leads to
        """
      ])
    #expect(
      folder.files.filter { $0.hasSuffix("picture.png") } == ["assets/notes/shop/picture.png"])
  }

  @Test(arguments: [".", "..", "../.."])
  func aLinkToAFolderAroundItAddsNothing(target: String) async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/item/pear.md": "A pear.\n", "Content/shop/item/picture.png": "picture",
    ])
    try folder.link("Content/shop/item/around", to: target)
    #expect(await folder.problems(Shop.flow) == [])
    #expect(
      folder.files.filter { $0.hasPrefix("assets/notes/") } == [
        "assets/notes/shop/item/picture.png"
      ])
  }

  @Test func aLinkToItselfIsAnError() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/index.md": "Text.\n"])
    try folder.link("Content/self", to: "self")
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Content/self:1: error: 'self' can't be read: Too many levels of symbolic links \
        [unreadable-file]
        """
      ])
  }

  @Test func notesThatAreNotUTF8AreErrorsAndOthersAreRead() async throws {
    let folder = try SiteFolder()
    try folder.write(Array("Caf".utf8) + [0xE9], to: "Content/shop/about.md")
    try folder.write([0xFF, 0xFE, 0x61, 0], to: "Content/shop/pay.md")
    try folder.write(["Content/shop/home.md": "[x](route:nowhere)\n"])
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Content/shop/about.md:1:4: error: the byte 0xE9 at offset 3 is not UTF-8 [invalid-utf-8]
          help: save the file as UTF-8
        """,
        """
        Content/shop/home.md:1:5: error: the flow 'shop' has no route 'nowhere' [unknown-route]
          help: its routes are 'about', 'home', 'item', 'pay', 'receipt', 'sure'
        """,
        """
        Content/shop/pay.md:1:1: error: the note is encoded in UTF-16 (little-endian), not in \
        UTF-8 [invalid-utf-8]
          help: save the file as UTF-8
        """,
      ])
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsAnError() async throws {
      let folder = try SiteFolder()
      try folder.write(["Content/index.md": "Text.\n"])
      let name =
        Array("\(folder.path)/Content/x".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
      let file = open(name, O_CREAT | O_WRONLY, 0o644)
      close(file)
      #expect(
        await folder.problems(Shop.flow) == [
          """
          Content/x\u{FFFD}:1: error: the name 'x\u{FFFD}' is not UTF-8 [name-not-utf-8]
            help: rename the file
          """
        ])
    }
  #endif

  @Test func anUnreadableFileIsAnError() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/shop/about.md": "Text.\n"])
    let path = "\(folder.path)/Content/shop/about.md"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    guard !FileManager.default.isReadableFile(atPath: path) else {
      return print("skipped: this user reads every file")
    }
    #expect(
      await folder.problems(Shop.flow) == [
        """
        Content/shop/about.md:1: error: 'shop/about.md' can't be read: Permission denied \
        [unreadable-file]
        """
      ])
  }
}
