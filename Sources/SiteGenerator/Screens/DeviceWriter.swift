import Bytes
import RouteGraph

/// Draws a device with a screen in it as HTML, straight from the element tree.
struct DeviceWriter {
  let drawing: ScreenDrawing

  private var state: ScreenState { drawing.state }
  private var words: Words { drawing.words }

  /// Writes the device, once for each form of the screen.
  func write(into out: inout ByteBuffer) {
    let forms = drawing.isPicture ? [] : state.forms
    guard forms.count > 1 else { return writeDevice(into: &out, suffix: "") }
    out.append(
      "<div class=\"forms\">\n<fieldset class=\"switch\"><legend class=\"visually-hidden\">")
    out.append(escaping: words("Form of this screen", "이 화면의 모양"))
    out.append("</legend>")
    for (place, form) in forms.enumerated() {
      out.append("<label><input type=\"radio\" name=\"form\" value=\"")
      out.append(decimal: place + 1)
      out.append(place == 0 ? "\" checked><span>" : "\"><span>")
      out.append(escaping: form.text)
      out.append("</span></label>")
    }
    out.append("</fieldset>\n")
    for (place, form) in forms.enumerated() {
      out.append("<div class=\"form\" data-form=\"")
      out.append(decimal: place + 1)
      out.append("\"><p class=\"form-name\">")
      out.append(escaping: form.text)
      out.append("</p>\n")
      var drawing = drawing
      drawing.form = form
      DeviceWriter(drawing: drawing).writeDevice(into: &out, suffix: ", \(form.text)")
      out.append("</div>\n")
    }
    out.append("</div>\n")
  }

  private func writeDevice(into out: inout ByteBuffer, suffix: String) {
    out.append("<div class=\"device\" role=\"group\" aria-label=\"")
    out.append(escaping: words("Screen: ", "화면: "))
    state.flow.writeTitle(of: state.destination, into: &out)
    out.append(escaping: suffix)
    out.append("\">\n<div class=\"device-screen\">\n")
    if state.presentationStyle != nil {
      writeLayers(into: &out)
    } else if !state.columns.isEmpty, !drawing.isPicture {
      writeColumns(into: &out)
    } else {
      writeScreen(into: &out)
    }
    out.append("</div>\n</div>\n")
  }

  /// The presenter as a picture, and the top layer over it.
  private func writeLayers(into out: inout ByteBuffer) {
    guard let style = state.presentationStyle else { return }
    let presenter = state.presenter
    if let presenter, style != .fullScreenCover {
      out.append("<div class=\"ui-under\" aria-hidden=\"true\" inert data-shows=\"")
      out.append(escaping: state.flow.graph.destinations[presenter].id.rawValue)
      out.append("\">\n")
      let under = ScreenDrawing(
        state: ScreenState(pictureOf: presenter, in: state.flow), frame: drawing.frame,
        isPicture: true)
      DeviceWriter(drawing: under).writeScreen(into: &out)
      out.append("</div>\n")
    }
    out.append("<div class=\"ui-layer\" data-layer=\"")
    out.append(style.rawValue)
    out.append("\" role=\"group\" aria-label=\"")
    out.append(escaping: words.name(of: style))
    out.append(" ")
    if let presenter { state.flow.writeTitle(of: presenter, into: &out) }
    out.append("\">\n")
    switch style {
    case .alert, .confirmationDialog: AlertWriter(drawing: drawing).write(into: &out)
    default: writeScreen(into: &out)
    }
    out.append("</div>\n")
  }

  /// Every column of a split view side by side, the page's own one marked.
  private func writeColumns(into out: inout ByteBuffer) {
    let columns = state.columns
    let shown = columns.map { $0.shown.flatMap { state.flow.place(of: $0) } }
    let current = shown.lastIndex { $0 == state.destination } ?? columns.count - 1
    out.append("<div class=\"ui-split\" data-columns=\"")
    out.append(decimal: columns.count)
    out.append("\">\n")
    for (place, destination) in shown.enumerated() {
      out.append("<div class=\"ui-column")
      if place == current { out.append(" ui-column--current") }
      out.append("\" data-column=\"")
      out.append(decimal: place + 1)
      if let shown = columns[place].shown {
        out.append("\" data-shows=\"")
        out.append(escaping: shown.rawValue)
      }
      out.append("\">")
      if place == current {
        writeScreen(into: &out)
      } else if let destination {
        writeColumn(showing: destination, into: &out)
      }
      out.append("</div>\n")
    }
    out.append("</div>\n")
  }

  /// A column beside the page's own. What is drawn of it decides which controls are worked out.
  private func writeColumn(showing destination: Int, into out: inout ByteBuffer) {
    func column(_ controls: ScreenState.DrawnControls) -> ScreenDrawing {
      ScreenDrawing(
        state: ScreenState(at: destination, beside: state, controls), frame: drawing.frame,
        form: drawing.form)
    }
    let excerpt = ScreenExcerpt(columnOf: column(.none))
    DeviceWriter(drawing: column(excerpt.controls))
      .writeScreen(into: &out, columnExcerpt: excerpt)
  }

  /// One screen between its bars.
  private func writeScreen(into out: inout ByteBuffer, columnExcerpt: ScreenExcerpt? = nil) {
    let isColumn = columnExcerpt != nil
    let bar = BarWriter(drawing: drawing, isColumn: isColumn)
    out.append("<div class=\"ui-screen")
    if !ScreenForms.isGrouped(state.content.elements) { out.append(" ui-screen--plain") }
    if !bar.isShown { out.append(" ui-screen--no-bar") }
    out.append("\">\n")
    bar.write(into: &out)
    out.append("<div class=\"ui-content\"")
    if !drawing.isPicture {
      out.append(" role=\"group\" aria-label=\"")
      state.flow.writeTitle(of: state.destination, into: &out)
      out.append(escaping: words(", content", ", 내용"))
      out.append("\" tabindex=\"0\"")
    }
    out.append(">\n")
    bar.writeReasons(into: &out)
    writeElements(of: columnExcerpt, into: &out)
    out.append("</div>\n")
    if !isColumn { TabBarWriter(drawing: drawing).write(into: &out) }
    out.append("</div>\n")
  }

  /// What the screen shows; all of it on its own page alone.
  private func writeElements(of excerpt: ScreenExcerpt?, into out: inout ByteBuffer) {
    let elements = ElementWriter(drawing: drawing)
    guard let excerpt = drawing.isPicture ? ScreenExcerpt(pictureOf: drawing) : excerpt else {
      return elements.write(state.content.elements, into: &out)
    }
    let (before, after) = (excerpt.before, excerpt.after)
    if before > 0 { writeMore(words("\(before) more above", "위로 \(before)개 더"), into: &out) }
    elements.write(excerpt.elements, into: &out)
    if after > 0 { writeMore(words("\(after) more below", "아래로 \(after)개 더"), into: &out) }
  }

  /// Writes what leads to the screen's own page, which shows what is left out here. It is no control
  /// of the app.
  private func writeMore(_ text: String, into out: inout ByteBuffer) {
    out.append("<a class=\"ui-more\" href=\"")
    drawing.links.write(to: state.destination, of: state.flow, into: &out)
    out.append("\">")
    out.append(escaping: text)
    out.append("</a>\n")
  }
}
