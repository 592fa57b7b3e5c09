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
  /// The first of them, as places among the flow's transitions.
  private let transitions: [Int]

  /// The ways to a page's destination; nil where nothing leads there.
  init?(to destination: Int, in flow: FlowPlan, frame: PageFrame) {
    var count = 0
    var transitions: [Int] = []
    let index = flow.index
    let incoming = index.incoming(of: destination)
    transitions.reserveCapacity(min(incoming.count, WaysOut.limit))
    var last: Int?
    for place in incoming where index.shownDestination(of: place) == destination {
      // A control that names the destination more than once is one way all the same.
      guard place != last else { continue }
      last = place
      count += 1
      if count <= WaysOut.limit, index.origin(of: place) != nil { transitions.append(place) }
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
  /// The control's place among the flow's transitions.
  let transition: Int

  static let fields: [TemplateField<WayIn>] = wayFields

  var words: Words { flow.words }
  var kind: ActionKind { flow.index.kind(of: transition) }
  var condition: Condition? { flow.condition(of: transition) }
  var confidence: Confidence { flow.confidence(of: transition) }
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

  private var isNamedAfterTarget: Bool { flow.isNamed(transition, after: destination) }

  var hasLabel: Bool {
    isNamedAfterTarget || !flow.graph.transitions[transition].label.isEmpty
  }

  func writeLabel(into out: inout ByteBuffer) {
    // Most controls are called what this page is called, which is at hand.
    guard !isNamedAfterTarget else { return flow.writeTitle(of: destination, into: &out) }
    out.append(escaping: flow.graph.transitions[transition].label)
  }
}
