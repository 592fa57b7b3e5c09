import Bytes
import Mustache
import RouteGraph

/// One entry of the back stack over the device.
struct StackEntry: TemplateRecord {
  private let frame: PageFrame
  private let flow: FlowPlan
  private let destination: Int
  private let isCurrent: Bool
  private let isRoot: Bool
  /// Whether the entry is on the path; the root is not, nor off it.
  private let isOnPath: Bool

  /// An entry by its place in the top layer's back stack.
  init(frame: PageFrame, state: ScreenState, place: Int) {
    self.frame = frame
    flow = state.flow
    destination = state.trail[place].destination
    isCurrent = place == state.trail.count - 1
    isRoot = place == 0
    isOnPath = place > 0 && state.trail[place].isOnPath
  }

  static let fields: [TemplateField<StackEntry>] = [
    .text("id", writing: { $0.flow.writeID(of: $0.destination, into: &$1) }),
    .text("title", writing: { $0.flow.writeTitle(of: $0.destination, into: &$1) }),
    .optionalText(
      "href", if: { !$0.isCurrent },
      writing: { $0.frame.links.write(to: $0.destination, of: $0.flow, into: &$1) }),
    .text("onPath", writing: { $1.append($0.isOnPath ? "true" : "false") }),
    .flag("isOffPath") { !$0.isRoot && !$0.isOnPath },
    .flag("isCurrent", \.isCurrent),
  ]
}
