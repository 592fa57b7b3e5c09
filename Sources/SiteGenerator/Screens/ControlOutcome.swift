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
