import Testing

@testable import SiteGenerator

@Suite struct OutputPathTests {
  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "a/../b", "./a", "a/..", "a\u{0}b", "a\nb", "a\tb",
    "\u{7F}", ".waymark", ".waymark/manifest", ".WayMark/x", String(repeating: "a", count: 256),
    "a/" + String(repeating: "한", count: 86),
  ])
  func refusesPathsThatLeaveTheOutputFolder(path: String) throws {
    let folder = try PublishingFolder()
    #expect(
      folder.problems(publishing: [path: "text", "index.html": "index"]) == [
        "'\(path)' is no path that the site can write to [output-path-unusable]"
      ])
    #expect(folder.site() == [:])
  }

  @Test(arguments: [
    ".nojekyll", "a/.hidden", "...", "a b/c d.html", "한글/환경 설정.html", "a/.waymark",
    String(repeating: "a", count: 255), "a/" + String(repeating: "한", count: 85),
    String(repeating: "nested/", count: 40) + "page.html",
  ])
  func takesAllOthers(path: String) throws {
    let folder = try PublishingFolder()
    try folder.publish([path: "text"])
    #expect(folder.site() == [path: "text"])
    try folder.publish([path: "more"])
    #expect(folder.site() == [path: "more"])
  }

  @Test(arguments: [
    ("a/b.html", "a/b.html", "two files of the site are called 'a/b.html'"),
    ("Milk", "milk", "'Milk' and 'milk' are the same file on a disk that ignores letter case"),
    ("MILK", "Milk", "'MILK' and 'Milk' are the same file on a disk that ignores letter case"),
    (
      "STRASSE", "straße",
      "'STRASSE' and 'straße' are the same file on a disk that ignores letter case"
    ),
    (
      "i\u{307}", "\u{130}",
      "'i\u{307}' and '\u{130}' are the same file on a disk that ignores letter case"
    ),
    (
      "e\u{301}", "\u{E9}",
      "'e\u{301}' and '\u{E9}' are the same file on a disk that ignores letter case"
    ),
    ("K", "\u{212A}", "'K' and '\u{212A}' are the same file on a disk that ignores letter case"),
    (
      "Shop/a", "shop/b",
      "'Shop' and 'shop' are the same folder on a disk that ignores letter case"
    ),
    ("a", "a/b", "'a' is both a file and a folder of the site"),
    ("A", "a/b/c", "'a' is both a file and a folder of the site"),
  ])
  func refusesTwoFilesInOnePlace(first: String, second: String, message: String) throws {
    for pair in [[first, second], [second, first]] {
      let folder = try PublishingFolder()
      let publisher = try folder.open()
      let workers = pair.map { path in
        var worker = publisher.worker()
        worker.add(path, "text of \(path)")
        return worker
      }
      #expect(
        folder.problems { () throws(PublishingFailure) in try publisher.commit(workers) } == [
          "\(message) [output-path-twice]"
        ])
      #expect(folder.site() == [:])
      #expect(folder.entries()[".waymark/staging"] == nil)
    }
  }
}
