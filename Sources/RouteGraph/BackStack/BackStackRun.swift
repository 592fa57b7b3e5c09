/// The upper end of a back stack: up to ten entries and what they lie on, in 64 bytes that begin where
/// a line of the processor's cache does.
///
/// Every page goes down several stacks, and in a large flow each entry lies elsewhere. Few stacks are
/// higher than a run, so that most are one look at memory.
struct BackStackRun: Sendable, BitwiseCopyable {
  /// The most entries of a run.
  static let capacity = 10

  /// What stands where there is no entry.
  private static let free: Int32 = -1
  /// The mark of an entry off the path, beside its column.
  private static let offPath = UInt16(1) << 15

  /// What the lowest entry lies on: the number of a node, or the layer's root's turned around where the
  /// entry is that; the entries' destinations, the lowest first; their columns and marks, two a lane.
  private var lanes = SIMD16<Int32>(repeating: free)

  /// The run that ends in a node.
  ///
  /// - Parameters:
  ///   - number: The number of the node.
  ///   - nodes: The nodes.
  ///   - runs: The runs that end in the nodes before it.
  init(_ number: Int, of nodes: [BackStackNode], after runs: [BackStackRun]) {
    let node = nodes[number]
    if node.isRoot {
      lanes[0] = ~Int32(truncatingIfNeeded: number)
      put(node, at: 0)
    } else if runs[Int(node.parent)].count < Self.capacity {
      self = runs[Int(node.parent)]
      put(node, at: count)
    } else {
      lanes[0] = node.parent
      put(node, at: 0)
    }
  }

  private mutating func put(_ node: BackStackNode, at place: Int) {
    lanes[1 + place] = node.destination
    let mark = UInt16(bitPattern: node.column) | (node.isOnPath ? 0 : Self.offPath)
    let (lane, shift) = Self.lane(ofMark: place)
    lanes[lane] = lanes[lane] & ~(0xFFFF << shift) | Int32(mark) << shift
  }

  private static func lane(ofMark place: Int) -> (lane: Int, shift: Int32) {
    (1 + capacity + place / 2, Int32(place % 2 * 16))
  }
}

extension BackStackRun {
  /// The number of entries, at least one.
  var count: Int {
    var count = 1
    while count < Self.capacity, lanes[1 + count] != Self.free { count += 1 }
    return count
  }

  /// The number of the node that the lowest entry lies on; nil where that is the layer's root.
  var below: Int? { lanes[0] < 0 ? nil : Int(lanes[0]) }

  /// The number of the node of the layer's root; nil where the run doesn't reach it.
  var root: Int? { lanes[0] < 0 ? Int(~lanes[0]) : nil }

  /// One of the entries, the lowest first.
  subscript(place: Int) -> BackStack.Entry {
    let (lane, shift) = Self.lane(ofMark: place)
    let mark = UInt16(truncatingIfNeeded: lanes[lane] >> shift)
    return BackStack.Entry(
      destination: Int(lanes[1 + place]), columnNumber: Int16(bitPattern: mark & ~Self.offPath),
      isOnPath: mark & Self.offPath == 0)
  }
}
