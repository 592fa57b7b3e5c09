import Bytes
import RouteGraph

/// Draws an alert or a confirmation dialog: a title, texts, and the actions to choose from.
struct AlertWriter {
  let drawing: ScreenDrawing

  func write(into out: inout ByteBuffer) {
    let content = drawing.state.content
    out.append("<div class=\"ui-alert\">\n<p class=\"ui-alert-title\">")
    out.append(escaping: content.title)
    out.append("</p>\n")
    for text in texts(in: content.elements) {
      out.append("<p class=\"ui-alert-text\">")
      out.append(escaping: text)
      out.append("</p>\n")
    }
    out.append("<div class=\"ui-alert-actions\">")
    let controls = drawing.state.controls.indices.compactMap { drawing.state.control($0) }
    for (number, control) in controls.enumerated() {
      let style = style(of: number, in: content.elements)
      ControlWriter(drawing: drawing, classes: Self.classes(of: style)).write(
        control, into: &out
      ) { $0.append(escaping: control.label) }
    }
    out.append("</div>\n")
    for control in controls {
      RemarkWriter(drawing: drawing).write(of: control, into: &out)
    }
    out.append("</div>\n")
  }

  private static func classes(of style: ControlStyle) -> StaticString {
    switch style {
    case .destructive: "ui-alert-action ui-destructive"
    case .cancel: "ui-alert-action ui-alert-action--cancel"
    case .link, .plain, .prominent: "ui-alert-action"
    }
  }

  /// The texts outside controls, in reading order.
  private func texts(in elements: [Element]) -> [String] {
    elements.flatMap { element -> [String] in
      switch element {
      case .text(.literal(let text), _): [text]
      case .control: []
      default: texts(in: element.children)
      }
    }
  }

  private func style(of number: Int, in elements: [Element]) -> ControlStyle {
    for element in elements {
      if case .control(number, let style, _) = element { return style }
      let inner = style(of: number, in: element.children)
      if inner != .plain { return inner }
    }
    return .plain
  }
}
