import Bytes
import RouteGraph

/// Draws a text: a paragraph, or a span inside a control.
struct TextWriter {
  private let isInControl: Bool

  init(_ isInControl: Bool) {
    self.isInControl = isInControl
  }

  func write(
    _ content: TextContent, _ style: TextStyle, _ flow: FlowPlan, into out: inout ByteBuffer
  ) {
    out.append(isInControl ? "<span class=\"ui-text" : "<p class=\"ui-text")
    if style.font != .body {
      out.append(" ui-")
      out.append(style.font.rawValue)
    }
    if let color = style.color {
      out.append(" tint-")
      out.append(color.rawValue)
    } else if style.isSecondary {
      out.append(" tint-secondary")
    }
    out.append("\">")
    Self.write(content, flow, into: &out)
    out.append(isInControl ? "</span>" : "</p>")
  }

  /// Writes what a text says, without a tag around it.
  static func write(_ content: TextContent, _ flow: FlowPlan, into out: inout ByteBuffer) {
    switch content {
    case .literal(let text): out.append(escaping: text)
    case .state(let state, let prefix):
      out.append(escaping: prefix)
      out.append("<output data-state=\"")
      out.append(escaping: state.rawValue)
      out.append("\">")
      out.append(escaping: flow.initialText(of: state))
      out.append("</output>")
    }
  }
}
