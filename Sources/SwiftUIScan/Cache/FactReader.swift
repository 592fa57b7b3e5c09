/// Reads the facts of one file back from what ``FactWriter`` wrote.
///
/// Whatever the bytes hold, reading ends: each value takes at least one of them, and values are not
/// nested deeper than the parser nests them.
struct FactReader {
  /// What is wrong with bytes that no writer wrote.
  struct Broken: Error {}

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var texts: [String] = []
  private var depth = 0
  /// The file's index among those that are read now.
  let file: Int

  /// How deep values may be nested; the facts of a file that is read are never as deep.
  private static let depthLimit = 100_000

  /// Reads the texts, after which the values can be read in the order in which they were written.
  init(_ bytes: ArraySlice<UInt8>, file: Int) throws(Broken) {
    self.bytes = bytes
    self.file = file
    position = bytes.startIndex
    let count = try number()
    guard count <= bytes.count else { throw Broken() }
    texts.reserveCapacity(count)
    for _ in 0..<count {
      let length = try number()
      guard length <= bytes.endIndex - position,
        let text = String(validating: bytes[position..<(position + length)], as: UTF8.self)
      else { throw Broken() }
      texts.append(text)
      position += length
    }
  }

  /// Whether all bytes were read.
  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func byte() throws(Broken) -> UInt8 {
    guard position < bytes.endIndex else { throw Broken() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func bits() throws(Broken) -> UInt {
    var bits: UInt = 0
    var shift: UInt = 0
    while true {
      let next = try byte()
      guard shift < 63 || (shift == 63 && next < 2) else { throw Broken() }
      bits |= UInt(next & 127) << shift
      if next < 128 { return bits }
      shift += 7
    }
  }

  /// Reads a number that is not negative.
  mutating func number() throws(Broken) -> Int {
    guard let number = Int(exactly: try bits()) else { throw Broken() }
    return number
  }

  mutating func text() throws(Broken) -> String {
    let number = try number()
    guard number < texts.count else { throw Broken() }
    return texts[number]
  }

  /// How many values follow: never more than there are bytes.
  mutating func count() throws(Broken) -> Int {
    let count = try number()
    guard count <= bytes.endIndex - position else { throw Broken() }
    return count
  }

  /// Reads a value that may hold others of its kind.
  mutating func nested<Value>(
    _ body: (inout FactReader) throws(Broken) -> Value
  ) throws(Broken) -> Value {
    guard depth < Self.depthLimit else { throw Broken() }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }
}
