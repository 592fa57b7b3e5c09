import Bytes
import RouteGraph

/// A screen where a back stack stands: what it shows, and what each of its controls does there.
///
/// A class because everything that draws the screen refers to it; nothing in it changes.
final class ScreenState: Sendable {
  /// The flow that the screen belongs to.
  let flow: FlowPlan
  /// The place of the screen's destination in the flow's graph.
  let destination: Int
  /// Where the app stands.
  let machine: BackStackMachine

  /// What the screen's own controls do here, in order.
  let outcomes: [ControlOutcome]

  /// The screen on its canonical back stack.
  convenience init(_ flow: FlowPlan, at destination: Int) {
    self.init(flow, at: destination, beside: flow.state(of: destination))
  }

  /// A screen where the app stands, or another one that is visible at the same time: a split
  /// view's column.
  init(_ flow: FlowPlan, at destination: Int, beside machine: BackStackMachine) {
    self.flow = flow
    self.destination = destination
    self.machine = machine
    let range = flow.index.outgoing(of: destination)
    outcomes = flow.graph.transitions[range].map {
      ControlOutcome(of: $0.action, on: machine, at: destination, of: flow)
    }
  }

  /// The destination's content.
  var content: Destination { flow.graph.destinations[destination] }

  /// The controls of the screen, in order.
  var transitions: ArraySlice<Transition> {
    flow.graph.transitions[flow.index.outgoing(of: destination)]
  }

  /// A control by its number on the screen, nil where the graph has no such control.
  func control(_ number: Int) -> ScreenControl? {
    guard outcomes.indices.contains(number) else { return nil }
    let place = flow.index.outgoing(of: destination).lowerBound + number
    return ScreenControl(transition: flow.graph.transitions[place], outcome: outcomes[number])
  }

  /// What an action does here that is no control of the screen's own: the bar's back button, a tab.
  func outcome(of action: Action) -> ControlOutcome {
    ControlOutcome(of: action, on: machine, at: destination, of: flow)
  }
}

/// A control of a screen with what it does.
struct ScreenControl {
  let transition: Transition
  let outcome: ControlOutcome
}

extension ControlOutcome {
  /// What an action does where the app stands.
  init(
    of action: Action, on machine: BackStackMachine, at destination: Int, of flow: FlowPlan
  ) {
    switch action {
    case .openURL(let url):
      self = SafeURL.isSafeOutsideApp(url) ? .leaves(url: url) : .isUnsafe(url: url)
    case .set(let state, _):
      self = .changes(state)
    default:
      do throws(BackStackProblem) {
        let next = try machine.applying(action)
        self = .shows(flow.place(of: next.visible) ?? destination, machine.notes(of: action))
      } catch {
        self = .isDead(error)
      }
    }
  }
}
