import Bytes
import RouteGraph

/// Writes the tag around a control: a link where it can be pressed, a labelled dead end where it
/// can't, a plain span in a picture.
struct ControlWriter {
  let drawing: ScreenDrawing
  /// The classes of the tag.
  let classes: StaticString

  /// Writes the control with its content.
  ///
  /// - Parameters:
  ///   - action: The control's action.
  ///   - outcome: What the action does here.
  ///   - attributes: Writes more attributes of the live control, with a space before each.
  ///   - content: Writes what is inside.
  func write(
    _ action: Action, _ outcome: ControlOutcome, into out: inout ByteBuffer,
    attributes: (inout ByteBuffer) -> Void = { _ in }, content: (inout ByteBuffer) -> Void
  ) {
    guard !drawing.isPicture else {
      out.append("<span class=\"")
      out.append(classes)
      out.append("\">")
      content(&out)
      return out.append("</span>")
    }
    let isLive = outcome.reason == nil
    out.append(isLive ? "<a class=\"" : "<span class=\"")
    out.append(classes)
    out.append(isLive ? "\"" : "\" role=\"link\" aria-disabled=\"true\"")
    writeHooks(action, outcome, into: &out)
    attributes(&out)
    out.append(">")
    content(&out)
    out.append(isLive ? "</a>" : "</span>")
  }

  private func writeHooks(_ action: Action, _ outcome: ControlOutcome, into out: inout ByteBuffer) {
    ActionWriter(flow: drawing.state.flow).write(action, hook: "action", into: &out)
    if let reason = outcome.reason {
      out.append(" data-reason=\"")
      out.append(escaping: reason)
      out.append("\"")
    }
    switch outcome {
    case .shows(let destination, _):
      out.append(" href=\"")
      drawing.links.write(to: destination, of: drawing.state.flow, into: &out)
      out.append("\"")
    case .leaves(let url):
      out.append(" href=\"")
      out.append(escaping: url)
      out.append("\"")
    case .changes, .isDead, .isUnsafe: break
    }
  }
}
