import Bytes
import RouteGraph

/// The flows' graphs as files. They are made before the pages, because their bytes tell whether
/// pages have to be made again.
struct WrittenGraphs: Sendable {
  /// What took the files.
  private(set) var publishing: PublishingWorker
  /// Their fingerprints, in the order of the flows.
  private(set) var hashes: [ContentHash] = []

  /// Writes every graph. O(size of the graphs).
  init(_ graphs: [NamedGraph], publishing: PublishingWorker) {
    self.publishing = publishing
    for flow in graphs {
      var bytes = ByteBuffer(capacity: Self.roomyCapacity(for: flow.graph))
      flow.graph.write(into: &bytes)
      hashes.append(ContentHash(of: bytes.bytes))
      self.publishing.add(SitePath.graph(of: flow.graph), bytes)
    }
  }

  /// More bytes than most graphs take: memory that nothing is written to costs nothing, and a buffer
  /// that grows is there twice for a while.
  private static func roomyCapacity(for graph: FlowGraph) -> Int {
    (1 << 12) + (graph.destinations.count << 10) + (graph.transitions.count << 9)
  }
}
