import Bytes
import RouteGraph

/// Draws a list: its sections, and what stands in them as rows.
struct ListWriter {
  let device: DeviceWriter

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
      case .conditional(let condition, let inner): device.draws(condition) ? flattened(inner) : []
      default: [element]
      }
    }
  }

  private func writeSection(
    header: String?, footer: String?, _ rows: ArraySlice<Element>, into out: inout ByteBuffer
  ) {
    guard !rows.isEmpty || header != nil else { return }
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
      InputWriter(device: device).write(kind, label: label, state, into: &out)
    default:
      out.append("<div class=\"ui-row\">")
      ElementWriter(device: device).write(row, into: &out)
      out.append("</div>")
    }
  }

  private func writeControl(
    _ number: Int, _ style: ControlStyle, _ label: [Element], into out: inout ByteBuffer
  ) {
    guard let control = device.state.control(number) else { return }
    let writer = ControlWriter(device: device)
    writer.write(
      control.transition.action, control.outcome, classes: Self.classes(of: style),
      into: &out, attributes: { if isSelected(control) { $0.append(" aria-current=\"true\"") } }
    ) { out in
      ElementWriter(device: device, isInControl: true).write(label, into: &out)
      if style == .link {
        device.icons.write("chevron.right", classes: "icon ui-chevron", into: &out)
      }
    }
    writer.writeRemarks(of: control, into: &out)
  }

  /// Whether a split view's column shows what the control selects there.
  private func isSelected(_ control: ScreenControl) -> Bool {
    guard case .select(let column, let target) = control.transition.action else { return false }
    let columns = device.state.columns
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
