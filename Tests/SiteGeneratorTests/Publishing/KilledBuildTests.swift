import Testing

@testable import SiteGenerator

/// Stops a commit after each of its steps, as a kill does, and builds again.
@Suite struct KilledBuildTests {
  /// Two sites with pages that stay, change, come and go.
  private static let plain = (
    old: [
      "index.html": "old index", "same.html": "same", "shop/a.html": "old a", "shop/b.html": "b",
      "gone/deep/page.html": "gone",
    ],
    new: [
      "index.html": "new index", "same.html": "same", "shop/a.html": "new a", "shop/c.html": "c",
      "fresh/deep/page.html": "fresh", "assets/style.css": "css",
    ]
  )

  /// Two sites where a file becomes a folder and a folder a file.
  private static let turned = (
    old: ["index.html": "index", "a": "file", "b/c/d.html": "d", "same/page.html": "same"],
    new: ["index.html": "index", "a/b.html": "b", "b": "file", "same/page.html": "same"]
  )

  /// Sites without a page in common, the old one empty.
  private static let first = (old: [String: String](), new: ["index.html": "1", "a/b.html": "2"])

  @Test(arguments: [plain, turned, first])
  func theNextOpeningFindsOneOfTheSitesWhole(
    _ sites: (old: [String: String], new: [String: String])
  ) throws {
    let clean = try PublishingFolder()
    try clean.publish(sites.new)
    for limit in 0..<100 {
      let folder = try PublishingFolder()
      if !sites.old.isEmpty { try folder.publish(sites.old) }
      try kill(folder, publishing: sites.new, after: limit)
      expectNoHarm(folder.site(), sites.old, sites.new)
      let isDone = folder.entries() == clean.entries()

      let publisher = try folder.open()
      #expect(folder.site() == sites.old || folder.site() == sites.new)
      #expect(folder.entries()[".waymark/staging"] == nil)
      _ = try publisher.commit([folder.worker(of: publisher, for: sites.new)])
      #expect(folder.entries() == clean.entries())
      if isDone { return }
    }
    Issue.record("the commit never ended")
  }

  @Test(arguments: [plain, turned, first])
  func anotherSiteCanFollow(_ sites: (old: [String: String], new: [String: String])) throws {
    let third = ["index.html": "third", "shop": "now a file", "same.html": "same"]
    let clean = try PublishingFolder()
    try clean.publish(third)
    for limit in 0..<40 {
      let folder = try PublishingFolder()
      if !sites.old.isEmpty { try folder.publish(sites.old) }
      try kill(folder, publishing: sites.new, after: limit)
      try folder.publish(third)
      #expect(folder.entries() == clean.entries())
    }
  }

  @Test func theRecoveryMayBeKilledToo() throws {
    let sites = Self.plain
    let clean = try PublishingFolder()
    try clean.publish(sites.new)
    for limit in 0..<24 {
      for second in 0..<24 {
        let folder = try PublishingFolder()
        try folder.publish(sites.old)
        try kill(folder, publishing: sites.new, after: limit)
        let opening = OutputOpening(
          name: folder.output, inputs: [], recovery: CommitSteps(limit: second))
        _ = try opening.open()
        expectNoHarm(folder.site(), sites.old, sites.new)
        try folder.publish(sites.new)
        #expect(folder.entries() == clean.entries())
      }
    }
  }

  @Test func aKillBeforeTheCommitLeavesTheOldSite() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "old"])
    let before = folder.entries()
    do {
      let publisher = try folder.open()
      _ = folder.worker(of: publisher, for: ["index.html": "new", "more.html": "more"])
    }
    #expect(folder.site() == ["index.html": "old"])
    _ = try folder.open()
    #expect(folder.entries() == before)
  }

  @Test(arguments: [
    "", "waymark-journal/1\n", "waymark-journal/1\nremove\tindex.html\nen",
    "waymark-journal/2\nremove\tindex.html\nend\n",
  ])
  func aDamagedJournalDoesNothing(stored: String) throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "index"])
    try folder.write("outside", to: "outside")
    try folder.write(stored, to: "Output/.waymark/staging/journal")
    try folder.write("waymark-manifest/1 0\n", to: "Output/.waymark/staging/manifest")
    _ = try folder.open()
    #expect(folder.site() == ["index.html": "index"])
    try folder.publish(["other.html": "other"])
    #expect(folder.site() == ["other.html": "other"])
    #expect(folder.entries()[".waymark/staging"] == nil)
  }

  @Test func aJournalReachesNothingOutsideTheOutput() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "index"])
    try folder.write("outside", to: "outside")
    let journal = "waymark-journal/1\nremove\t../outside\nwhat\tindex.html\nremove\nend\n"
    try folder.write(journal, to: "Output/.waymark/staging/journal")
    _ = try folder.open()
    #expect(folder.site() == ["index.html": "index"])
    try folder.remove("outside")
  }

  /// Commits so many steps of a site and forgets the rest.
  private func kill(
    _ folder: PublishingFolder, publishing site: [String: String], after limit: Int
  ) throws {
    let publisher = try folder.open()
    let worker = folder.worker(of: publisher, for: site)
    _ = try publisher.commit([worker], steps: CommitSteps(limit: limit))
  }

  /// Every file is whole, and what both sites have is there.
  private func expectNoHarm(
    _ found: [String: String], _ old: [String: String], _ new: [String: String]
  ) {
    for (path, text) in found { #expect(text == old[path] || text == new[path], "\(path)") }
    for path in old.keys where new[path] != nil { #expect(found[path] != nil, "\(path)") }
  }
}
