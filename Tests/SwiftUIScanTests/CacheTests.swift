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

  private func packs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").sorted()
  }

  @Test(arguments: Fixture.all)
  func warmAndColdScansGiveTheSameBytes(_ fixture: Fixture) throws {
    let cold = try bytes(of: fixture.path, nil)
    #expect(try bytes(of: fixture.path, cache) == cold)
    #expect(try packs().count == 1)
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
    #expect(try packs().count == 1)
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
  func brokenPackIsIgnoredAndWrittenAnew(_ place: Int) throws {
    let fixture = try #require(Fixture.all.first)
    let cold = try bytes(of: fixture.path, cache)
    let name = try #require(try packs().first)
    let pack = folder.path + "/cache/" + name
    let whole = try Data(contentsOf: URL(fileURLWithPath: pack))
    var broken = whole
    if place < 0 { broken.removeLast(100) } else { broken[place] ^= 0x55 }
    try broken.write(to: URL(fileURLWithPath: pack))
    #expect(try bytes(of: fixture.path, cache) == cold)
    #expect(try Data(contentsOf: URL(fileURLWithPath: pack)) == whole)
  }

  @Test func packOfAnotherProgramIsIgnored() throws {
    let fixture = try #require(Fixture.all.first)
    _ = try bytes(of: fixture.path, cache)
    let name = try #require(try packs().first)
    let pack = URL(fileURLWithPath: folder.path + "/cache/" + name)
    let first = try Data(contentsOf: pack)
    _ = try bytes(of: fixture.path, cache(program: 2))
    #expect(try Data(contentsOf: pack) != first)
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
    #expect(try packs().count == 32)
  }
}
