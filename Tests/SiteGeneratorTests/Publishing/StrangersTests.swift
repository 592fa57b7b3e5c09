import Foundation
import RouteGraph
import Testing

@testable import SiteGenerator

@Suite struct StrangersTests {
  @Test func aStrangersFileIsNeverOverwritten() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "old"])
    try folder.write("mine", to: "Output/shop/page.html")
    let before = folder.entries()
    #expect(
      folder.problems(publishing: ["index.html": "new", "shop/page.html": "page"]) == [
        "'Output/shop/page.html' is in the way of the site, and Waymark did not write it"
          + " [output-file-not-ours]"
      ])
    #expect(folder.entries() == before)
  }

  @Test func aStrangersFileWhereAFolderBelongsIsRefused() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "old"])
    try folder.write("mine", to: "Output/shop")
    #expect(
      folder.problems(publishing: ["shop/a/page.html": "page", "shop/b.html": "page"]) == [
        "'Output/shop' is in the way of the site, and Waymark did not write it"
          + " [output-file-not-ours]"
      ])
    #expect(folder.site() == ["index.html": "old", "shop": "mine"])
  }

  @Test func aStrangersFileWhereAFolderWasStaysWhenTheFolderIsNotNeeded() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "index", "shop/page.html": "page"])
    try folder.remove("Output/shop")
    try folder.write("mine", to: "Output/shop")
    try folder.publish(["index.html": "index"])
    #expect(folder.site() == ["index.html": "index", "shop": "mine"])
  }

  @Test func aFolderWithAStrangersFileWhereAFileBelongsIsRefused() throws {
    let folder = try PublishingFolder()
    try folder.publish(["a/old.html": "old"])
    try folder.write("mine", to: "Output/a/deep/mine.txt")
    #expect(
      folder.problems(publishing: ["a": "file"]) == [
        "'Output/a/deep/mine.txt' is in the way of the site, and Waymark did not write it"
          + " [output-file-not-ours]"
      ])
    #expect(folder.site() == ["a/old.html": "old", "a/deep/mine.txt": "mine"])
  }

  @Test func anEmptyFolderWhereAFileBelongsGoes() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "index"])
    try FileManager.default.createDirectory(
      atPath: "\(folder.output)/a/b", withIntermediateDirectories: true)
    try folder.publish(["a": "file"])
    #expect(folder.site() == ["a": "file"])
  }

  @Test func linksOutOfTheOutputAreNotFollowed() throws {
    let folder = try PublishingFolder()
    let site = ["shop/page.html": "page", "index.html": "index"]
    try folder.publish(site)
    try folder.remove("Output/shop")
    try folder.write("outside", to: "Outside/page.html")
    try folder.link("Output/shop", to: "../Outside")
    let message =
      "'Output/shop' is a symbolic link in the way of the site, and Waymark follows none"
      + " [output-symbolic-link]"
    #expect(folder.problems(publishing: site) == [message])
    #expect(folder.problems(publishing: ["shop/page.html": "new"]) == [message])

    #expect(try folder.publish(["index.html": "index"]).removed == 1)
    let outside = FileManager.default.contents(atPath: "\(folder.path)/Outside/page.html")
    #expect(outside == Data("outside".utf8))
  }

  @Test func aLinkWhereAFileBelongsIsRefused() throws {
    let folder = try PublishingFolder()
    try folder.publish(["page.html": "page"])
    try folder.remove("Output/page.html")
    try folder.write("outside", to: "outside.html")
    try folder.link("Output/page.html", to: "../outside.html")
    #expect(
      folder.problems(publishing: ["page.html": "page"]) == [
        "'Output/page.html' is a symbolic link in the way of the site, and Waymark follows none"
          + " [output-symbolic-link]"
      ])
  }

  @Test func aStagingFolderThatVanishesFailsTheBuildAndLeavesTheSite() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "old"])
    let publisher = try folder.open()
    var worker = publisher.worker()
    worker.add("a.html", "a")
    try folder.remove("Output/.waymark/staging")
    worker.add("b.html", "b")
    worker.add("c.html", "c")
    #expect(
      folder.problems { () throws(PublishingFailure) in try publisher.commit([worker]) } == [
        "'Output/b.html' can't be written: No such file or directory [output-not-writable]"
      ])
    #expect(folder.site() == ["index.html": "old"])
  }

  @Test(.disabled(if: getuid() == 0, "everything may be written to by the superuser"))
  func aFolderThatMayNotBeWrittenToFailsTheBuildAndLeavesTheSite() throws {
    let folder = try PublishingFolder()
    try folder.publish(["shop/a.html": "old", "index.html": "old"])
    let path = "\(folder.output)/shop"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    #expect(
      folder.problems(publishing: ["shop/a.html": "new", "index.html": "new"]) == [
        "'Output/shop' can't be written: Permission denied [output-not-writable]"
      ])
    #expect(folder.site() == ["shop/a.html": "old", "index.html": "old"])
  }
}
