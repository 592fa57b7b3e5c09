import Bytes
import Foundation
import RouteGraph
import SwiftUIScan
import Testing

/// Every pattern of navigation, and what only looks like one, in a small app of its own.
@Suite struct FixtureTests {
  @Test(arguments: Fixture.all)
  func appHasExactlyTheExpectedFlow(_ fixture: Fixture) throws {
    let graph = try #require(SourceScan()(paths: [fixture.path]).graph)
    let text = FlowText(graph).text
    if Fixture.isRecording {
      try fixture.record(text)
      Issue.record("recorded anew: look at the difference and run again without WAYMARK_RECORD")
    } else {
      #expect(text == fixture.expected)
    }
  }

  @Test(arguments: Fixture.all)
  func workersAndOrderDoNotShowInTheResult(_ fixture: Fixture) throws {
    let first = try #require(SourceScan(.init(workers: 1))(paths: [fixture.path]).graph)
    let second = try #require(SourceScan(.init(workers: 2))(paths: [fixture.path + "/"]).graph)
    var one = ByteBuffer()
    first.write(into: &one)
    var other = ByteBuffer()
    second.write(into: &other)
    #expect(one.bytes == other.bytes)
  }

  @Test func theTableNamesEveryFixtureAndNoOther() {
    let rows = Fixture.table.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let named = rows.flatMap { row in
      row.split(separator: "|").last?.split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      } ?? []
    }
    let names = Set(named).subtracting(["fixtures", "---"])
    #expect(names.sorted() == Fixture.all.map(\.name))
    for number in 1...22 { #expect(rows.contains { $0.hasPrefix("| P\(number) |") }) }
  }
}
