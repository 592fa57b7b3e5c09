import RouteGraph
import Testing

struct MutatedGraphTests {
  /// SplitMix64 (Steele, Lea, Flood 2014): the same numbers in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = state
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }
  }

  @Test func noMutationOfAFileBringsTheReaderDown() {
    let bytes = GraphFile.bytes(of: FlowWalk()(EveryKind.flow).graph)
    var numbers = Numbers(state: 41)
    var refused = 0
    for _ in 0..<2_000 {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...3, using: &numbers) { mutate(&mutated, &numbers) }
      let (graph, diagnostics) = FlowGraph.read(mutated, file: "flow.json")
      let isWrong = diagnostics.contains { $0.severity == .error }
      #expect((graph == nil) == isWrong)
      if isWrong { refused += 1 }
      // A graph that is accepted must be one that can be written and read again.
      if let graph {
        #expect(FlowGraph.read(GraphFile.bytes(of: graph), file: "flow.json").graph != nil)
      }
    }
    #expect(refused > 1_000)
  }

  private func mutate(_ bytes: inout [UInt8], _ numbers: inout Numbers) {
    guard bytes.count > 8 else { return }
    let place = Int.random(in: 0..<(bytes.count - 4), using: &numbers)
    let length = Int.random(in: 1...min(60, bytes.count - place - 1), using: &numbers)
    let letters = Array(#"{}[]",:\0-1e.utfn"#.utf8)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: bytes.removeSubrange(place..<(place + length))
    case 1: bytes.insert(contentsOf: Array(bytes[place..<(place + length)]), at: place)
    case 2: bytes[place] = letters[Int.random(in: 0..<letters.count, using: &numbers)]
    case 3: bytes.insert(letters[Int.random(in: 0..<letters.count, using: &numbers)], at: place)
    case 4: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    default: bytes.removeLast(bytes.count - place)
    }
  }
}
