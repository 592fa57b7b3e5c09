import Bytes
import RouteGraph

/// The titles of a flow's destinations, cut into small scripts.
///
/// A page knows the titles of its own canonical back stack and of the container's screens. A shared
/// address may name any other destination; then the prototype's script loads the one shard that a hash
/// of the id gives. No shard grows over ``limit`` bytes, however large the flow is, unless some titles
/// are about as long as that alone.
struct LabelShards: Sendable {
  /// The most bytes of a shard.
  static let limit = 60_000
  /// How many times as many shards there may be as would do if ids spread evenly. Titles of thousands of
  /// bytes can't be kept apart by more.
  private static let spread = 4

  private let labels: DestinationLabels
  /// The destinations of each shard.
  private let members: [[Int32]]

  /// Finds how many shards the labels of a flow need. O(bytes of the labels).
  init(_ labels: DestinationLabels) {
    self.labels = labels
    var label = ByteBuffer()
    let sizes = (0..<labels.count).map { place in
      label.clear()
      labels.write(place, into: &label)
      return label.count + 2
    }
    let hashes = (0..<labels.count).map { labels.texts.withID(of: $0, Self.hash) }
    let least = max(1, sizes.reduce(0, +) / Self.limit)
    var count = least
    while Self.largest(sizes, hashes, in: count) > Self.limit, count < Self.spread * least {
      count += max(1, count / 4)
    }
    var members: [[Int32]] = Array(repeating: [], count: count)
    for (place, hash) in hashes.enumerated() {
      members[Self.shard(hash, in: count)].append(Int32(truncatingIfNeeded: place))
    }
    self.members = members
  }

  /// How many shards there are.
  var count: Int { members.count }

  private static func largest(_ sizes: [Int], _ hashes: [UInt32], in count: Int) -> Int {
    var totals = Array(repeating: 0, count: count)
    for (size, hash) in zip(sizes, hashes) { totals[shard(hash, in: count)] += size }
    return totals.max() ?? 0
  }

  /// The shard of a destination, as the script computes it too.
  static func shard(of id: DestinationID, in count: Int) -> Int {
    shard(hash(of: id), in: count)
  }

  private static func shard(_ hash: UInt32, in count: Int) -> Int {
    Int(hash % UInt32(truncatingIfNeeded: max(1, count)))
  }

  private static func hash(of id: DestinationID) -> UInt32 {
    id.rawValue.withUTF8Bytes { hash(of: $0, UnsafeBufferPointer(start: nil, count: 0)) }
  }

  /// FNV-1a of an id's UTF-8 bytes, which lie in two parts.
  private static func hash(
    of first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    func add(_ byte: UInt8, to hash: UInt32) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }
    return second.reduce(first.reduce(2_166_136_261) { add($1, to: $0) }) { add($1, to: $0) }
  }

  /// Writes one shard as a script.
  func write(_ shard: Int, into out: inout ByteBuffer) {
    out.append("waymarkLabels({")
    for (number, member) in members[shard].enumerated() {
      out.append(number == 0 ? "\n" : ",\n")
      labels.write(Int(member), into: &out)
    }
    out.append("\n})\n")
  }
}
