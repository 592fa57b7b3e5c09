import Bytes
import RouteGraph

/// The `path` array of a screen on its canonical back stack as Swift: `path = [.champion(Ahri)]`.
struct SwiftPath {
  let state: ScreenState

  /// Writes the Swift source, escaped for HTML.
  func write(into out: inout ByteBuffer) {
    let flow = state.flow
    // Whatever lies on a root lies in the nearest stack.
    let path = state.trail.dropFirst().lazy.filter { $0.isOnPath }.map { $0.destination }
    let isUniform =
      path.first.map { first in path.allSatisfy { flow.haveOneType($0, first) } } ?? true
    out.append(isUniform ? "path = [" : "path = NavigationPath([")
    var isFirst = true
    for entry in path {
      if !isFirst { out.append(", ") }
      isFirst = false
      if !isUniform {
        out.append(escaping: SwiftLiteral.type(of: flow.graph.destinations[entry].type))
      }
      flow.writeLiteral(of: entry, into: &out)
    }
    out.append(isUniform ? "]" : "])")
  }
}
