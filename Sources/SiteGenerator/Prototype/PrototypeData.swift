import Bytes
import RouteGraph

/// What the prototype's script needs to know of a flow and of one page, as JSON in that page.
struct PrototypeData {
  let flow: FlowPlan
  /// What leads from the page to the flow's folder.
  let folder: String
  /// The page's screen; nil on a flow's own page.
  var state: ScreenState?

  /// Writes the JSON object.
  func write(into out: inout ByteBuffer) {
    out.append(contentsOf: flow.script.opening)
    // A name straight from an address may begin with a scheme or a host.
    out.append(json: folder.isEmpty ? "./" : folder)
    out.append(contentsOf: flow.script.container)
    if let state {
      // Neither ids nor fragments hold what JSON escapes.
      out.append(",\"here\":\"")
      flow.writeID(of: state.destination, into: &out)
      out.append("\",\"canonical\":\"")
      flow.fragments.write(
        canonical: state.stack, of: state.destination, in: .json, into: &out)
      out.append("\",\"labels\":{")
      writeLabels(of: state, into: &out)
      out.append("}")
    }
    out.append(contentsOf: flow.script.closing)
  }

  /// The labels of the canonical back stack, of the presenter, and of the container's own screens, which
  /// every state names.
  private func writeLabels(of state: ScreenState, into out: inout ByteBuffer) {
    var shown: [Int] = []
    shown.reserveCapacity(state.trail.count + 1 + flow.script.roots.count)
    for entry in state.trail { shown.append(entry.destination) }
    if let presenter = state.presenter { shown.append(presenter) }
    shown += flow.script.roots
    // A canonical back stack holds no screen twice, and may be thousands deep.
    for (place, destination) in shown.enumerated()
    where place < state.trail.count || !shown[..<place].contains(destination) {
      if place > 0 { out.append(",") }
      flow.script.labels.write(destination, into: &out)
    }
  }
}
