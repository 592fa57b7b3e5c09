/// A fact that is kept between two scans.
protocol Storable {
  func write(to writer: inout FactWriter)
  init(from reader: inout FactReader) throws(FactReader.Broken)
}

extension FactWriter {
  /// What a value is as bytes.
  static func bytes(of value: some Storable) -> [UInt8] {
    var writer = FactWriter()
    value.write(to: &writer)
    return writer.bytes
  }

  /// Writes several values one after the other.
  mutating func write<each Value: Storable>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }
}

extension FactReader {
  /// Reads a value; nil where the bytes are none.
  static func value<Value: Storable>(
    of type: Value.Type, in bytes: ArraySlice<UInt8>, file: Int
  ) -> Value? {
    do {
      var reader = try FactReader(bytes, file: file)
      let value = try Value(from: &reader)
      return reader.isAtEnd ? value : nil
    } catch {
      return nil
    }
  }

  /// Reads a value of the type that its place asks for.
  mutating func read<Value: Storable>() throws(Broken) -> Value { try Value(from: &self) }
}

extension String: Storable {
  func write(to writer: inout FactWriter) { writer.write(self) }
  init(from reader: inout FactReader) throws(FactReader.Broken) { self = try reader.text() }
}

extension Int: Storable {
  /// The sign is the last bit.
  func write(to writer: inout FactWriter) {
    writer.write(bits: UInt(bitPattern: (self << 1) ^ (self >> (Int.bitWidth - 1))))
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    let bits = try reader.bits()
    self = Int(bitPattern: bits >> 1) ^ -Int(bits & 1)
  }
}

extension Bool: Storable {
  func write(to writer: inout FactWriter) { writer.write(self) }
  init(from reader: inout FactReader) throws(FactReader.Broken) { self = try reader.byte() != 0 }
}

extension Array: Storable where Element: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    let count = try reader.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Optional: Storable where Wrapped: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(self != nil)
    self?.write(to: &writer)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self = try reader.read() ? .some(try Wrapped(from: &reader)) : .none
  }
}

extension Place: Storable {
  /// The file is the one that is read: the same text may lie elsewhere the next time.
  func write(to writer: inout FactWriter) {
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(file: reader.file, line: try reader.number(), column: try reader.number())
  }
}

/// Which case of an enumeration follows.
struct Tag: Storable, ExpressibleByIntegerLiteral {
  private let value: UInt8

  init(integerLiteral value: UInt8) { self.value = value }
  func write(to writer: inout FactWriter) { writer.write(tag: value) }
  init(from reader: inout FactReader) throws(FactReader.Broken) { value = try reader.byte() }
}
