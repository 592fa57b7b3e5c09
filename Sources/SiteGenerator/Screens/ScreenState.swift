import Bytes
import RouteGraph

/// A screen where a back stack stands: what it shows, and what each of its controls does there.
struct ScreenState: Sendable {
  /// The flow that the screen belongs to.
  let flow: FlowPlan
  /// The place of the screen's destination in the flow's graph.
  let destination: Int
  /// Where the app stands.
  let machine: BackStackMachine

  /// The screen on its canonical back stack.
  init(_ flow: FlowPlan, at destination: Int) {
    self.flow = flow
    self.destination = destination
    machine = flow.state(of: destination)
  }

  /// Another screen that is visible at the same time: a split view's column.
  init(_ flow: FlowPlan, at destination: Int, beside machine: BackStackMachine) {
    self.flow = flow
    self.destination = destination
    self.machine = machine
  }

  /// The destination's content.
  var content: Destination { flow.graph.destinations[destination] }

  /// The controls of the screen, in order.
  var transitions: ArraySlice<Transition> {
    flow.graph.transitions[flow.index.outgoing(of: destination)]
  }

  /// A control by its number on the screen, nil where the graph has no such control.
  func transition(_ number: Int) -> Transition? {
    let range = flow.index.outgoing(of: destination)
    let place = range.lowerBound + number
    return range.contains(place) ? flow.graph.transitions[place] : nil
  }

  /// What an action does here.
  func outcome(of action: Action) -> ControlOutcome {
    switch action {
    case .openURL(let url):
      return SafeURL.isSafeOutsideApp(url) ? .leaves(url: url) : .isUnsafe(url: url)
    case .set(let state, _):
      return .changes(state)
    default:
      do throws(BackStackProblem) {
        let next = try machine.applying(action)
        return .shows(flow.place(of: next.visible) ?? destination, machine.notes(of: action))
      } catch {
        return .isDead(error)
      }
    }
  }
}
