import RouteGraph

/// A control of a screen with what it does.
struct ScreenControl {
  /// The screen.
  let state: ScreenState
  /// Its place among the controls that the screen works out.
  private let number: Int
  /// Its place among the flow's transitions.
  private let place: Int

  /// A control that the screen has.
  init(state: ScreenState, number: Int) {
    self.init(state: state, number: number, place: state.transitions.lowerBound + number)
  }

  fileprivate init(state: ScreenState, number: Int, place: Int) {
    self.state = state
    self.number = number
    self.place = place
  }

  /// What it does here.
  @inline(__always) var outcome: ControlOutcome { state.controls[number].outcome }

  /// The kind of its action.
  var kind: ActionKind { state.controls[number].kind }

  /// The screen that it puts on a stack, as a place in the flow's graph, where it does nothing else.
  var appended: Int? { state.controls[number].appended }

  /// All targets of its action, where it has several.
  var severalTargets: [DestinationID]? {
    appended == nil && state.flow.index.targetCount(of: place) > 1 ? action.targets : nil
  }

  /// The screen under the layer, where this presents a sheet that hangs on that screen too.
  var presenterToWaitFor: Int? {
    guard kind == .present, let presenter = state.presenter else { return nil }
    return state.flow.sheets.isPresented(by: presenter, too: place) ? presenter : nil
  }

  /// What it does.
  var action: Action { state.flow.action(of: place) }

  // Field by field, and inlined: a copy of a transition counts all its references.

  /// Its text.
  @inline(__always) var label: String { state.flow.graph.transitions[place].label }

  /// What must hold for it to exist.
  var condition: Condition? { state.flow.condition(of: place) }

  /// How sure it is that it exists.
  var confidence: Confidence { state.flow.confidence(of: place) }

  /// Whether its text is known to be spelled like the page's title of a screen.
  func isNamed(after destination: Int) -> Bool { state.flow.isNamed(place, after: destination) }
}

extension ScreenState {
  /// A control by its number on the screen, nil where the graph has no such control. Of one in a
  /// picture nobody may ask what it does.
  func control(_ number: Int) -> ScreenControl? {
    guard number >= 0, number < transitions.count else { return nil }
    guard case .some(let numbers) = drawnControls else {
      return ScreenControl(state: self, number: number)
    }
    return numbers.firstIndex(of: number).map {
      ScreenControl(state: self, number: $0, place: transitions.lowerBound + number)
    }
  }
}

extension Element {
  /// The numbers of the controls in an element, under whatever conditions.
  var controlNumbers: [Int] {
    if case .control(let number, _, _) = self { return [number] }
    return children.flatMap(\.controlNumbers)
  }
}
