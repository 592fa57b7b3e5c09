import Bytes
import RouteGraph

/// Writes the tag around a control: a link where it can be pressed, a labelled dead end where it
/// can't, a plain span in a picture.
struct ControlWriter {
  /// What writes a part of a control.
  typealias Part = (inout ByteBuffer) -> Void

  let drawing: ScreenDrawing
  /// The classes of the tag.
  let classes: StaticString

  /// Writes a control of the screen with its content.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - attributes: Writes more attributes of the live control, with a space before each.
  ///   - content: Writes what is inside.
  func write(
    _ control: ScreenControl, into out: inout ByteBuffer, attributes: Part = { _ in },
    content: Part
  ) {
    // A picture needn't know what its controls do.
    guard !drawing.isPicture else { return writePicture(content, into: &out) }
    write(
      control.outcome, into: &out,
      hooks: { out in
        actions.write(control, into: &out)
        writeAddress(control.outcome, into: &out)
        attributes(&out)
      }, content: content)
  }

  /// Writes what is no control of the screen's own: the bar's back button, a tab.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - outcome: What the action does here.
  ///   - attributes: Writes more attributes of the live control, with a space before each.
  ///   - content: Writes what is inside.
  func write(
    _ action: Action, _ outcome: ControlOutcome, into out: inout ByteBuffer, attributes: Part,
    content: Part
  ) {
    guard !drawing.isPicture else { return writePicture(content, into: &out) }
    write(
      outcome, into: &out,
      hooks: { out in
        actions.write(action, into: &out)
        writeAddress(outcome, into: &out)
        attributes(&out)
      }, content: content)
  }

  private var actions: ActionWriter { ActionWriter(flow: drawing.state.flow, hook: .action) }

  private func write(
    _ outcome: ControlOutcome, into out: inout ByteBuffer, hooks: Part, content: Part
  ) {
    let isLive = outcome.reason == nil
    out.append(isLive ? "<a class=\"" : "<span class=\"")
    out.append(classes)
    out.append(isLive ? "\"" : "\" role=\"link\" aria-disabled=\"true\"")
    hooks(&out)
    out.append(">")
    content(&out)
    out.append(isLive ? "</a>" : "</span>")
  }

  private func writePicture(_ content: Part, into out: inout ByteBuffer) {
    out.append("<span class=\"")
    out.append(classes)
    out.append("\">")
    content(&out)
    out.append("</span>")
  }

  /// Writes where the control leads, or why it leads nowhere.
  private func writeAddress(_ outcome: ControlOutcome, into out: inout ByteBuffer) {
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
