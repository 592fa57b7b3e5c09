import Bytes
import Mustache
import RouteGraph

/// The ways out of a screen, up to a bound.
struct WaysOut: TemplateRecord {
  /// The most ways that one list holds.
  static let limit = 40

  private let state: ScreenState
  private let frame: PageFrame

  /// The ways out of a page's screen; nil where it has no control.
  init?(of state: ScreenState, frame: PageFrame) {
    guard !state.controls.isEmpty else { return nil }
    self.state = state
    self.frame = frame
  }

  static let fields: [TemplateField<WaysOut>] = [
    .number("count") { $0.state.controls.count },
    .list("items") { ways in
      (0..<min(ways.state.controls.count, limit)).lazy.map {
        WayOut(control: ScreenControl(state: ways.state, number: $0), frame: ways.frame)
      }
    },
    .optionalRecord("leftOut") { ways in
      let rest = ways.state.controls.count - limit
      return rest > 0 ? LeftOut(text: ways.frame.words.leftOut(rest), href: nil) : nil
    },
  ]
}

/// A control of a screen.
struct WayOut: WayRecord {
  let control: ScreenControl
  let frame: PageFrame

  static let fields: [TemplateField<WayOut>] = wayFields

  private var flow: FlowPlan { control.state.flow }
  private var drawing: ScreenDrawing { ScreenDrawing(state: control.state, frame: frame) }

  var words: Words { frame.words }
  var kind: ActionKind { control.kind }
  var condition: Condition? { control.condition }
  var confidence: Confidence { control.confidence }

  func writeTitle(into out: inout ByteBuffer) {
    switch control.outcome {
    case .shows(let destination, _):
      guard let targets = control.severalTargets else {
        return flow.writeTitle(of: destination, into: &out)
      }
      // The titles that the action leaves on the stack, the one it shows last.
      for (place, id) in targets.enumerated() {
        if place > 0 { out.append(" › ") }
        out.append(
          escaping: flow.place(of: id).map { flow.title(of: $0) } ?? id.rawValue)
      }
    case .leaves(let url): out.append(escaping: url)
    case .changes(let value): out.append(escaping: value.rawValue)
    case .isUnsafe, .isDead: out.append(escaping: control.label)
    }
  }

  var hasTarget: Bool {
    switch control.outcome {
    case .shows, .leaves: true
    case .changes, .isUnsafe, .isDead: false
    }
  }

  func writeTarget(into out: inout ByteBuffer) {
    switch control.outcome {
    case .shows(let destination, _):
      frame.links.write(to: destination, of: flow, into: &out)
    case .leaves(let url): out.append(escaping: url)
    case .changes, .isUnsafe, .isDead: break
    }
  }

  var hasLabel: Bool {
    if case .shows(let destination, _) = control.outcome, control.isNamed(after: destination) {
      return false
    }
    let label = control.label
    guard !label.isEmpty else { return false }
    switch control.outcome {
    case .shows(let destination, _):
      return control.severalTargets != nil || label != flow.title(of: destination)
    case .leaves(let url): return label != url
    case .changes(let value): return label != value.rawValue
    case .isUnsafe, .isDead: return false
    }
  }

  func writeLabel(into out: inout ByteBuffer) { out.append(escaping: control.label) }

  var remark: String? {
    guard case .shows(_, let notes) = control.outcome else { return nil }
    return notes.first.map { drawing.sentence(of: $0) }
  }

  var reason: String? {
    switch control.outcome {
    case .isUnsafe, .isDead: drawing.reason(of: control.outcome)
    case .shows, .leaves, .changes: nil
    }
  }

  func writeHooks(into out: inout ByteBuffer) {
    ActionWriter(flow: flow, hook: .way).write(control, into: &out)
  }
}

extension ScreenState {
  /// Whether something leads away from the screen; the app's first screen needs nothing that does.
  var hasWayOut: Bool {
    switch presentationStyle {
    case nil where trail.count == 1: return true
    case .sheet, .popover, .inspector, .confirmationDialog: return true
    default: break
    }
    let hasBackButton =
      !content.bar.isBackButtonHidden && !content.bar.isHidden && trail.count > 1
    return hasBackButton
      || controls.indices.contains { number in
        guard case .shows = controls[number].outcome, let control = self.control(number) else {
          return false
        }
        return (try? standing.machine.applying(control.action)) != standing.machine
      }
  }
}
