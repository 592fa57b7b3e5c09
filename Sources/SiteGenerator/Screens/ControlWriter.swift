import Bytes
import RouteGraph

/// Writes the tag around a control: a link where it can be pressed, a labelled dead end where it
/// can't, a plain span in a picture.
struct ControlWriter {
  let device: DeviceWriter

  /// Writes the control, its content, and under it what may surprise about it.
  ///
  /// - Parameters:
  ///   - action: The control's action.
  ///   - outcome: What the action does here.
  ///   - classes: Its classes.
  ///   - attributes: Writes more attributes of the live control, with a space before each.
  ///   - content: Writes what is inside.
  func write(
    _ action: Action, _ outcome: ControlOutcome, classes: StaticString,
    into out: inout ByteBuffer, attributes: (inout ByteBuffer) -> Void = { _ in },
    content: (inout ByteBuffer) -> Void
  ) {
    guard !device.isPicture else {
      out.append("<span class=\"")
      out.append(classes)
      out.append("\">")
      content(&out)
      return out.append("</span>")
    }
    let isLive = outcome.reason == nil
    out.append(isLive ? "<a class=\"" : "<span class=\"")
    out.append(classes)
    out.append(isLive ? "\"" : "\" role=\"link\" aria-disabled=\"true\"")
    writeHooks(action, outcome, into: &out)
    attributes(&out)
    out.append(">")
    content(&out)
    out.append(isLive ? "</a>" : "</span>")
  }

  /// Writes the reason why a control is dead, or what may surprise about it, as a paragraph.
  func writeRemarks(of control: ScreenControl, into out: inout ByteBuffer) {
    guard !device.isPicture else { return }
    if let reason = device.reason(of: control.outcome) {
      out.append("<p class=\"reason\">")
      out.append(escaping: reason)
      out.append("</p>")
    }
    if case .shows(_, let notes) = control.outcome {
      for note in notes { writeRemark(note.id, device.sentence(of: note), into: &out) }
      if let presenter = control.presenterToWaitFor {
        let title = device.state.flow.title(of: presenter)
        writeRemark(
          "sheet-may-wait",
          device.words(
            "'\(title)' presents this too. If the sheet hangs there, it waits until this one closes.",
            "'\(title)'도 이 화면을 띄웁니다. 시트가 거기에 달려 있으면 지금 것이 닫힐 때까지 기다립니다."),
          into: &out)
      }
    }
    if let condition = control.transition.condition, condition != device.form {
      writeRemark("condition", condition.text, into: &out)
    }
  }

  private func writeRemark(_ id: String, _ text: String, into out: inout ByteBuffer) {
    out.append("<p class=\"remark\" data-note=\"")
    out.append(id)
    out.append("\">")
    out.append(escaping: text)
    out.append("</p>")
  }

  private func writeHooks(_ action: Action, _ outcome: ControlOutcome, into out: inout ByteBuffer) {
    writeAction(action, hook: "action", into: &out)
    if let reason = outcome.reason { attribute("reason", reason, into: &out) }
    switch outcome {
    case .shows(let destination, _):
      out.append(" href=\"")
      device.links.write(to: destination, of: device.state.flow, into: &out)
      out.append("\"")
    case .leaves(let url):
      out.append(" href=\"")
      out.append(escaping: url)
      out.append("\"")
    case .changes, .isDead, .isUnsafe: break
    }
  }

  /// Writes an action as attributes, each with a space before it.
  ///
  /// - Parameter hook: The name of the attribute that holds the kind, without `data-`.
  func writeAction(_ action: Action, hook: StaticString, into out: inout ByteBuffer) {
    out.append(" data-")
    out.append(hook)
    out.append("=\"")
    out.append(action.kind.rawValue)
    out.append("\"")
    writeTargets(of: action, into: &out)
    switch action {
    case .pop(let count): attribute("count", String(count), into: &out)
    case .present(let style, _, let inStack):
      attribute("style", style.rawValue, into: &out)
      attribute("in-stack", inStack ? "true" : "false", into: &out)
    case .selectTab(let tab, _): attribute("tab", tab.rawValue, into: &out)
    case .select(let column, _): attribute("column", String(column), into: &out)
    case .set(let state, let change):
      attribute("state", state.rawValue, into: &out)
      writeChange(change, of: state, into: &out)
    default: break
    }
  }

  private func writeTargets(of action: Action, into out: inout ByteBuffer) {
    let targets = action.targets
    guard !targets.isEmpty else { return }
    out.append(" data-to=\"")
    for (place, target) in targets.enumerated() {
      if place > 0 { out.append(" ") }
      out.append(escaping: target.rawValue)
    }
    out.append("\"")
  }

  private func writeChange(
    _ change: StateChange, of state: StateID, into out: inout ByteBuffer
  ) {
    switch change {
    case .to(let value): attribute("value", value.text, into: &out)
    case .random(let length): attribute("random", String(length), into: &out)
    case .toggle: attribute("toggle", device.state.flow.initialText(of: state), into: &out)
    }
  }

  private func attribute(_ name: StaticString, _ value: String, into out: inout ByteBuffer) {
    out.append(" data-")
    out.append(name)
    out.append("=\"")
    out.append(escaping: value)
    out.append("\"")
  }
}

extension DeviceWriter {
  /// Why a control is dead, in a sentence; nil where it isn't.
  func reason(of outcome: ControlOutcome) -> String? {
    switch outcome {
    case .isDead(let problem): words.sentence(of: problem)
    case .isUnsafe(let url):
      words("No page may link to '\(url)'.", "'\(url)'에는 링크할 수 없습니다.")
    case .changes(let state):
      words("Sets \(state.rawValue).", "\(state.rawValue) 값을 바꿉니다.")
    case .shows, .leaves: nil
    }
  }

  /// What may surprise about a control, in a sentence.
  func sentence(of note: BackStackNote) -> String {
    words.sentence(of: note) { id in
      state.flow.place(of: id).map { state.flow.title(of: $0) } ?? id.rawValue
    }
  }
}
