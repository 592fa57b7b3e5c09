import RouteGraph

/// A screen where a back stack stands: what it shows, and what each of its controls does there.
///
/// A class because everything that draws the screen refers to it. It belongs to one page and to one
/// task: what it stands on makes the app's state when that is asked for.
final class ScreenState {
  /// Where the app stands.
  let standing: AppStanding
  /// The place of the screen's destination in the flow's graph.
  let destination: Int
  /// The top layer's back stack, root first.
  let trail: [BackStack.Entry]
  /// What the top layer's columns show on regular width, left to right; empty where it has none.
  let columns: [ColumnState]

  /// The places of the screen's own controls among the flow's transitions.
  let transitions: Range<Int>
  /// Which of them are drawn so that they can be pressed.
  let drawnControls: DrawnControls
  /// What those do, in order.
  let controls: [Control]
  /// The conditions that make forms of the screen, found when something first asks for them.
  private(set) lazy var forms = ScreenForms.conditions(in: content.elements)

  /// The screen on its canonical back stack.
  convenience init(_ flow: FlowPlan, at destination: Int) {
    self.init(at: destination, AppStanding(flow, at: destination))
  }

  /// The screen on its canonical back stack as a picture.
  convenience init(pictureOf destination: Int, in flow: FlowPlan) {
    self.init(at: destination, AppStanding(flow, at: destination), .none)
  }

  /// Another screen that is visible at the same time: a split view's column.
  convenience init(at destination: Int, beside state: ScreenState, _ controls: DrawnControls) {
    self.init(at: destination, state.standing, controls)
  }

  private init(
    at destination: Int, _ standing: AppStanding, _ drawnControls: DrawnControls = .all
  ) {
    self.standing = standing
    self.destination = destination
    self.drawnControls = drawnControls
    trail =
      standing.stack?.entries ?? [BackStack.Entry(destination: destination, isOnPath: true)]
    columns = standing.surroundings.hasColumns ? standing.machine.columns : []
    let transitions = standing.flow.index.outgoing(of: destination)
    self.transitions = transitions
    controls =
      switch drawnControls {
      case .all: Control.all(of: transitions, on: standing, at: destination)
      case .some(let numbers):
        Control.all(
          of: numbers.map { transitions.lowerBound + $0 }, on: standing, at: destination)
      case .none: []
      }
  }

  /// The flow that the screen belongs to.
  var flow: FlowPlan { standing.flow }

  /// The canonical back stack of the page's destination; nil where nothing leads to it.
  var stack: BackStack? { standing.stack }

  /// Whether a stack is around the screen, so that something can be pushed.
  var hasStack: Bool { standing.surroundings.hasStack }

  /// The screen that the bar's back button leads to, as a place in the flow's graph; nil at the root
  /// of a stack.
  var previous: Int? { trail.count > 1 ? trail[trail.count - 2].destination : nil }

  /// Whether the screen is a selection of a split view, which has no back button where the columns
  /// stand side by side; what was pushed onto a column has one.
  var isSelected: Bool { !columns.isEmpty && trail.last?.column != nil }

  /// How the screen's layer is presented; nil in the app's own container.
  var presentationStyle: PresentationStyle? { standing.stack?.presentation?.style }

  /// What presents that layer, as a place in the flow's graph.
  var presenter: Int? { standing.stack?.presentation?.presenter }

  /// The destination's content. Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var content: Destination { flow.graph.destinations[destination] }

  /// What an action does here that is no control of the screen's own: a tab.
  func outcome(of action: Action) -> ControlOutcome {
    ControlOutcome(of: action, on: standing.machine, at: destination, of: flow)
  }
}

extension ScreenState {
  /// Which of a screen's controls can be pressed where it is drawn.
  enum DrawnControls {
    case all
    /// Those of some numbers on the screen, where it is drawn in part.
    case some([Int])
    /// None: a picture.
    case none
  }

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
      of transitions: some Collection<Int>, on standing: AppStanding, at destination: Int
    ) -> [Control] {
      let flow = standing.flow
      let index = flow.index
      // All pushes go to the same stack: what may surprise about one holds for each of them.
      let notes = standing.stack.map { flow.stacks.notesOfPush(onto: $0) } ?? []
      return transitions.map { place in
        let kind = index.kind(of: place)
        let isAppending = kind == .push || kind == .show
        let shown = index.shownDestination(of: place)
        let outcome: ControlOutcome
        if isAppending, let shown {
          outcome =
            standing.surroundings.hasStack
            ? .shows(shown, kind == .push ? notes : []) : .isDead(.noStack)
        } else {
          outcome = ControlOutcome(of: place, on: standing.machine, at: destination, of: flow)
        }
        let isLone = isAppending && index.targetCount(of: place) == 1
        return Control(kind: kind, appended: isLone ? shown : nil, outcome: outcome)
      }
    }
  }
}
