import Foundation
import Testing

@testable import SiteGenerator

@Suite struct OutputOpeningTests {
  @Test(arguments: [
    ("Content", "is", "Content"),
    ("Content/", "is", "Content"),
    ("Content/../Content/.", "is", "Content"),
    ("Templates", "is", "Templates"),
    (".", "contains", "Content"),
    ("..", "contains", "Content"),
    ("Missing/..", "contains", "Content"),
    ("Content/site", "lies inside", "Content"),
    ("Content/new/deep/site", "lies inside", "Content"),
    ("Content/link", "contains", "Content"),
    ("intoContent", "lies inside", "Content"),
    ("intoContent/site", "lies inside", "Content"),
    ("Absent", "is", "Absent"),
    ("Absent/site", "lies inside", "Absent"),
    ("absent", "is", "Absent"),
  ])
  func refusesToOverlapWithAnInput(output: String, relation: String, input: String) throws {
    let folder = try PublishingFolder()
    try folder.write("note", to: "Content/notes/note.md")
    try folder.write("template", to: "Templates/page.mustache")
    try folder.link("Content/link", to: folder.path)
    try folder.link("intoContent", to: "\(folder.path)/Content/notes")
    let inputs = ["Content", "Templates", "Absent"].map { "\(folder.path)/\($0)" }
    let problems = folder.problems { () throws(PublishingFailure) in
      try Publisher(to: "\(folder.path)/\(output)", inputs: inputs)
    }
    #expect(
      problems == [
        "the output folder '\(output)' \(relation) the input folder '\(input)'"
          + " [output-overlaps-input]"
      ])
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Content/notes/.waymark"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Content/new"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.waymark"))
  }

  @Test func opensBesideItsInputs() throws {
    let folder = try PublishingFolder()
    try folder.write("note", to: "Content/note.md")
    for output in ["Content2", "New/deep/Output", "Content/../Out put", "Absent/../Other"] {
      _ = try Publisher(to: "\(folder.path)/\(output)", inputs: ["\(folder.path)/Content"])
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["Content", "Content2", "New", "Other", "Out put"])
  }

  @Test func refusesAFolderOfSomebodyElse() throws {
    let folder = try PublishingFolder()
    try folder.write("thesis", to: "Output/thesis.txt")
    try folder.write("", to: "Output/.gitignore")
    #expect(
      folder.problems { () throws(PublishingFailure) in try folder.open() } == [
        "the output folder 'Output' holds 'thesis.txt', which Waymark did not write"
          + " [output-not-ours]"
      ])
    #expect(folder.entries() == ["thesis.txt": "thesis", ".gitignore": ""])
    try folder.write("", to: "Output/.waymark/lock")
    #expect(folder.problems { () throws(PublishingFailure) in try folder.open() }.count == 1)
  }

  @Test func dotFilesAreNoContent() throws {
    let folder = try PublishingFolder()
    try folder.write("*", to: "Output/.gitignore")
    try folder.write("", to: "Output/.git/HEAD")
    try folder.write("", to: "Output/.DS_Store")
    try folder.publish(["index.html": "index"])
    #expect(folder.site()[".gitignore"] == "*")
  }

  @Test func secondBuildIsRefusedUntilTheFirstEnds() throws {
    let folder = try PublishingFolder()
    let first = try folder.open()
    var worker = first.worker()
    worker.add("index.html", "first")
    #expect(
      folder.problems { () throws(PublishingFailure) in try folder.open() } == [
        "another build is writing to the output folder 'Output' [output-busy]"
      ])
    #expect(try first.commit([worker]).written == 1)
  }

  @Test func aLockFileWithoutAnOwnerIsNoLock() throws {
    let folder = try PublishingFolder()
    try folder.write("4711", to: "Output/.waymark/lock")
    #expect(try folder.publish(["index.html": "index"]).written == 1)
  }

  @Test(arguments: [
    ("", "it does not begin with 'waymark-manifest/1' and a number"),
    ("waymark-manifest/2 0\n", "it does not begin with 'waymark-manifest/1' and a number"),
    ("waymark-manifest/1 -1\n", "it does not begin with 'waymark-manifest/1' and a number"),
    (
      "waymark-manifest/1 99999999999999999999\n",
      "it does not begin with 'waymark-manifest/1' and a number"
    ),
    ("waymark-manifest/1 1\n", "it says 1 files and lists 0"),
    ("waymark-manifest/1 1\n0123456789abcdef 1 a", "it says 1 files and lists 0"),
    ("waymark-manifest/1 0\ntail", "it says 0 files and lists 0"),
    (
      "waymark-manifest/1 1\n0123456789abcdeg 1 a\n",
      "line 2 is not a hash, a size and a path in order"
    ),
    (
      "waymark-manifest/1 1\n0123456789abcdef  a\n",
      "line 2 is not a hash, a size and a path in order"
    ),
    (
      "waymark-manifest/1 1\n0123456789abcdef 1 ../a\n",
      "line 2 is not a hash, a size and a path in order"
    ),
    (
      "waymark-manifest/1 1\n0123456789abcdef 1 /etc\n",
      "line 2 is not a hash, a size and a path in order"
    ),
    (
      "waymark-manifest/1 2\n0123456789abcdef 1 b\n0123456789abcdef 1 a\n",
      "line 3 is not a hash, a size and a path in order"
    ),
    (
      "waymark-manifest/1 2\n0123456789abcdef 1 a\n0123456789abcdef 1 a\n",
      "line 3 is not a hash, a size and a path in order"
    ),
  ])
  func refusesADamagedManifest(stored: String, reason: String) throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "index"])
    try folder.write(stored, to: "Output/.waymark/manifest")
    #expect(
      folder.problems { () throws(PublishingFailure) in try folder.open() } == [
        "the list of published files 'Output/.waymark/manifest' can't be used: \(reason)"
          + " [output-manifest-damaged]"
      ])
    #expect(folder.site() == ["index.html": "index"])
  }

  @Test func mutatedManifestsNeverCrash() throws {
    var generator = SplitMix(state: 42)
    let good = Array("waymark-manifest/1 2\n0123456789abcdef 12 a/b\nfedcba9876543210 3 c\n".utf8)
    for _ in 0..<5_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        }
      }
      _ = try? Manifest(stored: bytes)
    }
  }

  @Test func anOutputThatIsNoFolderIsRefused() throws {
    let folder = try PublishingFolder()
    try folder.write("file", to: "Output")
    #expect(
      folder.problems { () throws(PublishingFailure) in try folder.open() } == [
        "'Output' can't be written: Not a directory [output-not-writable]"
      ])
    #expect(
      folder.problems { () throws(PublishingFailure) in
        try Publisher(to: "\(folder.path)/Output/deeper", inputs: [])
      } == ["'Output/deeper' can't be written: Not a directory [output-not-writable]"])
  }

  @Test func anOutputThatIsALinkIsTheFolderItLeadsTo() throws {
    let folder = try PublishingFolder()
    try folder.write("", to: "Elsewhere/.gitignore")
    try folder.link("Output", to: "Elsewhere")
    try folder.publish(["index.html": "index"])
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/Elsewhere/index.html"))
    try folder.remove("Output")
    try folder.link("Output", to: "Nowhere")
    #expect(
      folder.problems { () throws(PublishingFailure) in try folder.open() } == [
        "'Output' can't be written: No such file or directory [output-not-writable]"
      ])
  }
}

/// A small random number generator with a fixed start.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
