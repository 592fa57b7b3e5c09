internal import Bytes

/// Finds destinations by id, several times faster than a dictionary: open addressing over a fast
/// hash, with nothing stored beside the ids but positions and half of each hash.
struct DestinationTable: Sendable {
  /// What stands for an id that the graph has no destination for.
  static let missing: Int32 = -1
  /// A slot that holds no position: where one stands, it reads ``missing``.
  private static let free = UInt64.max

  /// The ids by position, as bytes: a look at one is a look at one place in memory.
  private let ids: PackedTexts
  /// A power of two of slots, at least half of them ``free``. A position fills the lower half; the
  /// upper half of its id's hash, by which most other ids are passed over unread, the upper.
  private var slots: [UInt64]
  private let mask: Int

  init(_ destinations: [Destination]) {
    ids = PackedTexts(count: destinations.count) { $1.append(destinations[$0].id.rawValue) }
    var capacity = 2
    while capacity < ids.count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = Array(repeating: Self.free, count: capacity)
    for position in 0..<ids.count {
      ids.withBytes(of: position) { id in
        let hash = Self.hash(of: id)
        let slot = slot(ofBytes: id, hash: hash)
        if slots[slot] == Self.free {
          slots[slot] = hash & ~0xFFFF_FFFF | UInt64(UInt32(truncatingIfNeeded: position))
        }
      }
    }
  }

  /// The position of a destination, or ``missing``. Its id must be spelled with the same code points.
  func position(of id: DestinationID) -> Int32 {
    id.rawValue.withUTF8Bytes { position(ofBytes: $0) }
  }

  /// The position of the destination whose id has exactly these bytes, or ``missing``.
  func position(ofBytes id: UnsafeBufferPointer<UInt8>) -> Int32 {
    Int32(truncatingIfNeeded: slots[slot(ofBytes: id, hash: Self.hash(of: id))])
  }

  /// Calls a closure with the bytes of the id at a position.
  func withID<Result>(
    at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    ids.withBytes(of: position, body)
  }

  /// Asks for the bytes of the id at a position ahead of their use.
  func prefetchID(at position: Int) { ids.prefetch(position) }

  /// The slot that holds the id of these bytes or would take it.
  private func slot(ofBytes id: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != Self.free {
      let position = Int(UInt32(truncatingIfNeeded: slots[slot]))
      if slots[slot] >> 32 == hash >> 32,
        ids.withBytes(of: position, { $0.isEqual(to: id) })
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Takes in eight bytes at a time, each with a multiplication whose upper half, where every bit
  /// counts, is folded into the lower one.
  private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let words = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    func take(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    var start = 0
    while start + 8 <= bytes.count {
      take(words.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      start += 8
    }
    var rest: UInt64 = 0
    while start < bytes.count {
      rest = rest << 8 | UInt64(bytes[start])
      start += 1
    }
    take(rest)
    return hash
  }
}
