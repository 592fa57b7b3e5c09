/// A flow as far as its screens have been read: numbers the controls of each in reading order, visits
/// their targets and lets children speak for their screen.
struct FlowReading {
  let flow: Flow
  /// The routes that were met, in the order in which their screens are read.
  private(set) var visited: VisitedRoutes
  /// The screens, in the order of their routes.
  var screens: [WalkedScreen] = []
  /// The controls of all screens.
  var controls: [WalkedControl] = []
  /// Where the controls lead, one control after the other.
  private(set) var targets: [Int32] = []
  /// The controls whose actions can't be carried out anywhere, and the screens that they stand on.
  private(set) var impossible: [(screen: Int, control: Int, action: ImpossibleAction)] = []
  private var details: WalkedDetails
  /// What holds the screens that the app starts with.
  private(set) var container = ContainerTree<Int>.tabs([])
  /// What the screen that is being read says of its bar, and after it the children that were read: of
  /// several that set a value the innermost wins, of equals the last.
  private var claim = BarClaim()
  /// The first control of the screen that is being read.
  private var firstControl = 0

  /// Reads a flow, breadth-first from the container's screens.
  init(_ flow: Flow, limit: Int, sources: SourceNaming) {
    self.flow = flow
    details = WalkedDetails(sources: sources)
    visited = VisitedRoutes(limit: limit)
    container = flow.container.map { visited.place(of: $0) ?? 0 }
    while screens.count < visited.routes.count {
      read(visited.routes[screens.count].route.screen)
    }
  }

  private mutating func read(_ screen: Screen) {
    firstControl = controls.count
    var bar = BarOptions()
    bar.leading = elements(of: screen.bar.leading.elements)
    bar.trailing = elements(of: screen.bar.trailing.elements)
    // After the bars, whose children have no say.
    claim = BarClaim(
      title: screen.title, subtitle: screen.subtitle,
      isBackButtonHidden: screen.bar.isBackButtonHidden)
    let content = elements(of: screen.content.elements)
    bar.isBackButtonHidden = claim.isBackButtonHidden ?? false
    bar.isHidden = screen.bar.isHidden
    bar.isTabBarHidden = screen.bar.isTabBarHidden
    bar.hasLargeTitle = screen.bar.hasLargeTitle
    screens.append(
      WalkedScreen(
        title: claim.title ?? flow.bar.defaultTitle ?? "", subtitle: claim.subtitle, bar: bar,
        deepLink: screen.deepLink, condition: screen.condition, elements: content,
        controls: firstControl..<controls.count, states: screen.states, place: screen.place))
  }

  /// The elements with their controls numbered; a control beyond the walk's limit is left out.
  private mutating func elements(
    of drafts: [ElementTree<ControlDraft>], under condition: Condition? = nil
  ) -> [Element] {
    // Most labels are one text.
    if drafts.count == 1 { return element(of: drafts[0], under: condition).map { [$0] } ?? [] }
    var elements: [Element] = []
    elements.reserveCapacity(drafts.count)
    for draft in drafts {
      if let element = element(of: draft, under: condition) { elements.append(element) }
    }
    return elements
  }

  private mutating func element(
    of draft: ElementTree<ControlDraft>, under condition: Condition?
  ) -> Element? {
    switch draft {
    case .control(let control, let style, let label):
      let text = ElementTree.controlLabel(label)
      guard let index = number(control, label: text, under: condition) else { return nil }
      return .control(index, style, label: elements(of: label, under: condition))
    case .child(_, let child, _): claim.take(child)
    default: break
    }
    return draft.rebuilt { child, inner in
      element(of: child, under: inner.map { Condition($0, inside: condition) } ?? condition)
    }
  }

  /// The number of a control on its screen; nil where it leads beyond the walk's limit.
  private mutating func number(
    _ control: ControlDraft, label: String, under condition: Condition?
  ) -> Int? {
    let start = targets.count
    guard visitTargets(of: control.action) else {
      targets.removeLast(targets.count - start)
      return nil
    }
    let action: ActionTree<Void> = control.action.map({ _ in }, list: { _ in [] })
    if let problem = ImpossibleAction(action, targetCount: targets.count - start) {
      impossible.append((screens.count, controls.count, problem))
    }
    controls.append(
      WalkedControl(
        action: action,
        targets: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: targets.count),
        label: label, details: details.details(of: control, under: condition)))
    return controls.count - 1 - firstControl
  }

  /// Visits what an action leads to, and says whether all of it lies within the walk's limit.
  private mutating func visitTargets(of action: ActionTree<AnyRoute>) -> Bool {
    switch action {
    case .push(let routes), .setStack(let routes), .selectTab(_, let routes):
      var isWhole = true
      for route in routes where !visit(route) { isWhole = false }
      return isWhole
    case .show(let route), .popTo(let route), .replaceTop(let route), .present(_, let route, _),
      .select(_, let route):
      return visit(route)
    case .back, .pop, .popToRoot, .dismiss, .dismissAll, .openURL, .set: return true
    }
  }

  private mutating func visit(_ route: AnyRoute) -> Bool {
    guard let place = visited.place(of: route) else { return false }
    targets.append(Int32(truncatingIfNeeded: place))
    return true
  }
}

extension Screen {
  /// The shared values that the screen shows or changes.
  fileprivate var states: [SharedState] {
    let bars = bar.leading.states + bar.trailing.states
    return bars.isEmpty ? content.states : bars + content.states
  }
}

extension BarClaim {
  /// Takes over what another claim sets.
  fileprivate mutating func take(_ other: BarClaim) {
    title = other.title ?? title
    subtitle = other.subtitle ?? subtitle
    isBackButtonHidden = other.isBackButtonHidden ?? isBackButtonHidden
  }
}
