import RouteGraph

/// Where the app stands on a page.
///
/// The back stack tells most of what a page asks. The whole state of the app is made when it is
/// first asked for: by a control that does more than push, a tab bar, a split view.
///
/// A class that belongs to one page and to one task.
final class AppStanding {
  /// The flow that the page belongs to.
  let flow: FlowPlan
  /// The place of the page's destination in the flow's graph.
  let destination: Int
  /// The destination's canonical back stack; nil where nothing leads to it.
  let stack: BackStack?
  /// What is around the screens of that stack.
  let surroundings: BackStackSurroundings

  /// The state of the app.
  private(set) lazy var machine =
    stack.flatMap { flow.stacks.state(of: destination, on: $0) }
    ?? .showing(flow.graph.destinations[destination].id)

  /// The app with a destination on its canonical back stack, or alone where it has none.
  init(_ flow: FlowPlan, at destination: Int) {
    self.flow = flow
    self.destination = destination
    let stack = flow.stacks.stack(of: destination)
    self.stack =
      stack.map { flow.fragments.isPossible(canonical: $0, of: destination) } == true ? stack : nil
    surroundings = self.stack.map { flow.stacks.surroundings(of: $0) } ?? .none
  }
}
