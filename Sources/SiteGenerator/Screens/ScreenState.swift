import RouteGraph

/// A screen where a back stack stands: what it shows, and what each of its controls does there.
///
/// A class because everything that draws the screen refers to it; nothing in it changes.
final class ScreenState: Sendable {
  /// The flow that the screen belongs to.
  let flow: FlowPlan
  /// The place of the screen's destination in the flow's graph.
  let destination: Int
  /// The canonical back stack of the page's destination; nil where nothing leads to it.
  let stack: BackStack?
  /// Where the app stands.
  let machine: BackStackMachine
  /// The top layer's back stack, root first.
  let trail: [BackStack.Entry]
  /// Whether a stack is around the screen, so that something can be pushed.
  let hasStack: Bool
  /// How many entries lie on the root of the nearest stack: they are the last ones of ``trail``.
  let stackEntryCount: Int
  /// What the top layer's columns show on regular width, left to right; empty where it has none.
  let columns: [ColumnState]

  /// The screen's own controls, in order.
  let controls: [Control]
  /// The place of the first of them among the flow's transitions.
  let firstTransition: Int

  /// The screen on its canonical back stack.
  convenience init(_ flow: FlowPlan, at destination: Int) {
    // The tree knows the stack by places, which the machine's ids would have to be looked up for.
    if let stack = flow.stacks.stack(of: destination),
      let machine = flow.stacks.state(of: destination, on: stack)
    {
      self.init(flow, at: destination, on: stack, machine, trail: stack.entries)
    } else {
      self.init(
        flow, at: destination, on: nil, .showing(flow.graph.destinations[destination].id),
        trail: [BackStack.Entry(destination: destination, isOnPath: true)])
    }
  }

  /// Another screen that is visible at the same time: a split view's column.
  convenience init(_ flow: FlowPlan, at destination: Int, beside state: ScreenState) {
    self.init(flow, at: destination, on: state.stack, state.machine, trail: state.trail)
  }

  private init(
    _ flow: FlowPlan, at destination: Int, on stack: BackStack?, _ machine: BackStackMachine,
    trail: [BackStack.Entry]
  ) {
    self.flow = flow
    self.destination = destination
    self.stack = stack
    self.machine = machine
    self.trail = trail
    hasStack = machine.hasStack
    stackEntryCount = machine.stackEntryCount
    columns = machine.columns
    let transitions = flow.index.outgoing(of: destination)
    firstTransition = transitions.lowerBound
    controls = Control.all(of: transitions, on: machine, at: destination, of: flow)
  }

  /// The screen that the bar's back button leads to, as a place in the flow's graph; nil at the root
  /// of a stack.
  var previous: Int? { trail.count > 1 ? trail[trail.count - 2].destination : nil }

  /// Whether the screen is a selection of a split view, which has no back button where the columns
  /// stand side by side; what was pushed onto a column has one.
  var isSelected: Bool { !columns.isEmpty && machine.trail.last?.column != nil }

  /// The destination's content. Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var content: Destination { flow.graph.destinations[destination] }

  /// A control by its number on the screen, nil where the graph has no such control.
  func control(_ number: Int) -> ScreenControl? {
    controls.indices.contains(number) ? ScreenControl(state: self, number: number) : nil
  }

  /// What the bar's back button does here: where something lies on the stack's root, it shows what
  /// lies under the top.
  var backOutcome: ControlOutcome {
    guard stackEntryCount > 0, let previous else { return outcome(of: .back) }
    return .shows(previous, [])
  }

  /// What an action does here that is no control of the screen's own: a tab.
  func outcome(of action: Action) -> ControlOutcome {
    ControlOutcome(of: action, on: machine, at: destination, of: flow)
  }
}

extension ScreenState {
  /// What rows and buttons ask most often of one of the screen's own controls.
  struct Control {
    /// The kind of its action.
    let kind: ActionKind
    /// The screen that it puts on a stack, as a place in the flow's graph, where it does nothing
    /// else.
    let appended: Int?
    /// What it does here.
    let outcome: ControlOutcome

    /// A screen's controls where the app stands.
    ///
    /// - Parameter transitions: Their places among the flow's transitions.
    fileprivate static func all(
      of transitions: Range<Int>, on machine: BackStackMachine, at destination: Int,
      of flow: FlowPlan
    ) -> [Control] {
      let index = flow.index
      // All pushes go to the same stack: what may surprise about one, or stand in its way, holds for
      // each of them.
      var push: ControlOutcome?
      return transitions.map { place in
        let kind = index.kind(of: place)
        let shown = index.shownDestination(of: place)
        let isLone = (kind == .push || kind == .show) && index.targetCount(of: place) == 1
        let outcome: ControlOutcome
        if let shown, let push, kind == .push {
          outcome = push.showing(shown)
        } else {
          outcome = ControlOutcome(of: place, on: machine, at: destination, of: flow)
          if kind == .push, shown != nil { push = outcome }
        }
        return Control(kind: kind, appended: isLone ? shown : nil, outcome: outcome)
      }
    }
  }
}
