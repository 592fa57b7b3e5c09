package import Bytes
package import RouteGraph

/// What the prototype's script needs to know of a flow on each of its pages, made once.
struct FlowScript: Sendable {
  /// The titles of the flow's destinations.
  let labels: LabelShards
  /// The flow's container as the app starts, as JSON.
  let container: [UInt8]
  /// The script's texts, as JSON.
  let words: [UInt8]

  init(_ flow: FlowGraph, words: Words, titles: (Int) -> String) {
    labels = LabelShards(flow, titles: titles)
    var out = ByteBuffer()
    flow.container.writeStart(into: &out)
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
