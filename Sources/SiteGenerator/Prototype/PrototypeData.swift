package import Bytes
package import RouteGraph

/// What the prototype's script needs to know of a flow on each of its pages, made once.
struct FlowScript: Sendable {
  /// The titles of the flow's destinations.
  let labels: LabelShards
  /// What the flow's container looks like, as JSON.
  let container: [UInt8]
  /// The script's texts, as JSON.
  let words: [UInt8]

  init(_ flow: FlowGraph, words: Words, titles: (Int) -> String) {
    labels = LabelShards(flow, titles: titles)
    var out = ByteBuffer()
    flow.container.writeOutline(into: &out)
    container = out.bytes
    out.clear()
    words.writeScript(into: &out)
    self.words = out.bytes
  }
}

/// What the prototype's script needs to know of a flow and of one page, as JSON in that page.
struct PrototypeData {
  let flow: FlowPlan
  /// What leads from the page to the flow's folder.
  let folder: String
  /// The page's screen; nil on a flow's own page.
  let state: ScreenState?
  /// The fragment of the screen's state; empty on a flow's own page.
  var fragment = ""

  /// Writes the JSON object.
  func write(into out: inout ByteBuffer) {
    out.append("{\"flow\":")
    out.append(json: flow.id.rawValue)
    out.append(",\"folder\":")
    out.append(json: folder)
    out.append(",\"shards\":")
    out.append(decimal: flow.script.labels.count)
    out.append(",\"container\":")
    out.append(contentsOf: flow.script.container)
    if let state {
      out.append(",\"here\":")
      out.append(json: state.content.id.rawValue)
      out.append(",\"canonical\":")
      out.append(json: fragment)
      writeLabels(of: state, into: &out)
    }
    out.append(",\"words\":")
    out.append(contentsOf: flow.script.words)
    out.append("}")
  }

  /// The labels of the canonical back stack and of the presenter.
  private func writeLabels(of state: ScreenState, into out: inout ByteBuffer) {
    var shown = state.trail.map(\.destination)
    if let presenter = state.machine.presenter.flatMap({ flow.place(of: $0) }) {
      shown.append(presenter)
    }
    out.append(",\"labels\":{")
    for (place, destination) in shown.enumerated() where !shown[..<place].contains(destination) {
      if place > 0 { out.append(",") }
      flow.script.labels.write(labelOf: destination, into: &out)
    }
    out.append("}")
  }
}

extension ContainerTree<DestinationID> {
  /// Writes the nesting that the script starts from: `{"stack": {"tabs": [["home", …]]}}`.
  package func writeOutline(into out: inout ByteBuffer) {
    switch self {
    case .screen(let id):
      out.append(json: id.rawValue)
    case .stack(let root):
      out.append("{\"stack\":")
      root.writeOutline(into: &out)
      out.append("}")
    case .tabs(let tabs):
      out.append("{\"tabs\":")
      Self.write(tabs.map { ($0.id.rawValue, $0.content) }, into: &out)
      out.append("}")
    case .split(let columns):
      out.append("{\"split\":")
      Self.write(columns.map { ($0.id, $0.content) }, into: &out)
      out.append("}")
    }
  }

  private static func write(
    _ parts: [(id: String, content: ContainerTree)], into out: inout ByteBuffer
  ) {
    out.append("[")
    for (place, part) in parts.enumerated() {
      if place > 0 { out.append(",") }
      out.append("[")
      out.append(json: part.id)
      out.append(",")
      part.content.writeOutline(into: &out)
      out.append("]")
    }
    out.append("]")
  }
}
