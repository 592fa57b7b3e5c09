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

  /// The position of a destination, or ``missing``.
  ///
  /// Ids are compared by their bytes' hash first, so one must be spelled with the same code points.
  func position(of id: DestinationID) -> Int32 {
    slots[slot(of: id)]
  }

  /// The position of the destination whose id has exactly these bytes, or ``missing``.
  func position(ofBytes id: UnsafeBufferPointer<UInt8>) -> Int32 {
    var slot = Int(truncatingIfNeeded: ContentHash(of: id).value) & mask
    while slots[slot] != Self.missing {
      let isFound = ids[Int(slots[slot])].rawValue.withUTF8Bytes { $0.isEqual(to: id) }
      if isFound { return slots[slot] }
      slot = (slot + 1) & mask
    }
    return Self.missing
  }

  /// The slot that holds an id or would take it.
  private func slot(of id: DestinationID) -> Int {
    var slot = Int(truncatingIfNeeded: ContentHash(of: id.rawValue).value) & mask
    while slots[slot] != Self.missing, ids[Int(slots[slot])] != id {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
