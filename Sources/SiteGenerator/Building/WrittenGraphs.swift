import Bytes
import RouteGraph

/// The flows' graphs as files. They are made before the pages, because their bytes tell whether
/// pages have to be made again.
struct WrittenGraphs: Sendable {
  /// From how many bytes on a piece of a graph is handed over to be written.
  private static let pieceLimit = 1 << 18

  /// What took the files.
  private(set) var publishing: PublishingWorker
  /// Their fingerprints, in the order of the flows.
  private(set) var hashes: [ContentHash] = []

  /// Writes every graph. O(size of the graphs).
  ///
  /// - Parameters:
  ///   - graphs: The flows' graphs.
  ///   - outlines: What they say, in the same order.
  ///   - publishing: What takes the files.
  init(_ graphs: [NamedGraph], outlines: [FlowOutline], publishing: PublishingWorker) {
    self.publishing = publishing
    var buffer = ByteBuffer(capacity: Self.pieceLimit + (1 << 16))
    for (flow, outline) in zip(graphs, outlines) {
      let hash = self.publishing.add(SitePath.graph(of: flow.graph)) { take throws(SystemError) in
        buffer.clear()
        try flow.graph.write(into: &buffer, limit: Self.pieceLimit, index: outline.index) {
          buffer throws(SystemError) in
          try buffer.withBytes(take)
          buffer.clear()
        }
        try buffer.withBytes(take)
      }
      hashes.append(hash ?? ContentHash(of: flow.graph.id.rawValue))
    }
  }
}
