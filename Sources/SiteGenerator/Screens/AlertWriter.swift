import Bytes
import RouteGraph

/// Draws an alert or a confirmation dialog: a title, texts, fields, and the actions to choose from.
struct AlertWriter {
  let drawing: ScreenDrawing

  /// An action with how it is drawn.
  private typealias StyledControl = (control: ScreenControl, style: ControlStyle)

  func write(into out: inout ByteBuffer) {
    let content = drawing.state.content
    let parts = parts(of: content.elements)
    out.append("<div class=\"ui-alert\">\n<p class=\"ui-alert-title\">")
    out.append(escaping: content.title)
    out.append("</p>\n")
    for part in parts { writeText(part, into: &out) }
    writeFields(parts, into: &out)
    out.append("<div class=\"ui-alert-actions\">")
    let controls = controls(among: parts)
    for (control, style) in controls {
      ControlWriter(drawing: drawing, classes: Self.classes(of: style)).write(
        control, into: &out
      ) { $0.append(escaping: control.label) }
    }
    out.append("</div>\n")
    for (control, _) in controls {
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

  /// What is drawn, in reading order: an alert has no layout of its own, so that what stands in a
  /// list or a stack stands there itself. The texts around a section are texts as others are.
  private func parts(of elements: [Element]) -> [Element] {
    elements.flatMap { element -> [Element] in
      switch element {
      case .control: return [element]
      case .section(let header, let footer, let inner):
        return Self.caption(header) + parts(of: inner) + Self.caption(footer)
      case .conditional(let condition, let inner):
        return drawing.draws(condition, over: inner) ? parts(of: inner) : []
      default:
        let inner = element.children
        return inner.isEmpty ? [element] : parts(of: inner)
      }
    }
  }

  private static func caption(_ text: String?) -> [Element] {
    text.map { [.text(.literal($0), TextStyle())] } ?? []
  }

  private func writeText(_ part: Element, into out: inout ByteBuffer) {
    guard case .text(let text, _) = part else { return }
    out.append("<p class=\"ui-alert-text\">")
    TextWriter.write(text, drawing.state.flow, into: &out)
    out.append("</p>\n")
  }

  private func writeFields(_ parts: [Element], into out: inout ByteBuffer) {
    var isOpen = false
    for case .input(let kind, let label, let state) in parts {
      out.append(isOpen ? "\n" : "<div class=\"ui-alert-fields\">\n")
      isOpen = true
      InputWriter(drawing: drawing, isTitleInField: true)
        .write(kind, label: label, state, into: &out)
    }
    if isOpen { out.append("\n</div>\n") }
  }

  /// The actions that are drawn, and behind them those that no element draws: an alert without them
  /// could not be left.
  private func controls(among parts: [Element]) -> [StyledControl] {
    let state = drawing.state
    let drawn = parts.compactMap { part -> StyledControl? in
      guard case .control(let number, let style, _) = part else { return nil }
      return state.control(number).map { ($0, style) }
    }
    let placed = Set(state.content.elements.flatMap(\.controlNumbers))
    let loose = (0..<state.transitions.count).filter { !placed.contains($0) }
    return drawn + loose.compactMap { number in state.control(number).map { ($0, .plain) } }
  }
}
