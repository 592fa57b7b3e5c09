import Foundation
import RouteGraph
import SwiftUIScan
import Testing

/// Broken source never ends a scan, and never makes it follow values without end.
///
/// `WAYMARK_MUTATIONS` sets how many mutations there are; 2000 is the full run.
@Suite struct MutationTests {
  private static let count =
    ProcessInfo.processInfo.environment["WAYMARK_MUTATIONS"].flatMap { Int($0) } ?? 1000

  @Test(arguments: 0..<50)
  func mutatedSourceIsReadAsFarAsItGoes(_ round: Int) {
    for seed in stride(from: round + 1, through: Self.count, by: 50) {
      let fixture = Fixture.all[seed % Fixture.all.count]
      var mutation = Mutation(seed: UInt64(seed))
      let text = mutation.apply(to: fixture.source)
      let result = SourceScan(.init(workers: 1))(files: ["App.swift": text])
      #expect(result.readCount == 1, "seed \(seed)")
      #expect(!result.diagnostics.contains { $0.id == "scan-limit" }, "seed \(seed)")
    }
  }
}

/// Cuts, doubles, nests and corrupts a text, the same way for the same seed.
private struct Mutation {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, bound)))
  }

  mutating func apply(to text: String) -> String {
    var bytes = Array(text.utf8)
    let place = next(bytes.count)
    let range = place..<(place + min(next(400) + 1, bytes.count - place))
    switch next(8) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: bytes[range], at: place)
    case 2: bytes += bytes
    case 3: bytes.insert(contentsOf: nesting(depth: next(40) + 1), at: place)
    case 4: bytes.replaceSubrange(range, with: noise(range.count))
    case 5: for _ in 0..<8 { bytes[next(bytes.count)] = UInt8(next(256)) }
    case 6: exchange(&bytes)
    default: bytes.removeSubrange(place...)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func nesting(depth: Int) -> [UInt8] {
    let pieces = [
      "{", "(", "[", "VStack {", "a.b {", "if a { ", ".sheet(item: $a) { ", "switch a {",
    ]
    return Array(String(repeating: pieces[next(pieces.count)], count: depth).utf8)
  }

  private mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(next(256)) }
  }

  /// Puts one name of the text in another's place: types that hold themselves, calls in a circle.
  private mutating func exchange(_ bytes: inout [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let names = text.split(whereSeparator: { !$0.isLetter }).map(String.init).filter {
      $0.count > 2
    }
    guard let first = names.isEmpty ? nil : names[next(names.count)] else { return }
    let second = names[next(names.count)]
    bytes = Array(text.replacingOccurrences(of: first, with: second).utf8)
  }
}
