internal import Bytes

/// Finds destinations by id, several times faster than a dictionary: open addressing over a fast
/// hash, with nothing stored but positions.
struct DestinationTable: Sendable {
  /// The ids by position.
  let ids: [DestinationID]
  /// Positions, ``GraphIndex/missing`` in free slots; a power of two, at least half of them free.
  private var slots: [Int32]
  private let mask: Int

  init(_ destinations: [Destination]) {
    ids = destinations.map(\.id)
    var capacity = 2
    while capacity < ids.count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = Array(repeating: GraphIndex.missing, count: capacity)
    for position in ids.indices {
      let slot = slot(of: ids[position])
      if slots[slot] == GraphIndex.missing { slots[slot] = Int32(truncatingIfNeeded: position) }
    }
  }

  /// The position of a destination, or ``GraphIndex/missing``.
  ///
  /// Ids are compared by their bytes' hash first, so one must be spelled with the same code points.
  func position(of id: DestinationID) -> Int32 {
    slots[slot(of: id)]
  }

  /// The slot that holds an id or would take it.
  private func slot(of id: DestinationID) -> Int {
    var slot = Int(truncatingIfNeeded: ContentHash(of: id.rawValue).value) & mask
    while slots[slot] != GraphIndex.missing, ids[Int(slots[slot])] != id {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
