package import Bytes
import YAML

/// Front matter that an earlier build read, found by the fingerprint of the text that says it.
///
/// Reading YAML takes longer than all else that is done with a note whose page is kept.
///
/// The bytes: a signature, the fingerprints of the program that wrote them and of all that follows,
/// the number of records; the records' fingerprints in order, each with where its record begins and
/// ends; the records, in the order of the notes. What doesn't read as written is no memory: then the
/// YAML is read anew.
package struct FrontMatterMemory: Sendable {
  private static let signature = Array("waymark front matter 2\n".utf8)
  /// How long the signature and the three words after it are.
  private static let headLength = signature.count + 24
  /// How long the line of a record in the table is.
  private static let lineLength = 24

  private let bytes: [UInt8]
  private let count: Int

  /// A memory that holds nothing.
  package init() {
    bytes = []
    count = 0
  }

  /// Reads what ``bytes(of:program:_:)`` wrote; nil where it is broken or another program wrote it.
  package init?(_ bytes: [UInt8], program: ContentHash) {
    guard bytes.starts(with: Self.signature), bytes.count >= Self.headLength else { return nil }
    let start = Self.signature.count
    let rest = bytes.withUnsafeBufferPointer {
      ContentHash(of: UnsafeBufferPointer(rebasing: $0[(start + 16)...]))
    }
    let count = bytes.word(at: start + 16)
    guard bytes.word(at: start) == program.value,
      bytes.word(at: start + 8) == rest.value,
      count <= UInt64((bytes.count - Self.headLength) / Self.lineLength)
    else { return nil }
    self.bytes = bytes
    self.count = Int(count)
  }

  /// The bytes that remember front matter.
  ///
  /// - Parameters:
  ///   - heads: The fingerprints of the texts that were read.
  ///   - program: The fingerprint of the program that read them.
  ///   - write: Writes what the text at a place says, as ``FrontMatter/write(into:)`` does.
  package static func bytes(
    of heads: [ContentHash], program: ContentHash, _ write: (Int, inout ByteBuffer) -> Void
  ) -> ByteBuffer {
    let order = distinct(heads)
    // In the order in which the texts were read, for that is how they lie in memory.
    var records = ByteBuffer(capacity: order.count * 192)
    var ranges = Array(repeating: 0..<0, count: heads.count)
    for place in order.sorted() {
      let start = records.count
      write(place, &records)
      ranges[place] = start..<records.count
    }
    var table = ByteBuffer(capacity: 8 + order.count * lineLength + records.count)
    table.append(word: UInt64(order.count))
    for place in order {
      table.append(word: heads[place].value)
      table.append(word: UInt64(ranges[place].lowerBound))
      table.append(word: UInt64(ranges[place].upperBound))
    }
    table.append(records)
    var whole = ByteBuffer(capacity: headLength + table.count)
    whole.append(contentsOf: signature)
    whole.append(word: program.value)
    whole.append(word: ContentHash(of: table).value)
    whole.append(table)
    return whole
  }

  /// What a text says, where the memory holds it. O(log n + length of the text).
  ///
  /// - Parameters:
  ///   - head: The text's fingerprint.
  ///   - file: The file that the text stands in now.
  func frontMatter(of head: ContentHash, in file: String) -> FrontMatter? {
    let place = (0..<count).partitioningIndex { fingerprint($0) >= head.value }
    guard place < count, fingerprint(place) == head.value else { return nil }
    let start = Self.headLength + count * Self.lineLength
    let (from, end) = (offset(place, 1), offset(place, 2))
    guard from <= end, end <= bytes.count - start else { return nil }
    return bytes.withUnsafeBufferPointer {
      FrontMatter(
        kept: UnsafeBufferPointer(rebasing: $0[(start + from)..<(start + end)]), file: file)
    }
  }

  private func fingerprint(_ place: Int) -> UInt64 {
    bytes.word(at: Self.headLength + place * Self.lineLength)
  }

  /// The first or second word after a record's fingerprint: where the record begins or ends, counted
  /// from the first record's start.
  private func offset(_ place: Int, _ word: Int) -> Int {
    Int(clamping: bytes.word(at: Self.headLength + place * Self.lineLength + word * 8))
  }

  /// The places of the first of equal fingerprints, in the order of the fingerprints.
  private static func distinct(_ heads: [ContentHash]) -> [Int] {
    var order = heads.indices.map { (hash: heads[$0].value, place: $0) }
    order.sort { $0.hash == $1.hash ? $0.place < $1.place : $0.hash < $1.hash }
    var places: [Int] = []
    places.reserveCapacity(order.count)
    var last: UInt64?
    for entry in order where entry.hash != last {
      places.append(entry.place)
      last = entry.hash
    }
    return places
  }
}

extension FrontMatter {
  /// The version of the library that reads YAML.
  package static var engineVersion: String { YAMLEngine.version }
}
