import Bytes
import Mustache
import RouteGraph

/// One entry of the back stack over the device.
struct StackEntry: TemplateRecord {
  let frame: PageFrame
  let state: ScreenState
  /// The entry's place in the top layer's back stack.
  let place: Int

  private var flow: FlowPlan { state.flow }
  private var destination: Int { state.trail[place].destination }
  private var isCurrent: Bool { place == state.trail.count - 1 }
  /// Whether the entry is on the path; the root is not, nor off it.
  private var isOnPath: Bool { place > 0 && state.trail[place].isOnPath }

  static let fields: [TemplateField<StackEntry>] = [
    .text("id", writing: { $0.flow.writeID(of: $0.destination, into: &$1) }),
    .text("title", writing: { $0.flow.writeTitle(of: $0.destination, into: &$1) }),
    .optionalText(
      "href", if: { !$0.isCurrent },
      writing: { $0.frame.links.write(to: $0.destination, of: $0.flow, into: &$1) }),
    .text("onPath") { $0.isOnPath ? "true" : "false" },
    .flag("isOffPath") { $0.place > 0 && !$0.isOnPath },
    .flag("isCurrent", \.isCurrent),
  ]
}
