import Bytes
import RouteGraph

/// What leads from one page to other files of the site: relative, to files, never to folders.
struct PageLinks: Sendable {
  /// How many folders the page lies below the site's root.
  let depth: Int
  /// The flow that the page belongs to, whose folder is one below the root.
  let flow: FlowPlan?
  /// The path of the site's root on its host, for the one page that is served at any depth.
  var base: String?

  /// What leads to the root: `../../`.
  var root: String { base ?? String(repeating: "../", count: depth) }

  /// Writes what leads to a destination's page.
  func write(to destination: Int, of target: FlowPlan, into out: inout ByteBuffer) {
    writeFolder(of: target, into: &out)
    out.append(target.graph.destinations[destination].id.rawValue)
    out.append(".html")
  }

  /// What leads to a destination's page.
  func href(to destination: Int, of target: FlowPlan) -> String {
    var out = ByteBuffer()
    write(to: destination, of: target, into: &out)
    return out.text
  }

  /// What leads to the page of a route case with several destinations.
  func href(to group: RouteGroup, of target: FlowPlan) -> String {
    var out = ByteBuffer()
    writeFolder(of: target, into: &out)
    out.append(group.path)
    out.append(".html")
    return out.text
  }

  /// What leads to a flow's own page.
  func href(to target: FlowPlan) -> String {
    var out = ByteBuffer()
    writeFolder(of: target, into: &out)
    out.append("index.html")
    return out.text
  }

  /// What leads to a file that is named from the root.
  func href(toFile path: String) -> String {
    root + path
  }

  /// What leads to a flow's folder: `../`, or nothing.
  func folder(of target: FlowPlan) -> String {
    var out = ByteBuffer()
    writeFolder(of: target, into: &out)
    return out.text
  }

  private func writeFolder(of target: FlowPlan, into out: inout ByteBuffer) {
    let isWithin = flow === target
    if let base { out.append(escaping: base) }
    for _ in 0..<(isWithin ? depth - 1 : depth) { out.append("../") }
    guard !isWithin else { return }
    out.append(target.id.rawValue)
    out.append("/")
  }
}
