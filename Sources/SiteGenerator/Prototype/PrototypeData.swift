import Bytes
import RouteGraph

/// What the prototype's script needs to know of a flow and of one page, as JSON in that page.
struct PrototypeData {
  let flow: FlowPlan
  /// What leads from the page to the flow's folder.
  let folder: String
  /// The page's destination; nil on a flow's own page.
  var destination: Int?

  /// Writes the JSON object.
  func write(into out: inout ByteBuffer) {
    out.append(contentsOf: flow.script.opening)
    // A name straight from an address may begin with a scheme or a host.
    out.append(json: folder.isEmpty ? "./" : folder)
    out.append(contentsOf: flow.script.container)
    if let destination {
      let stack = flow.stacks.stack(of: destination)
      // Neither ids nor fragments hold what JSON escapes.
      out.append(",\"here\":\"")
      flow.writeID(of: destination, into: &out)
      out.append("\",\"canonical\":\"")
      flow.fragments.write(canonical: stack, of: destination, in: .json, into: &out)
      out.append("\",\"labels\":{")
      writeLabels(of: stack, destination, into: &out)
      out.append("}")
    }
    out.append(contentsOf: flow.script.closing)
  }

  /// The labels of the canonical back stack, of the presenter, and of the container's own screens, which
  /// every state names.
  private func writeLabels(
    of stack: BackStack?, _ destination: Int, into out: inout ByteBuffer
  ) {
    var shown: [Int] = []
    shown.reserveCapacity(32)
    if let stack {
      for entry in stack.entries { shown.append(entry.destination) }
      if let presenter = stack.presentation?.presenter { shown.append(presenter) }
    } else {
      shown.append(destination)
    }
    shown += flow.script.roots
    for (place, destination) in shown.enumerated() where !shown[..<place].contains(destination) {
      if place > 0 { out.append(",") }
      flow.script.labels.write(labelOf: destination, into: &out)
    }
  }
}
