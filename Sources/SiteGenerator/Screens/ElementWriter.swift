import Bytes
import RouteGraph

/// Draws elements: stacks, texts, pictures, buttons outside lists, cards, lists.
///
/// Inside a control only phrasing content is allowed, so everything is a `span` there.
struct ElementWriter {
  let drawing: ScreenDrawing
  /// Whether the elements are a control's label.
  var isInControl = false

  func write(_ elements: [Element], into out: inout ByteBuffer) {
    for element in elements { write(element, into: &out) }
  }

  func write(_ element: Element, into out: inout ByteBuffer) {
    switch element {
    case .text(let content, let style):
      TextWriter(isInControl).write(content, style, drawing.state.flow, into: &out)
    case .image(let image):
      ImageWriter(drawing: drawing, isInControl: isInControl).write(image, into: &out)
    case .list(let elements, let style):
      ListWriter(drawing: drawing).write(elements, style: style, into: &out)
    case .section:
      ListWriter(drawing: drawing).write([element], style: .insetGrouped, into: &out)
    case .row(let elements): stack("ui-hstack", elements, into: &out)
    case .column(let elements): stack("ui-vstack", elements, into: &out)
    case .grid(let elements): writeGrid(elements, into: &out)
    case .spacer: out.append("<span class=\"ui-spacer\"></span>")
    case .divider:
      out.append(
        isInControl ? "<span class=\"ui-divider\"></span>" : "<hr class=\"ui-divider\">")
    case .control(let number, let style, let label):
      writeButton(number, style, label, into: &out)
    case .input(let kind, let label, let state):
      out.append("<div class=\"ui-group\">")
      InputWriter(drawing: drawing).write(kind, label: label, state, into: &out)
      out.append("</div>")
    case .child(_, _, let elements): write(elements, into: &out)
    case .conditional(let condition, let elements):
      if drawing.draws(condition, over: elements) { write(elements, into: &out) }
    }
  }

  private func stack(_ name: StaticString, _ elements: [Element], into out: inout ByteBuffer) {
    out.append(isInControl ? "<span class=\"" : "<div class=\"")
    out.append(name)
    out.append("\">")
    write(elements, into: &out)
    out.append(isInControl ? "</span>" : "</div>\n")
  }

  private func writeButton(
    _ number: Int, _ style: ControlStyle, _ label: [Element], into out: inout ByteBuffer
  ) {
    guard let control = drawing.state.control(number) else { return }
    ControlWriter(drawing: drawing, classes: Self.classes(of: style)).write(
      control, into: &out
    ) { out in
      writeLabel(label, into: &out)
    }
    RemarkWriter(drawing: drawing).write(of: control, into: &out)
    out.append("\n")
  }

  /// Writes a control's label; a lone text needs no span of its own.
  private func writeLabel(_ label: [Element], into out: inout ByteBuffer) {
    if label.count == 1, case .text(.literal(let text), TextStyle()) = label[0] {
      return out.append(escaping: text)
    }
    ElementWriter(drawing: drawing, isInControl: true).write(label, into: &out)
  }

  private static func classes(of style: ControlStyle) -> StaticString {
    switch style {
    case .link: "ui-link"
    case .plain: "ui-button"
    case .prominent: "ui-button ui-button--prominent"
    case .destructive: "ui-button ui-destructive"
    case .cancel: "ui-button ui-button--plain"
    }
  }

  private func writeGrid(_ elements: [Element], into out: inout ByteBuffer) {
    out.append("<ul class=\"ui-grid\">\n")
    for element in elements {
      out.append("<li>")
      if case .control(let number, _, let label) = element,
        let control = drawing.state.control(number)
      {
        ControlWriter(drawing: drawing, classes: "ui-card").write(control, into: &out) { out in
          ElementWriter(drawing: drawing, isInControl: true).write(label, into: &out)
        }
        RemarkWriter(drawing: drawing).write(of: control, into: &out)
      } else {
        out.append("<div class=\"ui-card\">")
        write(element, into: &out)
        out.append("</div>")
      }
      out.append("</li>\n")
    }
    out.append("</ul>\n")
  }
}

/// Draws a list: its sections, and what stands in them as rows, which hold elements again.
private struct ListWriter {
  let drawing: ScreenDrawing

  func write(_ elements: [Element], style: ListStyle, into out: inout ByteBuffer) {
    out.append(
      style == .plain ? "<div class=\"ui-list ui-list--plain\">\n" : "<div class=\"ui-list\">\n")
    let parts = flattened(elements)
    var loose = parts.startIndex
    for (place, part) in parts.enumerated() {
      guard case .section(let header, let footer, let rows) = part else { continue }
      writeSection(header: nil, footer: nil, parts[loose..<place], into: &out)
      writeSection(header: header, footer: footer, flattened(rows)[...], into: &out)
      loose = place + 1
    }
    writeSection(header: nil, footer: nil, parts[loose...], into: &out)
    out.append("</div>\n")
  }

  /// Child views and conditions don't show in a list: their elements stand in their place.
  private func flattened(_ elements: [Element]) -> [Element] {
    guard elements.contains(where: \.isTransparent) else { return elements }
    return elements.flatMap { element -> [Element] in
      switch element {
      case .child(_, _, let inner): flattened(inner)
      case .conditional(let condition, let inner):
        drawing.draws(condition, over: inner) ? flattened(inner) : []
      default: [element]
      }
    }
  }

  private func writeSection(
    header: String?, footer: String?, _ rows: ArraySlice<Element>, into out: inout ByteBuffer
  ) {
    guard !rows.isEmpty || header != nil || footer != nil else { return }
    out.append("<div class=\"ui-section\">\n")
    writeCaption(header, classes: "ui-header", into: &out)
    out.append("<ul class=\"ui-rows\">\n")
    for row in rows {
      out.append("<li>")
      write(row, into: &out)
      out.append("</li>\n")
    }
    out.append("</ul>\n")
    writeCaption(footer, classes: "ui-footer", into: &out)
    out.append("</div>\n")
  }

  private func writeCaption(_ text: String?, classes: StaticString, into out: inout ByteBuffer) {
    guard let text else { return }
    out.append("<p class=\"")
    out.append(classes)
    out.append("\">")
    out.append(escaping: text)
    out.append("</p>\n")
  }

  private func write(_ row: Element, into out: inout ByteBuffer) {
    switch row {
    case .control(let number, let style, let label):
      writeControl(number, style, label, into: &out)
    case .input(let kind, let label, let state):
      InputWriter(drawing: drawing).write(kind, label: label, state, into: &out)
    default:
      out.append("<div class=\"ui-row\">")
      ElementWriter(drawing: drawing).write(row, into: &out)
      out.append("</div>")
    }
  }

  private func writeControl(
    _ number: Int, _ style: ControlStyle, _ label: [Element], into out: inout ByteBuffer
  ) {
    guard let control = drawing.state.control(number) else { return }
    ControlWriter(drawing: drawing, classes: Self.classes(of: style)).write(
      control, into: &out,
      attributes: { if isSelected(control) { $0.append(" aria-current=\"true\"") } }
    ) { out in
      ElementWriter(drawing: drawing, isInControl: true).write(label, into: &out)
      if style == .link {
        drawing.icons.disclosure.write(into: &out)
      }
    }
    RemarkWriter(drawing: drawing).write(of: control, into: &out)
  }

  /// Whether a split view's column shows what the control selects there.
  private func isSelected(_ control: ScreenControl) -> Bool {
    guard control.kind == .select, case .select(let column, let target) = control.action else {
      return false
    }
    let columns = drawing.state.columns
    return columns.indices.contains(column - 1) && columns[column - 1].selection == target
  }

  private static func classes(of style: ControlStyle) -> StaticString {
    switch style {
    case .link: "ui-row"
    case .plain, .prominent, .cancel: "ui-row ui-row--button"
    case .destructive: "ui-row ui-row--button ui-destructive"
    }
  }
}

extension Element {
  /// Whether the element doesn't show itself, only what is in it.
  fileprivate var isTransparent: Bool {
    switch self {
    case .child, .conditional: true
    default: false
    }
  }
}
