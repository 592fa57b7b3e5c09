import Bytes
import RouteGraph

/// What leads from one page to other files of the site: relative, to files, never to folders.
///
/// A class because every row of a page refers to it; nothing in it changes.
final class PageLinks: Sendable {
  /// What leads to the site's root: `../../`.
  let root: String
  /// The flow that the page belongs to, whose folder is one below the root.
  let flow: FlowPlan?
  /// What leads to the flow's folder.
  let folder: String

  /// The links of a page.
  ///
  /// - Parameters:
  ///   - depth: How many folders the page lies below the site's root.
  ///   - flow: The flow that the page belongs to.
  ///   - base: The path of the site's root on its host, for the one page that is served at any
  ///     depth.
  init(depth: Int, flow: FlowPlan?, base: String? = nil) {
    root = base ?? Self.upwards(depth)
    folder = Self.upwards(max(0, depth - 1))
    self.flow = flow
  }

  /// What leads up some folders: `../../`. Literals for all that flows have, since every page asks.
  private static func upwards(_ depth: Int) -> String {
    switch depth {
    case 0: ""
    case 1: "../"
    case 2: "../../"
    case 3: "../../../"
    case 4: "../../../../"
    default: String(repeating: "../", count: depth)
    }
  }

  /// Writes what leads to a destination's page.
  func write(to destination: Int, of target: FlowPlan, into out: inout ByteBuffer) {
    writeFolder(of: target, into: &out)
    target.writeID(of: destination, into: &out)
    out.append(".html")
  }

  /// Writes what leads to a case: its page, or its only destination's.
  func write(toEntryOf group: RouteGroup, of target: FlowPlan, into out: inout ByteBuffer) {
    guard group.hasPage else {
      return write(to: group.destinations.lowerBound, of: target, into: &out)
    }
    writeFolder(of: target, into: &out)
    out.append(group.path)
    out.append(".html")
  }

  /// Writes what leads to a flow's own page.
  func write(to target: FlowPlan, into out: inout ByteBuffer) {
    writeFolder(of: target, into: &out)
    out.append("index.html")
  }

  /// Writes what leads to a file that is named from the root.
  func write(toFile path: String, into out: inout ByteBuffer) {
    out.append(root)
    out.append(path)
  }

  private func writeFolder(of target: FlowPlan, into out: inout ByteBuffer) {
    if flow === target {
      out.append(folder)
    } else {
      out.append(root)
      out.append(target.id.rawValue)
      out.append("/")
    }
  }
}

extension PageLinks {
  /// What leads to a destination's page.
  func href(to destination: Int, of target: FlowPlan) -> String {
    text { write(to: destination, of: target, into: &$0) }
  }

  /// What leads to a case: its page, or its only destination's.
  func href(toEntryOf group: RouteGroup, of target: FlowPlan) -> String {
    text { write(toEntryOf: group, of: target, into: &$0) }
  }

  /// What leads to a flow's own page.
  func href(to target: FlowPlan) -> String {
    text { write(to: target, into: &$0) }
  }

  /// What leads to a file that is named from the root.
  func href(toFile path: String) -> String { root + path }

  /// What leads to the folder of the page's flow, on a page of no flow to the site's.
  var ownFolder: String { flow == nil ? root : folder }

  private func text(_ write: (inout ByteBuffer) -> Void) -> String {
    var out = ByteBuffer()
    write(&out)
    return out.text
  }
}
