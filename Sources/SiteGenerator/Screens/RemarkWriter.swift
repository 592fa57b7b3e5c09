import Bytes
import RouteGraph

/// Writes what has to be said about a control under it.
struct RemarkWriter {
  let drawing: ScreenDrawing

  /// Writes the reason why a control is dead, or what may surprise about it, as a paragraph.
  func write(of control: ScreenControl, into out: inout ByteBuffer) {
    guard !drawing.isPicture else { return }
    if let reason = drawing.reason(of: control.outcome) {
      out.append("<p class=\"reason\">")
      out.append(escaping: reason)
      out.append("</p>")
    }
    if case .shows(_, let notes) = control.outcome {
      for note in notes { write(note.id, drawing.sentence(of: note), into: &out) }
    }
    if let condition = control.transition.condition, condition != drawing.form {
      write("condition", condition.text, into: &out)
    }
  }

  private func write(_ id: String, _ text: String, into out: inout ByteBuffer) {
    out.append("<p class=\"remark\" data-note=\"")
    out.append(id)
    out.append("\">")
    out.append(escaping: text)
    out.append("</p>")
  }
}
