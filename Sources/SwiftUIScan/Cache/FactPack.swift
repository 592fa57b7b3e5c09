import Bytes

/// What one app's scan keeps for the next: the facts of its files, or what it gave.
///
/// The bytes: a signature, the fingerprint of the program that wrote them, the number of entries;
/// for each entry its key and its length; the entries; a fingerprint of all that. What doesn't read
/// as written is no pack: then all is done anew.
struct FactPack: Sendable {
  /// What an entry is told by: the fingerprint and the length of a text.
  struct Key: Hashable, Sendable {
    var hash: UInt64
    var length: Int

    init(of text: String) {
      hash = ContentHash(of: text).value
      length = text.utf8.count
    }

    fileprivate init(hash: UInt64, length: Int) {
      self.hash = hash
      self.length = length
    }
  }

  private var places: [Key: Range<Int>] = [:]
  private var bytes: [UInt8] = []

  /// Changes with what the facts hold or how they are written.
  private static let signature: StaticString = "waymark facts 1\n"

  /// A pack that holds nothing.
  init() {}

  /// Reads a pack; nil where it is broken or another program wrote it.
  init?(_ bytes: [UInt8], program: ContentHash) {
    var cursor = Cursor(bytes: bytes)
    guard cursor.skip(Self.signature), cursor.word() == program.value, let count = cursor.word(),
      bytes.count >= cursor.position + 8,
      ContentHash(of: Array(bytes.dropLast(8))).value == bytes.word(at: bytes.count - 8)
    else { return nil }
    let head = UInt64(cursor.position)
    guard count <= UInt64(bytes.count) / 24 else { return nil }
    var start = Int(head + count * 24)
    for _ in 0..<count {
      guard let hash = cursor.word(), let length = cursor.word().flatMap({ Int(exactly: $0) }),
        let size = cursor.word().flatMap({ Int(exactly: $0) }), size <= bytes.count - 8 - start
      else { return nil }
      places[Key(hash: hash, length: length)] = start..<(start + size)
      start += size
    }
    self.bytes = bytes
  }

  /// An entry, where the pack holds it.
  ///
  /// - Parameter file: The index of the file that it belongs to among those that are read now.
  func value<Value: Storable>(of key: Key, file: Int) -> Value? {
    places[key].flatMap { FactReader.value(of: Value.self, in: bytes[$0], file: file) }
  }

  /// Whether the pack holds these entries and no others.
  func holdsExactly(_ keys: [Key]) -> Bool { Set(keys) == Set(places.keys) }

  /// A pack of the values as bytes; what this pack holds already is copied.
  func packing(
    _ keys: [Key], _ values: [some Storable], program: ContentHash
  ) -> ByteBuffer {
    var head = ByteBuffer()
    var body = ByteBuffer(capacity: bytes.count)
    var written: Set<Key> = []
    for (key, value) in zip(keys, values) where written.insert(key).inserted {
      let start = body.count
      if let place = places[key] {
        body.append(contentsOf: bytes[place])
      } else {
        body.append(contentsOf: FactWriter.bytes(of: value))
      }
      head.append(word: key.hash)
      head.append(word: UInt64(key.length))
      head.append(word: UInt64(body.count - start))
    }
    var whole = ByteBuffer(capacity: head.count + body.count + 64)
    whole.append(Self.signature)
    whole.append(word: program.value)
    whole.append(word: UInt64(written.count))
    whole.append(contentsOf: head.bytes)
    whole.append(contentsOf: body.bytes)
    whole.append(word: ContentHash(of: whole.bytes).value)
    return whole
  }

  /// Reads the head of a pack.
  private struct Cursor {
    let bytes: [UInt8]
    var position = 0

    mutating func skip(_ text: StaticString) -> Bool {
      let expected = text.withUTF8Buffer { Array($0) }
      guard bytes.starts(with: expected) else { return false }
      position = expected.count
      return true
    }

    mutating func word() -> UInt64? {
      guard bytes.count - position >= 8 else { return nil }
      defer { position += 8 }
      return bytes.word(at: position)
    }
  }
}
