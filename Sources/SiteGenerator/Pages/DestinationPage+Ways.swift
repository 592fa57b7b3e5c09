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
  init?(_ page: DestinationPage) {
    guard !page.state.outcomes.isEmpty else { return nil }
    state = page.state
    frame = page.frame
  }

  static let fields: [TemplateField<WaysOut>] = [
    .number("count") { $0.state.outcomes.count },
    .list("items") { ways in
      (0..<min(ways.state.outcomes.count, limit)).lazy
        .compactMap { ways.state.control($0) }
        .map { WayOut(control: $0, state: ways.state, frame: ways.frame) }
    },
    .optionalRecord("leftOut") { ways in
      let rest = ways.state.outcomes.count - limit
      return rest > 0 ? LeftOut(text: ways.frame.words.leftOut(rest), href: nil) : nil
    },
  ]
}

/// A control of a screen.
struct WayOut: WayRecord {
  let control: ScreenControl
  let state: ScreenState
  let frame: PageFrame

  static let fields: [TemplateField<WayOut>] = wayFields

  private var drawing: ScreenDrawing { ScreenDrawing(state: state, frame: frame) }

  var words: Words { frame.words }
  var kind: ActionKind { control.kind }
  var condition: Condition? { control.transition.condition }
  var confidence: Confidence { control.transition.confidence }

  func writeTitle(into out: inout ByteBuffer) {
    switch control.outcome {
    case .shows(let destination, _):
      guard let targets = control.severalTargets else {
        return state.flow.writeTitle(of: destination, into: &out)
      }
      // The titles that the action leaves on the stack, the one it shows last.
      for (place, id) in targets.enumerated() {
        if place > 0 { out.append(" › ") }
        out.append(
          escaping: state.flow.place(of: id).map { state.flow.title(of: $0) } ?? id.rawValue)
      }
    case .leaves(let url): out.append(escaping: url)
    case .changes(let value): out.append(escaping: value.rawValue)
    case .isUnsafe, .isDead: out.append(escaping: control.transition.label)
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
      frame.links.write(to: destination, of: state.flow, into: &out)
    case .leaves(let url): out.append(escaping: url)
    case .changes, .isUnsafe, .isDead: break
    }
  }

  var label: String? {
    let label = control.transition.label
    guard !label.isEmpty else { return nil }
    switch control.outcome {
    case .shows(let destination, _):
      let isTitle = control.severalTargets == nil && label == state.flow.title(of: destination)
      return isTitle ? nil : label
    case .leaves(let url): return label == url ? nil : label
    case .changes(let value): return label == value.rawValue ? nil : label
    case .isUnsafe, .isDead: return nil
    }
  }

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
    ActionWriter(flow: state.flow).write(control.transition.action, hook: "way", into: &out)
  }
}

/// The ways into a destination from other screens, up to a bound.
struct WaysIn: TemplateRecord {
  private let frame: PageFrame
  private let flow: FlowPlan
  /// How many there are in all.
  private let count: Int
  /// The first of them, as places among the flow's transitions.
  private let transitions: [Int]

  /// The ways to a page's destination; nil where nothing leads there.
  init?(_ page: DestinationPage) {
    var count = 0
    var transitions: [Int] = []
    let index = page.flow.index
    for place in index.incoming(of: page.destination)
    where index.shownDestination(of: place) == page.destination {
      count += 1
      if count <= WaysOut.limit, index.origin(of: place) != nil { transitions.append(place) }
    }
    guard count > 0 else { return nil }
    frame = page.frame
    flow = page.flow
    self.count = count
    self.transitions = transitions
  }

  static let fields: [TemplateField<WaysIn>] = [
    .number("count", \.count),
    .list("items") { ways in
      ways.transitions.lazy.map { WayIn(frame: ways.frame, flow: ways.flow, transition: $0) }
    },
    .optionalRecord("leftOut") { ways in
      let rest = ways.count - ways.transitions.count
      return rest > 0 ? LeftOut(text: ways.frame.words.leftOut(rest), href: nil) : nil
    },
  ]
}

/// A way into a destination, from another screen.
struct WayIn: WayRecord {
  let frame: PageFrame
  let flow: FlowPlan
  /// The control's place among the flow's transitions.
  let transition: Int

  static let fields: [TemplateField<WayIn>] = wayFields

  var words: Words { flow.words }
  var kind: ActionKind { flow.index.kind(of: transition) }
  var condition: Condition? { flow.graph.transitions[transition].condition }
  var confidence: Confidence { flow.graph.transitions[transition].confidence }
  var hasTarget: Bool { true }

  func writeTitle(into out: inout ByteBuffer) {
    if let origin = flow.index.origin(of: transition) {
      flow.writeTitle(of: origin, into: &out)
    }
  }

  func writeTarget(into out: inout ByteBuffer) {
    if let origin = flow.index.origin(of: transition) {
      frame.links.write(to: origin, of: flow, into: &out)
    }
  }

  var label: String? {
    let label = flow.graph.transitions[transition].label
    return label.isEmpty ? nil : label
  }
}
