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
  /// The top layer's back stack; nil for a screen alone, which nothing leads to.
  let stack: BackStack?
  /// The screens of that back stack, root first.
  let trail: [BackStack.Entry]
  /// Whether a stack is around the screen, so that something can be pushed.
  let hasStack: Bool
  /// What the top layer's columns show on regular width, left to right; empty where it has none.
  let columns: [ColumnState]

  /// The screen's own controls, in order.
  let controls: [Control]
  /// The place of the first of them among the flow's transitions.
  let firstTransition: Int

  /// The screen on its canonical back stack.
  convenience init(_ flow: FlowPlan, at destination: Int) {
    if let stack = flow.stacks.stack(of: destination),
      let machine = flow.stacks.state(canonical: stack, of: destination)
    {
      self.init(flow, at: destination, on: machine, stack)
    } else {
      let id = flow.graph.destinations[destination].id
      self.init(flow, at: destination, on: .showing(id), nil)
    }
  }

  /// Another screen that is visible at the same time: a split view's column.
  convenience init(_ flow: FlowPlan, at destination: Int, beside state: ScreenState) {
    self.init(flow, at: destination, on: state.machine, state.stack)
  }

  private init(
    _ flow: FlowPlan, at destination: Int, on machine: BackStackMachine, _ stack: BackStack?
  ) {
    self.flow = flow
    self.destination = destination
    self.machine = machine
    self.stack = stack
    trail = stack?.entries ?? [BackStack.Entry(destination: destination, isOnPath: true)]
    hasStack = machine.hasStack
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
  var isSelected: Bool { !columns.isEmpty && trail.last?.column != nil }

  /// What presents the screen, as a place in the flow's graph; nil in the app's own container.
  var presenter: Int? { stack?.presentation?.presenter }

  /// The destination's content. Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var content: Destination { flow.graph.destinations[destination] }

  /// A control by its number on the screen, nil where the graph has no such control.
  func control(_ number: Int) -> ScreenControl? {
    controls.indices.contains(number) ? ScreenControl(state: self, number: number) : nil
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
