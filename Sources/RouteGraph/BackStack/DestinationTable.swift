internal import Bytes

/// Finds destinations by id, several times faster than a dictionary: open addressing over a fast
/// hash, with nothing stored but positions.
struct DestinationTable: Sendable {
  /// What stands for an id that the graph has no destination for.
  static let missing: Int32 = -1

  /// The ids by position.
  let ids: [DestinationID]
  /// Positions, ``missing`` in free slots; a power of two, at least half of them free.
  private var slots: [Int32]
  private let mask: Int

  init(_ destinations: [Destination]) {
    ids = destinations.map(\.id)
    var capacity = 2
    while capacity < ids.count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = Array(repeating: Self.missing, count: capacity)
    for position in ids.indices {
      let slot = slot(of: ids[position])
      if slots[slot] == Self.missing { slots[slot] = Int32(truncatingIfNeeded: position) }
    }
  }

  /// The position of a destination, or ``missing``. Its id must be spelled with the same code points.
  func position(of id: DestinationID) -> Int32 {
    slots[slot(of: id)]
  }

  /// The position of the destination whose id has exactly these bytes, or ``missing``.
  func position(ofBytes id: UnsafeBufferPointer<UInt8>) -> Int32 {
    slots[slot(ofBytes: id)]
  }

  private func slot(of id: DestinationID) -> Int {
    id.rawValue.withUTF8Bytes { slot(ofBytes: $0) }
  }

  /// The slot that holds the id of these bytes or would take it.
  private func slot(ofBytes id: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: Self.hash(of: id)) & mask
    while slots[slot] != Self.missing {
      let isFound = ids[Int(slots[slot])].rawValue.withUTF8Bytes { $0.isEqual(to: id) }
      if isFound { return slot }
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
