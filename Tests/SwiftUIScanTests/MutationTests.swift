import RouteGraph
import SwiftUIScan
import Testing

/// Broken source never ends a scan.
@Suite struct MutationTests {
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
      let length = min(next(120) + 1, bytes.count - place)
      switch next(5) {
      case 0: bytes.removeSubrange(place..<(place + length))
      case 1: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
      case 2:
        let depth = next(40) + 1
        bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "{"), count: depth), at: place)
      case 3: bytes.replaceSubrange(place..<(place + length), with: [0xE2, 0x80, 0x8B, 0x29])
      default: bytes.removeSubrange(place...)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(arguments: 0..<20)
  func mutatedSourceIsReadAsFarAsItGoes(_ round: Int) {
    for index in 0..<10 {
      let seed = UInt64(round * 10 + index + 1)
      let fixture = Fixture.all[Int(seed) % Fixture.all.count]
      var mutation = Mutation(seed: seed)
      let text = mutation.apply(to: fixture.source)
      let result = SourceScan(.init(workers: 1))(files: ["App.swift": text])
      #expect(result.readCount == 1)
    }
  }
}
