/// Finds positions in a table by 64-bit hashes: a third of a `Dictionary`'s memory.
struct HashIndex: Sendable {
  private var slots: [Int32]
  private let mask: Int

  /// Indexes the positions 0 to `count` - 1 by their hashes. O(n).
  init(count: Int, hash: (Int) -> UInt64) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = size - 1
    for position in 0..<count {
      var slot = Int(truncatingIfNeeded: hash(position)) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: position)
    }
  }

  /// The first position with this hash for which the check holds; the check is asked about others
  /// too, because slots hold no hashes.
  func first(hash: UInt64, where isWanted: (Int) -> Bool) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      if isWanted(Int(slots[slot])) { return Int(slots[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
