import Bytes

/// Writes the facts of one file as bytes: numbers in seven-bit groups, each distinct text once.
struct FactWriter {
  private var buffer = ByteBuffer()
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// What was written: the texts first, then what refers to them by number.
  var bytes: [UInt8] {
    var head = FactWriter()
    head.write(texts.count)
    for text in texts {
      head.write(text.utf8.count)
      head.buffer.append(text)
    }
    head.buffer.append(contentsOf: buffer.bytes)
    return head.buffer.bytes
  }

  /// Writes a number that is not negative.
  mutating func write(_ number: Int) { write(bits: UInt(max(0, number))) }

  mutating func write(bits: UInt) {
    var rest = bits
    while rest > 127 {
      buffer.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    buffer.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { buffer.append(flag ? 1 : 0) }

  /// Writes which case of an enumeration follows.
  mutating func write(tag: UInt8) { buffer.append(tag) }

  mutating func write(_ text: String) {
    if let number = numbers[text] { return write(number) }
    numbers[text] = texts.count
    write(texts.count)
    texts.append(text)
  }
}
