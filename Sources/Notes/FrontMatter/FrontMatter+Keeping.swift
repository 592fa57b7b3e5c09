package import Bytes
import RouteGraph

/// Front matter as bytes, as `FrontMatterMemory` keeps it: numbers in seven-bit groups, texts and
/// lists behind their lengths, what may be missing behind its length plus one. The file of a place is
/// left out: it is the one that the text stands in.
extension FrontMatter {
  /// Appends what the front matter says. O(length of its texts).
  package func write(into out: inout ByteBuffer) {
    for text in [title, subtitle, summary, status] { out.append(kept: text) }
    out.append(kept: tags)
    out.append(kept: screenshot.map { [$0] } ?? [])
    out.append(kept: aliases)
    out.append(group: extra.count)
    for field in extra {
      out.append(kept: field.key)
      switch field.value {
      case .text(let text):
        out.append(group: 0)
        out.append(kept: text)
      case .list(let texts):
        out.append(group: 1)
        out.append(kept: texts)
      }
    }
  }

  /// Reads what ``write(into:)`` wrote; nil for anything else.
  init?(kept bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.init()
    var reader = KeptBytes(bytes: bytes)
    do throws(KeptBytes.Broken) {
      title = try reader.optionalText()
      subtitle = try reader.optionalText()
      summary = try reader.optionalText()
      status = try reader.optionalText()
      tags = try reader.list { reader throws(KeptBytes.Broken) in try reader.text() }
      screenshot = try reader.places(in: file).first
      aliases = try reader.places(in: file)
      extra = try reader.list { reader throws(KeptBytes.Broken) in try reader.field() }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension ByteBuffer {
  /// Appends a number that is not negative.
  fileprivate mutating func append(group number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 127 {
      append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  fileprivate mutating func append(kept text: String) {
    append(group: text.utf8.count)
    append(text)
  }

  fileprivate mutating func append(kept text: String?) {
    append(group: text.map { $0.utf8.count + 1 } ?? 0)
    if let text { append(text) }
  }

  fileprivate mutating func append(kept texts: [String]) {
    append(group: texts.count)
    for text in texts { append(kept: text) }
  }

  fileprivate mutating func append(kept values: [FrontMatter.Located<String>]) {
    append(group: values.count)
    for located in values {
      append(kept: located.value)
      append(group: located.location.line)
      append(group: located.location.column.map { $0 + 1 } ?? 0)
    }
  }
}

/// Reads kept bytes; whatever they hold, reading ends.
private struct KeptBytes {
  /// What is wrong with bytes that nobody wrote.
  struct Broken: Error {}

  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws(Broken) -> Int {
    var number = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      guard position < bytes.count else { throw Broken() }
      let byte = bytes[position]
      position += 1
      number |= Int(byte & 127) << shift
      if byte < 128 { return number }
    }
    throw Broken()
  }

  mutating func text() throws(Broken) -> String { try text(ofLength: try number()) }

  mutating func optionalText() throws(Broken) -> String? {
    let number = try number()
    return number == 0 ? nil : try text(ofLength: number - 1)
  }

  mutating func list<Value>(
    _ value: (inout KeptBytes) throws(Broken) -> Value
  ) throws(Broken) -> [Value] {
    let count = try number()
    guard count <= bytes.count - position else { throw Broken() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try value(&self)) }
    return values
  }

  mutating func places(in file: String) throws(Broken) -> [FrontMatter.Located<String>] {
    try list { reader throws(Broken) in
      let (text, line, column) = (try reader.text(), try reader.number(), try reader.number())
      return .init(
        text, at: SourceLocation(file: file, line: line, column: column == 0 ? nil : column - 1))
    }
  }

  mutating func field() throws(Broken) -> FrontMatter.ExtraField {
    let key = try text()
    switch try number() {
    case 0: return .init(key: key, value: .text(try text()))
    case 1:
      let texts = try list { reader throws(Broken) in try reader.text() }
      return .init(key: key, value: .list(texts))
    default: throw Broken()
    }
  }

  private mutating func text(ofLength length: Int) throws(Broken) -> String {
    guard length <= bytes.count - position else { throw Broken() }
    defer { position += length }
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[position..<(position + length)]),
      as: UTF8.self)
  }
}
