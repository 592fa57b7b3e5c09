import Bytes

/// Cuts the records of search into scripts of a bounded size, which a browser loads even from a
/// folder, where it may fetch nothing.
///
/// A shard is one call: `waymarkSearch.shard(0,[[0,"case home",[["Home","shop-route/home"]]]])`, a
/// list of groups of records. It is data alone: texts are JSON strings with `<` escaped. A record
/// that is longer than the bound by itself has a shard of its own.
struct SearchShards {
  /// The finished shards and the one that is being written.
  private(set) var shards: [ByteBuffer] = []

  private let limit: Int
  private var group: SearchGroup?
  private var opening = ByteBuffer()
  private var record = ByteBuffer()
  private static let closing: StaticString = "]]])\n"

  /// Prepares an empty list.
  ///
  /// - Parameter limit: The most bytes of a shard of several records.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds the next record of a group. O(bytes of the record).
  mutating func add(_ new: SearchRecord, of newGroup: SearchGroup) {
    record.clear()
    new.write(into: &record)
    if group != newGroup {
      group = newGroup
      opening.clear()
      Self.write(newGroup, into: &opening)
      startGroup()
    } else {
      continueGroup()
    }
    shards[shards.count - 1].append(record)
  }

  /// Ends the last shard, and hands out all of them.
  consuming func finish() -> [ByteBuffer] {
    endShard()
    return shards
  }

  private func hasRoom(for more: Int) -> Bool {
    shards[shards.count - 1].count + more + Self.closing.utf8CodeUnitCount <= limit
  }

  private mutating func startGroup() {
    if !shards.isEmpty, hasRoom(for: 3 + opening.count + record.count) {
      shards[shards.count - 1].append("]],")
      shards[shards.count - 1].append(opening)
    } else {
      startShard()
    }
  }

  private mutating func continueGroup() {
    if hasRoom(for: 1 + record.count) {
      shards[shards.count - 1].append(",")
    } else {
      startShard()
    }
  }

  private mutating func startShard() {
    endShard()
    var shard = ByteBuffer(capacity: min(limit, 1 << 18))
    shard.append("waymarkSearch.shard(")
    shard.append(decimal: shards.count)
    shard.append(",[")
    shard.append(opening)
    shards.append(shard)
  }

  private mutating func endShard() {
    if !shards.isEmpty { shards[shards.count - 1].append(Self.closing) }
  }

  /// Writes what stands before a group's records: `[0,"case home",[`.
  private static func write(_ group: SearchGroup, into out: inout ByteBuffer) {
    out.append("[")
    out.append(decimal: group.flow ?? -1)
    out.append(",")
    out.append(json: group.signature)
    out.append(",[")
  }
}
