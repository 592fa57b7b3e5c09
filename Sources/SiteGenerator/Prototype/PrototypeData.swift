import Bytes
import RouteGraph

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
    // A name straight from an address may begin with a scheme or a host.
    out.append(json: folder.isEmpty ? "./" : folder)
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

  /// The labels of the canonical back stack, of the presenter, and of the container's own screens, which
  /// every state names.
  private func writeLabels(of state: ScreenState, into out: inout ByteBuffer) {
    var shown = state.trail.map(\.destination)
    if let presenter = state.machine.presenter.flatMap({ flow.place(of: $0) }) {
      shown.append(presenter)
    }
    shown += flow.graph.container.roots.compactMap(flow.place(of:))
    out.append(",\"labels\":{")
    for (place, destination) in shown.enumerated() where !shown[..<place].contains(destination) {
      if place > 0 { out.append(",") }
      flow.script.labels.write(labelOf: destination, into: &out)
    }
    out.append("}")
  }
}
