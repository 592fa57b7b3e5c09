import Bytes
import Mustache
import RouteGraph

/// The ways into a destination from other screens, up to a bound.
struct WaysIn: TemplateRecord {
  private let frame: PageFrame
  private let flow: FlowPlan
  private let destination: Int
  /// How many there are in all.
  private let count: Int
  /// The first of them.
  private let transitions: [IncomingTransition]

  /// The ways to a page's destination; nil where nothing leads there.
  init?(to destination: Int, in flow: FlowPlan, frame: PageFrame) {
    var count = 0
    var transitions: [IncomingTransition] = []
    let incoming = flow.index.incoming(of: destination)
    transitions.reserveCapacity(min(incoming.count, WaysOut.limit))
    var last: Int?
    for transition in incoming where transition.isShown {
      // A control that names the destination more than once is one way all the same.
      guard transition.position != last else { continue }
      last = transition.position
      count += 1
      if count <= WaysOut.limit, transition.origin != nil { transitions.append(transition) }
    }
    guard count > 0 else { return nil }
    self.frame = frame
    self.flow = flow
    self.destination = destination
    self.count = count
    self.transitions = transitions
  }

  static let fields: [TemplateField<WaysIn>] = [
    .number("count", \.count),
    .list("items") { ways in
      ways.transitions.lazy.map { transition in
        WayIn(
          frame: ways.frame, flow: ways.flow, destination: ways.destination,
          transition: transition)
      }
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
  /// What it leads to.
  let destination: Int
  /// The control that leads to it.
  let transition: IncomingTransition

  static let fields: [TemplateField<WayIn>] = wayFields

  var words: Words { flow.words }
  var kind: ActionKind { transition.kind }
  var condition: Condition? { flow.condition(of: transition.position) }
  var confidence: Confidence { flow.confidence(of: transition.position) }
  var hasTarget: Bool { true }

  func writeTitle(into out: inout ByteBuffer) {
    if let origin = transition.origin { flow.writeTitle(of: origin, into: &out) }
  }

  func writeTarget(into out: inout ByteBuffer) {
    if let origin = transition.origin { frame.links.write(to: origin, of: flow, into: &out) }
  }

  private var isNamedAfterTarget: Bool { flow.isNamedAfterTarget(transition.position) }

  var hasLabel: Bool {
    isNamedAfterTarget || !flow.graph.transitions[transition.position].label.isEmpty
  }

  func writeLabel(into out: inout ByteBuffer) {
    // Most controls are called what this page is called, which is at hand.
    guard !isNamedAfterTarget else { return flow.writeTitle(of: destination, into: &out) }
    out.append(escaping: flow.graph.transitions[transition.position].label)
  }
}
