/// A queue of numbered items by level: the lowest level first, and within one as they were put.
///
/// Adding and removing take O(1), but for the search for the next level that is not empty.
struct LevelQueue {
  private var first: [Int32] = []
  private var last: [Int32] = []
  private var next: [Int32] = []
  private var lowest = 0

  /// Adds an item behind the others of its level; each item is added at most once.
  mutating func add(_ item: Int32, level: Int) {
    reach(item, level)
    if last[level] < 0 { first[level] = item } else { next[Int(last[level])] = item }
    last[level] = item
  }

  /// Adds an item before the others of its level; each item is added at most once.
  mutating func addFirst(_ item: Int32, level: Int) {
    reach(item, level)
    next[Int(item)] = first[level]
    if last[level] < 0 { last[level] = item }
    first[level] = item
  }

  /// Makes room for an item at a level.
  private mutating func reach(_ item: Int32, _ level: Int) {
    while first.count <= level {
      first.append(-1)
      last.append(-1)
    }
    while next.count <= Int(item) { next.append(-1) }
    lowest = min(lowest, level)
  }

  /// Removes the first item of the lowest level; nil where none is left.
  mutating func removeFirst() -> Int32? {
    while lowest < first.count {
      let item = first[lowest]
      if item >= 0 {
        first[lowest] = next[Int(item)]
        if first[lowest] < 0 { last[lowest] = -1 }
        return item
      }
      lowest += 1
    }
    return nil
  }
}
