package import Bytes
package import RouteGraph

/// The state of an app as a URL fragment, which the prototype's script reads and writes too.
///
/// ```text
/// fragment = "~" bottom *( "&" layer )          the layers from bottom to top
/// bottom   = "=" id | content                   one screen in no container, or the flow's container
/// layer    = style [ "*" ] ":" id entries       "*": the layer brings a stack of its own
/// content  = entries [ "," content ]            a stack; "," only between stacks straight in one another
///          | seps selected *( seps tab content )  a tab view: nothing where it is as the app starts
/// seps     = ";" once for the outermost tab view, ";;" for one in it, and so on
/// entries  = *( ( "+" | "!" ) [ column ":" ] id )  "+" on the path, "!" off the path
/// ```
/// What is as the app starts is left out, ids and tabs are percent-encoded where they hold anything
/// but letters, digits, `-._~/`. Reads like `#~;forum;home+view-options/home-first/ahri`.
package struct StateFragment {
  private var out: ByteBuffer

  /// Appends the fragment without its `#`. O(length of the state).
  package static func write(_ state: BackStackMachine, into out: inout ByteBuffer) {
    var fragment = StateFragment(out: out)
    out = ByteBuffer()
    fragment.write(state)
    out = fragment.out
  }

  /// The fragment as text.
  package static func text(of state: BackStackMachine) -> String {
    var out = ByteBuffer()
    write(state, into: &out)
    return out.text
  }

  private mutating func write(_ state: BackStackMachine) {
    out.append("~")
    for layer in state.layers {
      if let style = layer.style {
        write(style, layer.content)
      } else if case .screen(let id) = layer.content {
        out.append("=")
        out.append(fragmentName: id.rawValue)
      } else {
        write(layer.content, tabLevel: 1)
      }
    }
  }

  private mutating func write(_ style: PresentationStyle, _ content: ContainerState) {
    out.append("&")
    out.append(style.rawValue)
    switch content {
    case .stack(let stack):
      out.append("*:")
      out.append(fragmentName: stack.root.visible.rawValue)
      write(stack.entries)
    default:
      out.append(":")
      out.append(fragmentName: content.visible.rawValue)
    }
  }

  private mutating func write(_ content: ContainerState, tabLevel: Int) {
    switch content {
    case .screen: break
    case .stack(let stack):
      write(stack.entries)
      if case .stack = stack.root { out.append(",") }
      write(stack.root, tabLevel: tabLevel)
    case .tabs(let view): write(view, level: tabLevel)
    }
  }

  private mutating func write(_ view: TabViewState, level: Int) {
    let changed = view.tabs.filter { !Self.isAtStart($0.content) }
    guard view.selected > 0 || !changed.isEmpty else { return }
    writeTab(view.selectedTab.id, level: level)
    for tab in changed {
      writeTab(tab.id, level: level)
      write(tab.content, tabLevel: level + 1)
    }
  }

  private mutating func writeTab(_ id: TabID, level: Int) {
    for _ in 0..<level { out.append(";") }
    out.append(fragmentName: id.rawValue)
  }

  private mutating func write(_ entries: [BackStackEntry]) {
    for entry in entries {
      out.append(entry.isOnPath ? "+" : "!")
      if let column = entry.column {
        out.append(decimal: column)
        out.append(":")
      }
      out.append(fragmentName: entry.destination.rawValue)
    }
  }

  private static func isAtStart(_ content: ContainerState) -> Bool {
    switch content {
    case .screen: true
    case .stack(let stack): stack.entries.isEmpty && isAtStart(stack.root)
    case .tabs(let view):
      view.selected == 0 && view.tabs.allSatisfy { isAtStart($0.content) }
    }
  }
}

extension ContainerState {
  /// The screen in front.
  fileprivate var visible: DestinationID {
    switch self {
    case .screen(let destination): destination
    case .stack(let stack): stack.entries.last?.destination ?? stack.root.visible
    case .tabs(let view): view.selectedTab.content.visible
    }
  }
}

extension ByteBuffer {
  /// Appends an id in a fragment, percent-encoded.
  mutating func append(fragmentName name: String) {
    var name = name
    name.withUTF8 { append(fragmentName: $0) }
  }

  /// Appends the bytes of an id in a fragment, percent-encoded.
  mutating func append(fragmentName bytes: UnsafeBufferPointer<UInt8>) {
    append(percentEncoding: bytes) { $0.isPlainInPath }
  }
}

extension UInt8 {
  /// Whether a byte of a path or an id stands for itself in an address.
  var isPlainInPath: Bool { isUnreserved || self == UInt8(ascii: "/") }
}
