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

  /// One screen of the back stack.
  struct Entry {
    /// What it shows, as a place in the flow's graph.
    let destination: Int
    /// Whether it is in the `NavigationPath` array; the root counts as if it were.
    let isOnPath: Bool
  }

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
    columns = machine.columns
    trail = machine.trail.map { entry in
      Entry(
        destination: flow.place(of: entry.destination) ?? destination, isOnPath: entry.isOnPath)
    }
    outcomes = flow.index.outgoing(of: destination).map { place in
      ControlOutcome(of: place, on: machine, at: destination, of: flow)
    }
  }

  /// The screen that the bar's back button leads to, as a place in the flow's graph; nil at the root
  /// of a stack.
  var previous: Int? { trail.dropLast().last?.destination }

  /// Whether the screen is a selection of a split view, which has no back button where the columns
  /// stand side by side; what was pushed onto a column has one.
  var isSelected: Bool { !columns.isEmpty && machine.trail.last?.column != nil }

  /// What the `NavigationPath` array of the nearest stack holds, as places in the flow's graph.
  var path: [Int] {
    trail.suffix(machine.stackEntryCount).filter(\.isOnPath).map(\.destination)
  }

  /// The place of the first of the screen's own controls among the flow's transitions.
  var firstTransition: Int { flow.index.outgoing(of: destination).lowerBound }

  /// The destination's content. Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var content: Destination { flow.graph.destinations[destination] }

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

  /// Its place among the flow's transitions.
  private var place: Int { state.firstTransition + number }

  /// What it does here.
  @inline(__always) var outcome: ControlOutcome { state.outcomes[number] }

  /// The kind of its action.
  var kind: ActionKind { state.flow.index.kind(of: place) }

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

  /// What it is. Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var transition: Transition { state.flow.graph.transitions[place] }
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

  /// What a control does where the app stands.
  ///
  /// - Parameter transition: The control's place among the flow's transitions.
  fileprivate init(
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
