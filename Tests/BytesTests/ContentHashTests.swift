import Bytes
import Testing

struct ContentHashTests {
  /// Digests of the reference implementation of XXH64 with seed 0.
  @Test(arguments: [
    ("", "ef46db3751d8e999"), ("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"),
    ("abcdefg", "1860940e2902822d"),
    ("abcdefgh", "3ad351775b4634b7"),
    ("abcdefghi", "27f1a34fdbb95e13"),
    ("0123456789abcdef0123456789abcde", "1fdfc63febacfde7"),
    ("0123456789abcdef0123456789abcdef", "642a94958e71e6c5"),
    ("0123456789abcdef0123456789abcdef0", "e87684f08d6d0816"),
    ("한글", "41f5eb5431392601"),
  ])
  func hashesAsTheReferenceDoes(text: String, expected: String) {
    #expect(ContentHash(of: text).hexadecimal == expected)
    #expect(ContentHash(of: Array(text.utf8)).hexadecimal == expected)
  }

  @Test func hashesBytesThatAreNoText() {
    let bytes = (0..<1000).map { UInt8($0 * 7 % 251) }
    #expect(ContentHash(of: bytes).hexadecimal == "023fd2ed1ff957d5")
    bytes.withUnsafeBufferPointer { #expect(ContentHash(of: $0) == ContentHash(of: bytes)) }
  }

  @Test(arguments: [1, 3, 31, 32, 33, 64, 100, 999, 1000])
  func piecesHaveTheFingerprintOfTheWhole(length: Int) {
    let bytes = (0..<1000).map { UInt8($0 * 7 % 251) }
    var hasher = ContentHasher()
    for start in stride(from: 0, to: bytes.count, by: length) {
      bytes[start..<min(start + length, bytes.count)].withUnsafeBufferPointer { hasher.add($0) }
    }
    #expect(hasher.hash == ContentHash(of: bytes))
    #expect(ContentHasher().hash == ContentHash(of: [] as [UInt8]))
  }

  @Test func theHexadecimalFormAlwaysHasSixteenDigits() {
    #expect(ContentHash(value: 0xAB).hexadecimal == "00000000000000ab")
    #expect(ContentHash(value: 0).hexadecimal == "0000000000000000")
  }

  @Test func lettersCarryFiveBitsEachFromTheTop() {
    #expect(ContentHash(value: 0).letters(8) == "aaaaaaaa")
    #expect(ContentHash(value: .max).letters(8) == "77777777")
    #expect(ContentHash(value: 0x008D_9000_0000_0000).letters(4) == "acgz")
    #expect(ContentHash(value: 1 << 59).letters(2) == "ba")
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (8, 8), (12, 12), (13, 12), (Int.max, 12)])
  func thereAreOneToTwelveLetters(length: Int, expected: Int) {
    #expect(ContentHash(of: "text").letters(length).utf8.count == expected)
  }
}
