import Bytes
import Testing

struct UTF8ValidationTests {
  @Test(
    arguments: [
      [], [0x00], [0x7F], [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xE0, 0xBF, 0xBF],
      [0xE1, 0x80, 0x80], [0xEC, 0xBF, 0xBF], [0xED, 0x80, 0x80], [0xED, 0x9F, 0xBF],
      [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF0, 0xBF, 0xBF, 0xBF],
      [0xF1, 0x80, 0x80, 0x80], [0xF3, 0xBF, 0xBF, 0xBF], [0xF4, 0x80, 0x80, 0x80],
      [0xF4, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]])
  func everyBorderOfTheTableIsValid(sequence: [UInt8]) {
    #expect(UTF8Validation.firstInvalidByte(in: sequence) == nil)
    #expect(UTF8Validation.firstInvalidByte(in: [0x61] + sequence + [0x62]) == nil)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0],
      [0xE0, 0x9F, 0xBF], [0xE0, 0xA0], [0xE1, 0x80], [0xE1, 0x80, 0x7F], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF0, 0x90, 0x80, 0xC0],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func everythingBeyondABorderIsInvalidFromItsFirstByte(sequence: [UInt8]) {
    #expect(UTF8Validation.firstInvalidByte(in: sequence) == 0)
    #expect(UTF8Validation.firstInvalidByte(in: Array("한a".utf8) + sequence + [0x62]) == 4)
  }

  @Test func everyTwoBytesAreJudgedAsTheStandardLibraryJudges() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        expectSameJudgement([first, second, 0x80])
      }
    }
  }

  @Test func randomMutationsAreJudgedAsTheStandardLibraryJudges() {
    var generator = SplitMix64(seed: 0x5EED)
    let text = Array("Waymark 길잡이 🧭 naïve Ελληνικά \u{10FFFF}".utf8)
    for _ in 0..<20_000 {
      var bytes = text
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = text }
      }
      expectSameJudgement(bytes)
    }
  }

  private func expectSameJudgement(_ bytes: [UInt8]) {
    let invalid = UTF8Validation.firstInvalidByte(in: bytes)
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    if (invalid == nil) != isValid { Issue.record("judged differently: \(bytes)") }
    // What comes before the reported byte is valid: it is the first.
    guard let invalid else { return }
    if String(validating: bytes[..<invalid], as: UTF8.self) == nil {
      Issue.record("reported \(invalid) too late: \(bytes)")
    }
  }
}

/// Random numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
