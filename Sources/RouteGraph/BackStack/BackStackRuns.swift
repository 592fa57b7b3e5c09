internal import Bytes

/// The upper end of the back stack that ends in each node: a run of up to ten entries, and what they
/// lie on.
///
/// Every page goes down several stacks, and in a large flow each entry lies elsewhere. Few stacks are
/// higher than a run, which takes 64 bytes and begins where a line of the processor's cache does: most
/// are one look at memory.
struct BackStackRuns: Sendable {
  /// The most entries of a run.
  private static let capacity = 10
  /// What stands where there is no entry.
  private static let free: Int32 = -1
  /// The mark of an entry off the path, beside its column.
  private static let offPath = UInt16(1) << 15
  /// Where the columns and marks begin.
  private static let marks = 1 + capacity

  /// The runs. The first lane tells what the lowest entry lies on: the number of a node, or the layer's
  /// root's turned around where the entry is that. The entries' destinations follow, the lowest first,
  /// then their columns and marks, two a lane.
  private var runs: [SIMD16<Int32>] = []

  /// Finds the runs of nodes, each of which comes after its parent. O(nodes).
  init(of nodes: [BackStackNode]) {
    runs.reserveCapacity(nodes.count)
    for (number, node) in nodes.enumerated() {
      let parent = Int(node.parent)
      var run = SIMD16(repeating: Self.free)
      if node.isRoot {
        run[0] = ~Int32(truncatingIfNeeded: number)
        Self.put(node, at: 0, into: &run)
      } else if count(ofRun: parent) == Self.capacity {
        run[0] = node.parent
        Self.put(node, at: 0, into: &run)
      } else {
        run = runs[parent]
        Self.put(node, at: count(ofRun: parent), into: &run)
      }
      runs.append(run)
    }
  }

  private static func put(_ node: BackStackNode, at place: Int, into run: inout SIMD16<Int32>) {
    run[1 + place] = node.destination
    let mark = UInt16(bitPattern: node.column) | (node.isOnPath ? 0 : offPath)
    let (lane, shift) = (marks + place / 2, Int32(place % 2 * 16))
    run[lane] = run[lane] & ~(0xFFFF << shift) | Int32(mark) << shift
  }
}

extension BackStackRuns {
  /// The number of entries of the run that ends in a node, at least one.
  func count(ofRun top: Int) -> Int {
    var count = 1
    while count < Self.capacity, lane(1 + count, ofRun: top) != Self.free { count += 1 }
    return count
  }

  /// The number of the node that the lowest entry of a run lies on; nil where that is a layer's root.
  func below(run top: Int) -> Int? {
    let below = lane(0, ofRun: top)
    return below < 0 ? nil : Int(below)
  }

  /// The number of the root's node under the one on top, however far below.
  func root(under top: Int) -> Int {
    var top = top
    while let below = below(run: top) { top = below }
    return Int(~lane(0, ofRun: top))
  }

  /// The destination of one of the entries of a run, the lowest first.
  func destination(_ place: Int, ofRun top: Int) -> Int { Int(lane(1 + place, ofRun: top)) }

  /// One of the entries of a run, the lowest first.
  func entry(_ place: Int, ofRun top: Int) -> BackStack.Entry {
    let shift = Int32(place % 2 * 16)
    let mark = UInt16(truncatingIfNeeded: lane(Self.marks + place / 2, ofRun: top) >> shift)
    return BackStack.Entry(
      destination: destination(place, ofRun: top),
      columnNumber: Int16(bitPattern: mark & ~Self.offPath), isOnPath: mark & Self.offPath == 0)
  }

  /// Asks for the run that ends in a node ahead of its use.
  func prefetch(run top: Int) { runs.prefetch(top) }

  /// One lane of a run, read where it lies: of a copy only what is known beforehand is read quickly.
  @inline(__always)
  private func lane(_ lane: Int, ofRun top: Int) -> Int32 {
    precondition(runs.indices.contains(top) && 0..<16 ~= lane)
    return runs.withUnsafeBytes {
      $0.load(fromByteOffset: top * MemoryLayout<SIMD16<Int32>>.stride + lane * 4, as: Int32.self)
    }
  }
}
