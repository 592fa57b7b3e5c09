import Bytes
import RouteGraph

/// What pressing a control does where a page's back stack stands.
enum ControlOutcome: Sendable {
  /// It shows a destination, with what may surprise about it.
  case shows(Int, [BackStackNote])
  /// It leaves the app.
  case leaves(url: String)
  /// It changes a shared value, which a page without a script can't.
  case changes(StateID)
  /// It can't be pressed.
  case isDead(BackStackProblem)
  /// It leads to an address that no page may link to.
  case isUnsafe(url: String)

  /// The stable name of the reason why the control is dead.
  var reason: String? {
    switch self {
    case .isDead(let problem): problem.id
    case .isUnsafe: "unsafe-link"
    case .changes: "needs-script"
    case .shows, .leaves: nil
    }
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
  init(
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
