package import Bytes
package import RouteGraph

/// What the prototype's script needs to know of a flow on each of its pages, made once.
struct FlowScript: Sendable {
  /// What the script shows of the flow's destinations.
  let labels: DestinationLabels
  /// The same in files of its own.
  let shards: LabelShards
  /// The places of the container's screens in the flow's graph.
  let roots: [Int]
  /// The beginning of the JSON object up to the folder, with the flow's id.
  let opening: [UInt8]
  /// What follows the folder: how many shards there are, and the container as the app starts.
  let container: [UInt8]
  /// The end of the JSON object, with the script's texts.
  let closing: [UInt8]

  init(_ flow: FlowGraph, index: GraphIndex, words: Words, labels: DestinationLabels) {
    self.labels = labels
    shards = LabelShards(labels)
    roots = flow.container.roots.compactMap(index.position)
    var out = ByteBuffer()
    out.append("{\"flow\":")
    out.append(json: flow.id.rawValue)
    out.append(",\"folder\":")
    opening = out.bytes
    out.clear()
    out.append(",\"shards\":")
    out.append(decimal: shards.count)
    out.append(",\"container\":")
    flow.container.writeStart(into: &out)
    container = out.bytes
    out.clear()
    out.append(",\"words\":")
    words.writeScript(into: &out)
    out.append("}")
    closing = out.bytes
  }
}

extension ContainerTree<DestinationID> {
  /// Writes the container as the app starts, as the script keeps it: `{"screen": …}`,
  /// `{"root": …, "entries": [], "columns": […]}` or `{"tabs": […], "selected": 0}`.
  package func writeStart(into out: inout ByteBuffer) {
    guard let start = BackStackMachine(container: self)?.layers.first else {
      return out.append("null")
    }
    start.content.write(into: &out)
  }
}

extension ContainerState {
  fileprivate func write(into out: inout ByteBuffer) {
    switch self {
    case .screen(let id):
      out.append("{\"screen\":")
      out.append(json: id.rawValue)
    case .stack(let stack):
      out.append("{\"root\":")
      stack.root.write(into: &out)
      out.append(",\"entries\":[]")
      Self.write(stack.columns, into: &out)
    case .tabs(let view):
      for (place, tab) in view.tabs.enumerated() {
        out.append(place == 0 ? "{\"tabs\":[{\"id\":" : ",{\"id\":")
        out.append(json: tab.id.rawValue)
        out.append(",\"content\":")
        tab.content.write(into: &out)
        out.append("}")
      }
      out.append("],\"selected\":0")
    }
    out.append("}")
  }

  /// Each column of a split view with the screen at its root.
  private static func write(_ columns: [Container.Column], into out: inout ByteBuffer) {
    guard !columns.isEmpty else { return }
    for (place, column) in columns.enumerated() {
      out.append(place == 0 ? ",\"columns\":[{\"id\":" : ",{\"id\":")
      out.append(json: column.id)
      if let root = column.content.roots.first {
        out.append(",\"root\":")
        out.append(json: root.rawValue)
      }
      out.append("}")
    }
    out.append("]")
  }
}
