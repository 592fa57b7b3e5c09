import Bytes
import RouteGraph

/// Writes what a control does as attributes, which the script that follows the back stack reads.
struct ActionWriter {
  let flow: FlowPlan
  let hook: Hook

  /// The attribute that holds an action's kind.
  enum Hook {
    /// On what can be pressed.
    case action
    /// On a row that tells of it.
    case way

    fileprivate var opening: StaticString {
      switch self {
      case .action: " data-action=\""
      case .way: " data-way=\""
      }
    }
  }

  /// Writes a control's action as attributes, each with a space before it.
  ///
  /// Most controls put one screen on a stack. What they do is known by its place: an action that is
  /// copied out of the graph has references to count.
  func write(_ control: ScreenControl, into out: inout ByteBuffer) {
    guard let target = control.appended else { return write(control.action, into: &out) }
    out.append(hook.opening)
    out.append(control.kind.rawValue)
    out.append("\" data-to=\"")
    flow.writeID(of: target, into: &out)
    out.append("\"")
  }

  /// Writes an action as attributes, each with a space before it.
  func write(_ action: Action, into out: inout ByteBuffer) {
    out.append(hook.opening)
    out.append(action.kind.rawValue)
    out.append("\"")
    writeTargets(of: action, into: &out)
    switch action {
    case .pop(let count): attribute("count", String(count), into: &out)
    case .present(let style, _, let inStack):
      attribute("style", style.rawValue, into: &out)
      attribute("in-stack", inStack ? "true" : "false", into: &out)
    case .selectTab(let tab, _): attribute("tab", tab.rawValue, into: &out)
    case .select(let column, _): attribute("column", String(column), into: &out)
    case .set(let state, let change):
      attribute("state", state.rawValue, into: &out)
      writeChange(change, of: state, into: &out)
    default: break
    }
  }

  private func writeTargets(of action: Action, into out: inout ByteBuffer) {
    let targets = action.targets
    guard !targets.isEmpty else { return }
    out.append(" data-to=\"")
    for (place, target) in targets.enumerated() {
      if place > 0 { out.append(" ") }
      out.append(escaping: target.rawValue)
    }
    out.append("\"")
  }

  private func writeChange(
    _ change: StateChange, of state: StateID, into out: inout ByteBuffer
  ) {
    switch change {
    case .to(let value): attribute("value", value.text, into: &out)
    case .random(let length): attribute("random", String(length), into: &out)
    case .toggle: attribute("toggle", flow.initialText(of: state), into: &out)
    }
  }

  private func attribute(_ name: StaticString, _ value: String, into out: inout ByteBuffer) {
    out.append(" data-")
    out.append(name)
    out.append("=\"")
    out.append(escaping: value)
    out.append("\"")
  }
}
