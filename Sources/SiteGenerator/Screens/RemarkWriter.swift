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
      if let presenter = control.presenterToWaitFor {
        let title = drawing.state.flow.title(of: presenter)
        write(
          "sheet-may-wait",
          drawing.words(
            "'\(title)' presents this too. If the sheet hangs there, it waits until this one closes.",
            "'\(title)'도 이 화면을 띄웁니다. 시트가 거기에 달려 있으면 지금 것이 닫힐 때까지 기다립니다."),
          into: &out)
      }
    }
    if let condition = control.condition, condition != drawing.form {
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
