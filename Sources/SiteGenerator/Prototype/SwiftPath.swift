import Bytes
import RouteGraph

/// The `path` array of a screen as Swift: `path = [.champion(Ahri)]`.
struct SwiftPath {
  private let flow: FlowPlan
  private let entries: [Int]

  init(of state: ScreenState) {
    flow = state.flow
    entries = state.path
  }

  /// Writes the Swift source, escaped for HTML.
  func write(into out: inout ByteBuffer) {
    let isUniform = entries.allSatisfy { type(of: $0) == type(of: entries[0]) }
    out.append(isUniform ? "path = [" : "path = NavigationPath([")
    for (place, entry) in entries.enumerated() {
      if place > 0 { out.append(", ") }
      if !isUniform { out.append(escaping: SwiftLiteral.type(of: type(of: entry))) }
      flow.writeLiteral(of: entry, into: &out)
    }
    out.append(isUniform ? "]" : "])")
  }

  private func type(of destination: Int) -> String { flow.graph.destinations[destination].type }
}
