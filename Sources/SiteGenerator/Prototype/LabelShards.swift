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

  /// The destinations of each shard.
  private let members: [[Int32]]
  private let labels: PackedTexts

  /// Finds how many shards a flow needs. O(destinations).
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - titles: Gives the page's title of a destination.
  init(_ flow: FlowGraph, titles: (Int) -> String) {
    var literal = ByteBuffer()
    labels = PackedTexts(count: flow.destinations.count) { place, out in
      literal.clear()
      SwiftLiteral(flow.destinations[place]).write(into: &literal)
      out.append(json: flow.destinations[place].id.rawValue)
      out.append(":[")
      Self.write(
        flow.destinations[place].type, literal,
        titles: (titles(place), flow.destinations[place].title), into: &out)
    }
    let sizes = flow.destinations.indices.map { [labels] in labels.byteCount($0) + 2 }
    let hashes = flow.destinations.indices.map { Self.hash(of: flow.destinations[$0].id) }
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

  /// FNV-1a of an id's UTF-8 bytes.
  private static func hash(of id: DestinationID) -> UInt32 {
    var name = id.rawValue
    return name.withUTF8 { bytes in
      bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
  }

  /// Writes one shard as a script.
  func write(_ shard: Int, into out: inout ByteBuffer) {
    out.append("waymarkLabels({")
    for (number, member) in members[shard].enumerated() {
      out.append(number == 0 ? "\n" : ",\n")
      write(labelOf: Int(member), into: &out)
    }
    out.append("\n})\n")
  }

  /// Writes the label of a destination.
  func write(labelOf destination: Int, into out: inout ByteBuffer) {
    labels.write(destination, into: &out)
  }

  /// Writes what follows an id: the page's title, the destination as Swift, and the screen's own title
  /// where the page has another one.
  private static func write(
    _ type: String, _ literal: ByteBuffer, titles: (page: String, screen: String),
    into out: inout ByteBuffer
  ) {
    out.append(json: titles.page)
    out.append(",")
    out.append(json: SwiftLiteral.type(of: type))
    out.append(",")
    literal.withBytes { out.append(json: $0) }
    if titles.screen != titles.page {
      out.append(",")
      out.append(json: titles.screen)
    }
    out.append("]")
  }
}
