import Bytes
import Testing

@testable import SiteGenerator

struct FileOriginTests {
  private static let shared = ContentHash(of: "templates and graphs")
  private static let fingerprint = ContentHash(of: "page and note")

  /// A folder with one published page whose origin is known.
  private func folder() throws -> PublishingFolder {
    let folder = try PublishingFolder()
    let publisher = try folder.open()
    var worker = publisher.worker()
    worker.add(
      "page.html", Self.buffer("page"),
      madeFrom: FileOrigin(fingerprint: Self.fingerprint, memo: "\tmemo"))
    _ = try publisher.commit([worker], madeFrom: Self.shared)
    return folder
  }

  private static func buffer(_ text: String) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.append(text)
    return buffer
  }

  @Test func aFileMadeFromTheSameIsKept() throws {
    let folder = try folder()
    let publisher = try folder.open()
    #expect(publisher.lastOrigin == Self.shared)
    var worker = publisher.worker()
    #expect(worker.keep("page.html", madeFrom: Self.fingerprint) == "\tmemo")
    let report = try publisher.commit([worker], madeFrom: Self.shared)
    #expect(report == PublishingReport(files: 1, written: 0, removed: 0))
    #expect(folder.site() == ["page.html": "page"])
  }

  @Test func aKeptFileIsKnownInTheNextBuildToo() throws {
    let folder = try folder()
    for turn in 1...3 {
      let publisher = try folder.open()
      var worker = publisher.worker()
      #expect(worker.keep("page.html", madeFrom: Self.fingerprint) != nil, "turn \(turn)")
      worker.add("other.html", "\(turn)")
      _ = try publisher.commit([worker], madeFrom: Self.shared)
    }
  }

  @Test(arguments: [
    ("page.html", ContentHash(of: "another note")), ("other.html", FileOriginTests.fingerprint),
    ("../page.html", FileOriginTests.fingerprint),
  ])
  func aFileMadeFromSomethingElseIsNotKept(path: String, fingerprint: ContentHash) throws {
    let folder = try folder()
    var worker = try folder.open().worker()
    #expect(worker.keep(path, madeFrom: fingerprint) == nil)
  }

  @Test func aFileThatSomebodyRemovedIsNotKept() throws {
    let folder = try folder()
    try folder.remove("Output/page.html")
    var worker = try folder.open().worker()
    #expect(worker.keep("page.html", madeFrom: Self.fingerprint) == nil)
  }

  @Test func aFileThatSomebodyLengthenedIsNotKept() throws {
    let folder = try folder()
    try folder.write("page with more", to: "Output/page.html")
    var worker = try folder.open().worker()
    #expect(worker.keep("page.html", madeFrom: Self.fingerprint) == nil)
  }

  @Test(arguments: [
    "", "waymark-origins/2 0123456789abcdef 0123456789abcdef\n0123456789abcdef\n-\n", "-\n",
  ])
  func originsThatBelongToNoManifestCountForNothing(stored: String) throws {
    let folder = try folder()
    try folder.write(stored, to: "Output/.waymark/origins")
    let publisher = try folder.open()
    #expect(publisher.lastOrigin == nil)
    var worker = publisher.worker()
    #expect(worker.keep("page.html", madeFrom: Self.fingerprint) == nil)
  }

  @Test func originsThatWereDamagedCountForNothing() throws {
    let folder = try folder()
    let origins = "Output/.waymark/origins"
    let stored = Array(folder.entries()[".waymark/origins"]?.utf8 ?? "".utf8)
    #expect(String(decoding: stored.suffix(6), as: UTF8.self) == "\tmemo\n")
    for place in stored.indices {
      var damaged = stored
      damaged[place] ^= 1
      try folder.write(String(decoding: damaged, as: UTF8.self), to: origins)
      #expect(try folder.open().lastOrigin == nil, "byte \(place)")
      try folder.write(String(decoding: stored.prefix(place), as: UTF8.self), to: origins)
      #expect(try folder.open().lastOrigin == nil, "cut at \(place)")
    }
  }

  @Test func whatStandsInTheWayIsReportedOnce() throws {
    let folder = try folder()
    try folder.remove("Output/page.html")
    try folder.write("a stranger's", to: "Output/page.html/file.txt")
    let problems = folder.problems { () throws(PublishingFailure) in
      let publisher = try folder.open()
      var worker = publisher.worker()
      if worker.keep("page.html", madeFrom: Self.fingerprint) == nil {
        worker.add("page.html", "page")
      }
      return try publisher.commit([worker], madeFrom: Self.shared)
    }
    #expect(problems.count == 1)
  }
}
