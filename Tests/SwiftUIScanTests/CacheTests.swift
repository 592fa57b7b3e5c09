import Bytes
import Foundation
import RouteGraph
import SwiftUIScan
import Testing

/// What is kept between two scans never shows in their results.
@Suite struct CacheTests {
  private let folder = TemporaryFolder()

  private var cache: FactCache { cache(program: 1) }

  private func cache(program: UInt64) -> FactCache {
    FactCache(folder: folder.path + "/cache", program: ContentHash(value: program))
  }

  private func bytes(of path: String, _ cache: FactCache?) throws -> [UInt8] {
    let result = SourceScan(.init(root: path, cache: cache))(paths: [path])
    var buffer = ByteBuffer()
    try #require(result.graph).write(into: &buffer)
    return buffer.bytes
  }

  /// The packs' paths: one of facts and one of a result for each app.
  private func packs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").sorted().map {
      folder.path + "/cache/" + $0
    }
  }

  @Test(arguments: Fixture.all)
  func warmAndColdScansGiveTheSameBytes(_ fixture: Fixture) throws {
    let cold = try bytes(of: fixture.path, nil)
    #expect(try bytes(of: fixture.path, cache) == cold)
    #expect(try packs().first?.hasSuffix(".facts") == true)
    #expect(try bytes(of: fixture.path, cache) == cold)
  }

  @Test func changedFileIsSeen() throws {
    func write(_ title: String) throws {
      try folder.write(
        """
        @main struct A: App { var body: some Scene { WindowGroup { B() } } }
        struct B: View { var body: some View { Text("b").navigationTitle("\(title)") } }
        """, "App/A.swift")
    }
    func title() -> String? {
      SourceScan(.init(cache: cache))(paths: [folder.path + "/App"]).graph?.destinations[0].title
    }
    try write("One")
    #expect(title() == "One")
    try write("Two")
    #expect(title() == "Two")
    #expect(try packs().count == 2)
  }

  @Test func movedFileKeepsItsFactsButNotItsPlace() throws {
    let text = "@main struct A: App { var body: some Scene { WindowGroup { B() } } }\n"
    try folder.write(text, "App/M.swift")
    try folder.write("struct B: View { var body: some View { Text(\"b\") } }", "App/N.swift")
    let path = folder.path + "/App"
    _ = try bytes(of: path, cache)
    try FileManager.default.moveItem(atPath: path + "/N.swift", toPath: path + "/A.swift")
    #expect(try bytes(of: path, cache) == bytes(of: path, nil))
  }

  @Test(arguments: [0, 1, 20, 40, 300, -1])
  func brokenPacksAreIgnoredAndWrittenAnew(_ place: Int) throws {
    let fixture = try #require(Fixture.all.first)
    let cold = try bytes(of: fixture.path, cache)
    let whole = try packs().map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    for path in try packs() {
      var broken = try Data(contentsOf: URL(fileURLWithPath: path))
      if place < 0 { broken.removeLast(100) } else { broken[place] ^= 0x55 }
      try broken.write(to: URL(fileURLWithPath: path))
    }
    #expect(try bytes(of: fixture.path, cache) == cold)
    #expect(try packs().map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == whole)
  }

  @Test(arguments: Fixture.all)
  func factsAloneGiveTheSameBytes(_ fixture: Fixture) throws {
    let cold = try bytes(of: fixture.path, cache)
    for path in try packs() where path.hasSuffix(".result") {
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(try bytes(of: fixture.path, cache) == cold)
  }

  @Test func problemsAreKeptToo() throws {
    try folder.write([0xFF, 0xFE, 0x41], "App/Latin.swift")
    try folder.write("import Stinsen\nimport LinkNavigator\nstruct A {}", "App/A.swift")
    let path = folder.path + "/App"
    let cold = SourceScan()(paths: [path])
    _ = SourceScan(.init(cache: cache))(paths: [path])
    let warm = SourceScan(.init(cache: cache))(paths: [path])
    #expect(!cold.diagnostics.isEmpty)
    #expect(warm.diagnostics == cold.diagnostics)
    #expect(warm.isComplete == cold.isComplete)
    #expect(warm.readCount == cold.readCount)
    try folder.write([0x41], "App/Latin.swift")
    #expect(SourceScan(.init(cache: cache))(paths: [path]).isComplete)
  }

  @Test func packsOfAnotherProgramAreIgnored() throws {
    let fixture = try #require(Fixture.all.first)
    _ = try bytes(of: fixture.path, cache)
    let first = try packs().map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    _ = try bytes(of: fixture.path, cache(program: 2))
    let second = try packs().map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(zip(first, second).allSatisfy { $0 != $1 })
  }

  @Test func folderThatCannotBeWrittenIsLeft() throws {
    let fixture = try #require(Fixture.all.first)
    try folder.write("no folder", "cache")
    #expect(try bytes(of: fixture.path, cache) == bytes(of: fixture.path, nil))
  }

  @Test func packsOfTheLongestUnusedAppsAreRemoved() throws {
    for index in 0..<40 {
      try folder.write("struct A {}", "App\(index)/A.swift")
      _ = SourceScan(.init(cache: cache))(paths: [folder.path + "/App\(index)"])
    }
    #expect(try packs().count == 64)
  }
}
