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
    outcomes = range.map { place in
      ControlOutcome(
        of: flow.graph.transitions[place].action, on: machine, at: destination, of: flow)
    }
  }

  /// The destination's content. Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var content: Destination { flow.graph.destinations[destination] }

  /// The controls of the screen, in order.
  var transitions: ArraySlice<Transition> {
    flow.graph.transitions[flow.index.outgoing(of: destination)]
  }

  /// A control by its number on the screen, nil where the graph has no such control.
  func control(_ number: Int) -> ScreenControl? {
    outcomes.indices.contains(number) ? ScreenControl(state: self, number: number) : nil
  }

  /// What an action does here that is no control of the screen's own: the bar's back button, a tab.
  func outcome(of action: Action) -> ControlOutcome {
    ControlOutcome(of: action, on: machine, at: destination, of: flow)
  }
}

/// A control of a screen with what it does.
struct ScreenControl {
  private let state: ScreenState
  private let number: Int

  /// A control that the screen has.
  init(state: ScreenState, number: Int) {
    self.state = state
    self.number = number
  }

  /// What it does here.
  @inline(__always) var outcome: ControlOutcome { state.outcomes[number] }

  /// What it is. Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var transition: Transition {
    state.flow.graph.transitions[
      state.flow.index.outgoing(of: state.destination).lowerBound + number]
  }
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
        let outcome = try machine.outcome(of: action)
        self = .shows(flow.place(of: outcome.state.visible) ?? destination, outcome.notes)
      } catch {
        self = .isDead(error)
      }
    }
  }
}
