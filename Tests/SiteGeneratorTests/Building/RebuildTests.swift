import Foundation
import RouteGraph
import Testing

@testable import SiteGenerator

struct RebuildTests {
  private static let home = Sketch(
    name: "home", title: "Home",
    links: [
      Sketch(name: "list", title: "List", links: [Sketch(name: "detail", title: "Detail")]),
      Sketch(name: "settings", title: "Settings"),
    ])

  private func site(_ notes: [String: String]) throws -> SketchedSite {
    let site = try SketchedSite(Self.home)
    site.notes = notes
    return site
  }

  @Test func nothingIsWrittenWhereNothingChanged() async throws {
    let site = try site(["sketch/screen/list.md": "A list.\n"])
    _ = try await site.build()
    let built = try site.files()
    guard case .published(_, _, let written, let removed) = try await site.build().status else {
      Issue.record("the second build published nothing")
      return
    }
    #expect(written == 0)
    #expect(removed == 0)
    #expect(try site.files() == built)
  }

  @Test func aChangedBodyChangesItsPageAlone() async throws {
    let site = try site(["sketch/screen/list.md": "A list.\n", "index.md": "All.\n"])
    _ = try await site.build()
    site.notes["sketch/screen/list.md"] = "Another list.\n"
    guard case .published(_, _, let written, _) = try await site.build().status else {
      Issue.record("the second build published nothing")
      return
    }
    #expect(written == 1)
    let page = try #require(try site.files()["sketch/sketch-route/screen/list.html"])
    #expect(String(decoding: page, as: UTF8.self).contains("Another list."))
  }

  @Test func aHeadingThatVanishesIsMissedByNotesThatDidNotChange() async throws {
    let site = try site([
      "sketch/screen/home.md": "See [the rows](list.md#rows).\n",
      "sketch/screen/list.md": "## Rows\n",
    ])
    #expect(try await site.build().diagnostics.isEmpty)
    site.notes["sketch/screen/list.md"] = "## Cells\n"
    let outcome = try await site.build()
    #expect(outcome.status == .rejected)
    #expect(outcome.diagnostics.map(\.id) == ["missing-anchor"])
  }

  @Test func aHeadingIsFoundInANoteWhosePageWasNotMadeAgain() async throws {
    let site = try site(["sketch/screen/list.md": "## Rows\n"])
    _ = try await site.build()
    site.notes["sketch/screen/home.md"] = "See [the rows](list.md#rows).\n"
    _ = try await site.build()
    site.notes["sketch/screen/home.md"] = "See [the rows](list.md#rows)!\n"
    #expect(try await site.build().diagnostics.isEmpty)
  }

  @Test(arguments: ["waymark front matter 1\n", "", "nothing that a build writes"])
  func aDamagedMemoryOfFrontMatterIsNoMemory(damage: String) async throws {
    let site = try site(["sketch/screen/list.md": "---\nsubtitle: Rows\ntags: [a]\n---\nA list.\n"])
    _ = try await site.build()
    let built = try site.files().filter { !$0.key.hasPrefix(".waymark/") }
    try site.replace(".waymark/front-matter", with: damage)
    _ = try await site.build()
    #expect(try site.files().filter { !$0.key.hasPrefix(".waymark/") } == built)
    site.notes["sketch/screen/list.md"] = "---\nsubtitle: Cells\ntags: [b]\n---\nA list.\n"
    _ = try await site.build()
    let page = try #require(try site.files()["sketch/sketch-route/screen/list.html"])
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("<p class=\"subtitle\">Cells</p>"))
    #expect(text.contains("<span class=\"tag\">b</span>"))
  }

  @Test func aWarningIsRepeatedInEveryBuild() async throws {
    let site = try site(["sketch/screen/list.md": "![Far away](https://example.com/a.png)\n"])
    let first = try await site.build().diagnostics
    #expect(first.map(\.id) == ["remote-image"])
    #expect(try await site.build().diagnostics == first)
  }

  @Test func aTitleInTheFrontMatterChangesEveryPageThatShowsIt() async throws {
    let site = try site(["sketch/screen/list.md": "---\ntitle: Rows\n---\n"])
    _ = try await site.build()
    site.notes["sketch/screen/list.md"] = "---\ntitle: Cells\n---\n"
    _ = try await site.build()
    let page = try #require(try site.files()["sketch/sketch-route/screen/detail.html"])
    #expect(String(decoding: page, as: UTF8.self).contains(">Cells<"))
  }

  @Test(arguments: 1...4)
  func rebuildsAfterRandomEditsEqualCleanBuilds(seed: UInt64) async throws {
    var edits = SketchEdits(seed: seed)
    let site = try site([:])
    for turn in 1...12 {
      for _ in 0...Int.random(in: 0...2, using: &edits) { edits.change(site) }
      let rebuilt = try await site.build()
      let clean = try await site.build(into: "Clean")
      #expect(rebuilt.diagnostics == clean.diagnostics, "turn \(turn)")
      if case .published = clean.status {
        let (files, expected) = (try site.files(), try site.files(in: "Clean"))
        let different = Set(files.keys).union(expected.keys).filter { files[$0] != expected[$0] }
        #expect(different.isEmpty, "turn \(turn)")
      }
      try site.remove("Clean")
    }
  }
}

/// Changes a sketched site at random, in ways that show on its pages.
struct SketchEdits: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// A pseudo-random number (xorshift64*, Marsaglia 2003), the same in every run.
  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// Makes one change.
  mutating func change(_ site: SketchedSite) {
    let names = ["home", "list", "detail", "settings"]
    let path = "sketch/screen/\(names.randomElement(using: &self) ?? "home").md"
    let number = Int.random(in: 0..<100, using: &self)
    switch Int.random(in: 0..<9, using: &self) {
    case 0: site.notes[path] = nil
    case 1: site.notes[path] = "---\ntitle: Title \(number)\n---\n## Part \(number % 3)\n"
    case 2: site.notes[path] = "See [it](list.md#part-\(number % 3)).\n"
    case 3: site.notes[path] = "![Picture](https://example.com/\(number).png)\n"
    case 4: site.notes["sketch/index.md"] = "---\nsummary: Summary \(number)\n---\nText.\n"
    case 5: site.root.title = "Home \(number)"
    case 6: site.root.links[0].links.append(Sketch(name: "more-\(number)", title: "More"))
    case 7: site.notes["sketch/screen.md"] = "For all \(number).\n"
    default: site.notes[path, default: ""] += "\n## Part \(number % 3)\n\nText \(number).\n"
    }
  }
}
