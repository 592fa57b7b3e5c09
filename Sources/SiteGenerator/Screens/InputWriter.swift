import Bytes
import RouteGraph

/// Draws a field for a shared value. Without a script it can't change anything, so it is disabled.
struct InputWriter {
  let drawing: ScreenDrawing
  /// Whether a text field shows its title in itself while it is empty, as fields of alerts do.
  var isTitleInField = false

  func write(
    _ kind: InputKind, label: String, _ state: StateID?, into out: inout ByteBuffer
  ) {
    let value = state.map { drawing.state.flow.initialText(of: $0) } ?? ""
    switch kind {
    case .textField(let placeholder):
      writeTextField(label, placeholder, value, state, into: &out)
    case .toggle:
      out.append("<label class=\"ui-row\">")
      writeLabel(label, into: &out)
      out.append("<input class=\"ui-toggle\" type=\"checkbox\" role=\"switch\"")
      attribute("data-state", state?.rawValue, into: &out)
      out.append(state.map { drawing.state.flow.isOn($0) } == true ? " checked" : "")
      out.append(" disabled></label>")
    case .stepper(let bounds):
      writeStepper(label, bounds, value, state, into: &out)
    case .picker(let options):
      writePicker(label, options, value, state, into: &out)
    }
  }

  private func writeTextField(
    _ label: String, _ placeholder: String, _ value: String, _ state: StateID?,
    into out: inout ByteBuffer
  ) {
    // SwiftUI draws a field's title in the empty field itself.
    if isTitleInField || label == placeholder {
      out.append("<label class=\"ui-row ui-field\"><input type=\"text\"")
      attribute("aria-label", label, into: &out)
    } else {
      out.append("<label class=\"ui-row ui-field\"><span class=\"ui-field-label\">")
      out.append(escaping: label)
      out.append("</span><input type=\"text\"")
    }
    attribute("data-state", state?.rawValue, into: &out)
    attribute("value", value, into: &out)
    let hint = placeholder.isEmpty && isTitleInField ? label : placeholder
    attribute("placeholder", hint.isEmpty ? nil : hint, into: &out)
    out.append(" disabled></label>")
  }

  private func writeStepper(
    _ label: String, _ bounds: ClosedRange<Int>, _ value: String, _ state: StateID?,
    into out: inout ByteBuffer
  ) {
    out.append("<div class=\"ui-row\">")
    writeLabel(label, into: &out)
    out.append("<output class=\"ui-value\"")
    attribute("data-state", state?.rawValue, into: &out)
    out.append(">")
    out.append(escaping: value)
    out.append("</output><span class=\"ui-stepper\" role=\"group\"")
    attribute("aria-label", label, into: &out)
    attribute("data-minimum", String(bounds.lowerBound), into: &out)
    attribute("data-maximum", String(bounds.upperBound), into: &out)
    out.append("><button type=\"button\"")
    attribute("aria-label", drawing.words("Decrease", "줄이기"), into: &out)
    out.append(" disabled>−</button><button type=\"button\"")
    attribute("aria-label", drawing.words("Increase", "늘리기"), into: &out)
    out.append(" disabled>+</button></span></div>")
  }

  private func writePicker(
    _ label: String, _ options: [String], _ value: String, _ state: StateID?,
    into out: inout ByteBuffer
  ) {
    out.append("<label class=\"ui-row\">")
    writeLabel(label, into: &out)
    out.append("<select class=\"ui-picker\"")
    attribute("data-state", state?.rawValue, into: &out)
    out.append(" disabled>")
    for option in options {
      out.append(option == value ? "<option selected>" : "<option>")
      out.append(escaping: option)
      out.append("</option>")
    }
    out.append("</select></label>")
  }

  private func writeLabel(_ label: String, into out: inout ByteBuffer) {
    out.append("<span class=\"ui-text\">")
    out.append(escaping: label)
    out.append("</span>")
  }

  private func attribute(_ name: StaticString, _ value: String?, into out: inout ByteBuffer) {
    guard let value else { return }
    out.append(" ")
    out.append(name)
    out.append("=\"")
    out.append(escaping: value)
    out.append("\"")
  }
}
