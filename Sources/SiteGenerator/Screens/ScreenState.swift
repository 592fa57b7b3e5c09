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
  /// The top layer's back stack, root first.
  let trail: [Entry]
  /// What the top layer's columns show on regular width, left to right; empty where it has none.
  let columns: [ColumnState]

  /// What the screen's own controls do here, in order.
  let outcomes: [ControlOutcome]
  /// The place of the first of the screen's own controls among the flow's transitions.
  let firstTransition: Int

  /// One screen of the back stack.
  struct Entry {
    /// What it shows, as a place in the flow's graph.
    let destination: Int
    /// Whether it is in the `NavigationPath` array; the root counts as if it were.
    let isOnPath: Bool
  }

  /// The screen on its canonical back stack.
  convenience init(_ flow: FlowPlan, at destination: Int) {
    // The tree knows the stack by places, which the machine's ids would have to be looked up for.
    if let machine = flow.stacks.state(of: destination),
      let stack = flow.stacks.stack(of: destination)
    {
      self.init(
        flow, at: destination, on: machine,
        trail: stack.entries.map { Entry(destination: $0.destination, isOnPath: $0.isOnPath) })
    } else {
      self.init(
        flow, at: destination, on: flow.state(of: destination),
        trail: [Entry(destination: destination, isOnPath: true)])
    }
  }

  /// Another screen that is visible at the same time: a split view's column.
  convenience init(_ flow: FlowPlan, at destination: Int, beside state: ScreenState) {
    self.init(flow, at: destination, on: state.machine, trail: state.trail)
  }

  private init(
    _ flow: FlowPlan, at destination: Int, on machine: BackStackMachine, trail: [Entry]
  ) {
    self.flow = flow
    self.destination = destination
    self.machine = machine
    self.trail = trail
    columns = machine.columns
    let controls = flow.index.outgoing(of: destination)
    firstTransition = controls.lowerBound
    outcomes = ControlOutcome.outcomes(of: controls, on: machine, at: destination, of: flow)
  }

  /// The screen that the bar's back button leads to, as a place in the flow's graph; nil at the root
  /// of a stack.
  var previous: Int? { trail.dropLast().last?.destination }

  /// Whether the screen is a selection of a split view, which has no back button where the columns
  /// stand side by side; what was pushed onto a column has one.
  var isSelected: Bool { !columns.isEmpty && machine.trail.last?.column != nil }

  /// What the `NavigationPath` array of the nearest stack holds, as places in the flow's graph.
  var path: [Int] {
    let entries = trail.suffix(machine.stackEntryCount)
    var path: [Int] = []
    path.reserveCapacity(entries.count)
    for entry in entries where entry.isOnPath { path.append(entry.destination) }
    return path
  }

  /// The destination's content. Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var content: Destination { flow.graph.destinations[destination] }

  /// A control by its number on the screen, nil where the graph has no such control.
  func control(_ number: Int) -> ScreenControl? {
    outcomes.indices.contains(number) ? ScreenControl(state: self, number: number) : nil
  }

  /// What the bar's back button does here: where something lies on the stack's root, it shows what
  /// lies under the top.
  var backOutcome: ControlOutcome {
    guard machine.stackEntryCount > 0, let previous else { return outcome(of: .back) }
    return .shows(previous, [])
  }

  /// What an action does here that is no control of the screen's own: a tab.
  func outcome(of action: Action) -> ControlOutcome {
    ControlOutcome(of: action, on: machine, at: destination, of: flow)
  }
}

/// A control of a screen with what it does.
struct ScreenControl {
  /// The screen.
  let state: ScreenState
  private let number: Int

  /// A control that the screen has.
  init(state: ScreenState, number: Int) {
    self.state = state
    self.number = number
  }

  /// Its place among the flow's transitions.
  private var place: Int { state.firstTransition + number }

  /// What it does here.
  @inline(__always) var outcome: ControlOutcome { state.outcomes[number] }

  /// The kind of its action.
  var kind: ActionKind { state.flow.index.kind(of: place) }

  /// The screen that it puts on a stack, as a place in the flow's graph, where it does nothing else.
  var appended: Int? {
    guard kind == .push || kind == .show, state.flow.index.targetCount(of: place) == 1 else {
      return nil
    }
    return state.flow.index.shownDestination(of: place)
  }

  /// All targets of its action, where it has several.
  var severalTargets: [DestinationID]? {
    state.flow.index.targetCount(of: place) > 1 ? action.targets : nil
  }

  /// The screen under the layer, where this presents a sheet that hangs on that screen too.
  var presenterToWaitFor: Int? {
    guard kind == .present,
      let presenter = state.machine.presenter.flatMap({ state.flow.place(of: $0) })
    else { return nil }
    let check = SheetCheck(state.flow.graph, index: state.flow.index)
    return check.isPresented(by: presenter, too: place) ? presenter : nil
  }

  /// What it does.
  var action: Action { state.flow.action(of: place) }

  // Field by field, and inlined: a transition as a whole holds a dozen references to count.

  /// Its text.
  @inline(__always) var label: String { state.flow.graph.transitions[place].label }

  /// What must hold for it to exist.
  @inline(__always) var condition: Condition? { state.flow.graph.transitions[place].condition }

  /// How sure it is that it exists.
  @inline(__always) var confidence: Confidence { state.flow.graph.transitions[place].confidence }
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
        let landing = try machine.landing(of: action)
        self = .shows(flow.place(of: landing.visible) ?? destination, landing.notes)
      } catch {
        self = .isDead(error)
      }
    }
  }

  /// What a screen's controls do where the app stands.
  ///
  /// - Parameter transitions: The controls' places among the flow's transitions.
  fileprivate static func outcomes(
    of transitions: Range<Int>, on machine: BackStackMachine, at destination: Int, of flow: FlowPlan
  ) -> [ControlOutcome] {
    // All pushes go to the same stack: what may surprise about one, or stand in its way, holds for
    // each of them.
    var push: ControlOutcome?
    return transitions.map { place in
      let shown = flow.index.kind(of: place) == .push ? flow.index.shownDestination(of: place) : nil
      if let shown, let push { return push.showing(shown) }
      let outcome = ControlOutcome(of: place, on: machine, at: destination, of: flow)
      if shown != nil { push = outcome }
      return outcome
    }
  }

  /// The same outcome with another screen in front, where one is shown.
  private func showing(_ destination: Int) -> ControlOutcome {
    if case .shows(_, let notes) = self { .shows(destination, notes) } else { self }
  }

  /// What a control does where the app stands.
  ///
  /// - Parameter transition: The control's place among the flow's transitions.
  private init(
    of transition: Int, on machine: BackStackMachine, at destination: Int, of flow: FlowPlan
  ) {
    switch flow.index.kind(of: transition) {
    case .push, .show:
      // What lies on top is known by its place already.
      do throws(BackStackProblem) {
        let landing = try machine.landing(of: flow.graph.transitions[transition].action)
        let shown = flow.index.shownDestination(of: transition)
        self = .shows(shown ?? destination, landing.notes)
      } catch {
        self = .isDead(error)
      }
    default:
      self.init(of: flow.action(of: transition), on: machine, at: destination, of: flow)
    }
  }
}
