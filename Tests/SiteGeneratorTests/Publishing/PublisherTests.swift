import Bytes
import Testing

@testable import SiteGenerator

@Suite struct PublisherTests {
  @Test func publishesFilesAndListsThemByPath() throws {
    let folder = try PublishingFolder()
    let report = try folder.publish(["b/page.html": "page", "index.html": "", "한글.html": "글"])
    #expect(
      report == PublishingReport(files: 3, written: 3, removed: 0))
    #expect(
      folder.entries() == [
        ".waymark": "<folder>", ".waymark/lock": "",
        ".waymark/manifest": """
        waymark-manifest/1 3
        505f41b02e981ce7 4 b/page.html
        ef46db3751d8e999 0 index.html
        91a664d9d2382e34 3 한글.html

        """,
        "b": "<folder>", "b/page.html": "page", "index.html": "", "한글.html": "글",
      ])
  }

  @Test func takesFilesAsBuffers() throws {
    let folder = try PublishingFolder()
    let publisher = try folder.open()
    var worker = publisher.worker()
    var buffer = ByteBuffer()
    buffer.append("<p>")
    worker.add("index.html", buffer)
    #expect(try publisher.commit([worker, publisher.worker()]).written == 1)
    #expect(folder.site() == ["index.html": "<p>"])
  }

  @Test func aFileInPiecesIsWrittenWhereItDiffers() throws {
    let folder = try PublishingFolder()
    func publish(_ pieces: [String]) throws -> (written: Int, hash: ContentHash?) {
      let publisher = try folder.open()
      var worker = publisher.worker()
      let hash = worker.add("a/data.json") { take throws(SystemError) in
        for piece in pieces {
          try Array(piece.utf8).withUnsafeBufferPointer { piece throws(SystemError) in
            try take(piece)
          }
        }
      }
      return (try publisher.commit([worker]).written, hash)
    }
    #expect(try publish(["one", "", "two"]) == (1, ContentHash(of: "onetwo")))
    #expect(folder.site() == ["a/data.json": "onetwo"])
    #expect(try publish(["onet", "wo"]) == (0, ContentHash(of: "onetwo")))
    #expect(try publish(["three"]) == (1, ContentHash(of: "three")))
    #expect(folder.site() == ["a/data.json": "three"])
  }

  @Test func anUnchangedSiteWritesNothing() throws {
    let folder = try PublishingFolder()
    let site = ["a/b/c.html": "c", "index.html": "index"]
    try folder.publish(site)
    let before = try folder.marks()
    let report = try folder.publish(site)
    #expect(report == PublishingReport(files: 2, written: 0, removed: 0))
    #expect(try folder.marks() == before)
  }

  @Test func onlyChangedFilesAreWritten() throws {
    let folder = try PublishingFolder()
    try folder.publish(["a/one.html": "one", "a/two.html": "two"])
    let before = try folder.marks()
    let report = try folder.publish(["a/one.html": "one", "a/two.html": "TWO"])
    #expect(report == PublishingReport(files: 2, written: 1, removed: 0))
    #expect(try folder.marks()["Output/a/one.html"] == before["Output/a/one.html"])
    #expect(folder.site() == ["a/one.html": "one", "a/two.html": "TWO"])
  }

  @Test func staleFilesAndEmptyFoldersGoAndStrangersStay() throws {
    let folder = try PublishingFolder()
    try folder.publish(["a/b/c/old.html": "old", "kept/old.html": "old", "index.html": "1"])
    try folder.write("mine", to: "Output/kept/mine.txt")
    try folder.write("mine", to: "Output/CNAME")
    let report = try folder.publish(["index.html": "2"])
    #expect(report.removed == 2)
    #expect(folder.site() == ["kept/mine.txt": "mine", "CNAME": "mine", "index.html": "2"])
    #expect(folder.entries()["a"] == nil)
  }

  @Test func whatWasRemovedOrCutByHandIsWrittenAnew() throws {
    let folder = try PublishingFolder()
    let site = ["a/one.html": "one", "b/two.html": "two", "three.html": "three"]
    try folder.publish(site)
    try folder.remove("Output/a")
    try folder.write("t", to: "Output/b/two.html")
    #expect(try folder.publish(site).written == 2)
    #expect(folder.site() == site)
  }

  @Test func aFileBecomesAFolderAndBack() throws {
    let folder = try PublishingFolder()
    let file = ["a": "file", "index.html": "index"]
    let deep = ["a/b/c.html": "c", "a/d.html": "d", "index.html": "index"]
    for site in [file, deep, file] {
      try folder.publish(site)
      #expect(folder.site() == site)
    }
    #expect(folder.entries()["a"] == "file")
  }

  @Test func pathsThatChangeLetterCaseMove() throws {
    let folder = try PublishingFolder()
    try folder.publish(["Shop/Milk.html": "milk", "Straße.html": "street"])
    try folder.publish(["shop/milk.html": "milk", "STRASSE.html": "street"])
    #expect(folder.site() == ["shop/milk.html": "milk", "STRASSE.html": "street"])
  }

  @Test func abandonedFilesLeaveNoTrace() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "old"])
    let before = folder.entries()
    let publisher = try folder.open()
    _ = folder.worker(of: publisher, for: ["index.html": "new", "more.html": "more"])
    #expect(folder.entries()[".waymark/staging"] == "<folder>")
    publisher.abandon()
    #expect(folder.entries() == before)
  }

  @Test func workersInParallelPublishTheSameBytesEveryTime() async throws {
    let site = Dictionary(
      uniqueKeysWithValues: (0..<400).map { ("part\($0 % 7)/page\($0).html", "page \($0)") })
    let clean = try PublishingFolder()
    try clean.publish(site)
    for _ in 0..<20 {
      let folder = try PublishingFolder()
      let publisher = try folder.open()
      let workers = await withTaskGroup(of: PublishingWorker.self) { group in
        for half in 0..<2 {
          group.addTask {
            var worker = publisher.worker()
            for number in stride(from: half, to: 400, by: 2) {
              worker.add("part\(number % 7)/page\(number).html", "page \(number)")
            }
            return worker
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(try publisher.commit(workers).written == 400)
      #expect(folder.entries() == clean.entries())
    }
  }
}
