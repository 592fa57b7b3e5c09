import Bytes
import RouteGraph

/// Draws elements: stacks, texts, pictures, buttons outside lists, cards.
///
/// Inside a control only phrasing content is allowed, so everything is a `span` there.
struct ElementWriter {
  let device: DeviceWriter
  /// Whether the elements are a control's label.
  var isInControl = false

  func write(_ elements: [Element], into out: inout ByteBuffer) {
    for element in elements { write(element, into: &out) }
  }

  func write(_ element: Element, into out: inout ByteBuffer) {
    switch element {
    case .text(let content, let style):
      TextWriter(isInControl).write(content, style, device, into: &out)
    case .image(let image): write(image, into: &out)
    case .list(let elements, let style):
      ListWriter(device: device).write(elements, style: style, into: &out)
    case .section(let header, _, let elements):
      ListWriter(device: device).write(
        [.section(header: header, footer: nil, elements)], style: .insetGrouped, into: &out)
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
      InputWriter(device: device).write(kind, label: label, state, into: &out)
      out.append("</div>")
    case .child(_, _, let elements): write(elements, into: &out)
    case .conditional(let condition, let elements):
      if device.draws(condition) { write(elements, into: &out) }
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
    guard let control = device.state.control(number) else { return }
    let writer = ControlWriter(device: device)
    writer.write(
      control.transition.action, control.outcome, classes: Self.classes(of: style), into: &out
    ) { out in
      writeLabel(label, into: &out)
    }
    writer.writeRemarks(of: control, into: &out)
    out.append("\n")
  }

  /// Writes a control's label; a lone text needs no span of its own.
  func writeLabel(_ label: [Element], into out: inout ByteBuffer) {
    if label.count == 1, case .text(.literal(let text), TextStyle()) = label[0] {
      return out.append(escaping: text)
    }
    ElementWriter(device: device, isInControl: true).write(label, into: &out)
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
        let control = device.state.control(number)
      {
        let writer = ControlWriter(device: device)
        writer.write(control.transition.action, control.outcome, classes: "ui-card", into: &out) {
          out in
          ElementWriter(device: device, isInControl: true).write(label, into: &out)
        }
        writer.writeRemarks(of: control, into: &out)
      } else {
        out.append("<div class=\"ui-card\">")
        write(element, into: &out)
        out.append("</div>")
      }
      out.append("</li>\n")
    }
    out.append("</ul>\n")
  }

  private func write(_ image: ImageContent, into out: inout ByteBuffer) {
    out.append("<span class=\"")
    out.append(Self.classes(of: image.shape))
    if let color = image.color {
      out.append(" tint-")
      out.append(color.rawValue)
    }
    if isInControl || image.label.isEmpty {
      out.append("\" aria-hidden=\"true\">")
    } else {
      out.append("\" role=\"img\" aria-label=\"")
      out.append(escaping: image.label)
      out.append("\">")
    }
    if let symbol = image.symbol {
      device.icons.write(symbol, into: &out)
    } else if image.shape == .banner || image.label.isEmpty {
      device.icons.write("photo", into: &out)
    } else {
      out.append(escaping: String(image.label.prefix(2)))
    }
    out.append("</span>")
  }

  private static func classes(of shape: ImageContent.Shape) -> StaticString {
    switch shape {
    case .symbol: "ui-symbol"
    case .avatar: "ui-image ui-image--circle"
    case .thumbnail: "ui-image ui-image--small"
    case .banner: "ui-image ui-image--wide"
    }
  }
}

extension DeviceWriter {
  /// Whether elements under a condition belong to the form that is drawn.
  func draws(_ condition: Condition) -> Bool {
    if let form { return form == condition }
    return ScreenForms.conditions(of: state.content).first == condition
  }
}
