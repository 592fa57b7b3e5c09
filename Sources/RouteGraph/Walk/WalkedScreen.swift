/// A screen whose controls lead to places in the walk.
struct WalkedScreen {
  /// One control: what it does, how it reads, where it is written.
  struct Control {
    let action: ActionTree<Int>
    let deepLinkRule: DeepLinkRule?
    let label: String
    let condition: Condition?
    let place: SourcePlace
  }

  let title: String
  let subtitle: String?
  let bar: BarOptions
  let deepLink: String?
  let condition: Condition?
  let elements: [Element]
  let controls: [Control]
  let states: [SharedState]
  let place: SourcePlace

  /// Reads a screen and visits what its controls lead to.
  init(_ screen: Screen, of flow: Flow, visited: inout VisitedRoutes) {
    var reading = ControlReading(visited: visited)
    visited = VisitedRoutes(limit: 0)
    var bar = BarOptions()
    bar.leading = reading.elements(of: screen.bar.leading)
    bar.trailing = reading.elements(of: screen.bar.trailing)
    elements = reading.elements(of: screen.content)
    visited = reading.visited
    controls = reading.controls
    states = screen.bar.leading.states + screen.bar.trailing.states + screen.content.states

    var claim = BarClaim(
      title: screen.title, subtitle: screen.subtitle,
      isBackButtonHidden: screen.bar.isBackButtonHidden)
    claim.take(from: screen.content.elements)
    bar.isBackButtonHidden = claim.isBackButtonHidden ?? false
    bar.isHidden = screen.bar.isHidden
    bar.isTabBarHidden = screen.bar.isTabBarHidden
    bar.hasLargeTitle = screen.bar.hasLargeTitle
    self.bar = bar
    title = claim.title ?? flow.bar.defaultTitle ?? ""
    subtitle = claim.subtitle
    deepLink = screen.deepLink
    condition = screen.condition
    self.place = screen.place
  }
}

/// Numbers the controls of a screen in reading order and visits their targets.
private struct ControlReading {
  var visited: VisitedRoutes
  var controls: [WalkedScreen.Control] = []

  init(visited: consuming VisitedRoutes) {
    self.visited = visited
  }

  mutating func elements(of parts: ScreenParts) -> [Element] {
    parts.elements.compactMap { element(of: $0, under: nil) }
  }

  /// The element with its controls numbered; a control beyond the walk's limit is left out.
  private mutating func element(
    of draft: ElementTree<ControlDraft>, under condition: Condition?
  ) -> Element? {
    if case .control(let control, let style, let label) = draft {
      let text = ElementTree.controlLabel(label)
      guard let index = number(control, label: text, under: condition) else { return nil }
      return .control(index, style, label: label.compactMap { element(of: $0, under: condition) })
    }
    return draft.rebuilt { child, inner in
      element(of: child, under: inner.map { Condition($0, inside: condition) } ?? condition)
    }
  }

  private mutating func number(
    _ control: ControlDraft, label: String, under condition: Condition?
  ) -> Int? {
    var isWhole = true
    let action = control.action.map { route in
      let place = visited.place(of: route)
      isWhole = isWhole && place != nil
      return place ?? 0
    }
    guard isWhole else { return nil }
    controls.append(
      .init(
        action: action, deepLinkRule: control.deepLinkRule, label: label, condition: condition,
        place: control.place))
    return controls.count - 1
  }
}

extension BarClaim {
  /// Lets the children speak: of several that set a value the innermost wins, of equals the last.
  fileprivate mutating func take(from elements: [ElementTree<ControlDraft>]) {
    for element in elements {
      if case .child(_, let claim, _) = element {
        title = claim.title ?? title
        subtitle = claim.subtitle ?? subtitle
        isBackButtonHidden = claim.isBackButtonHidden ?? isBackButtonHidden
      }
      take(from: element.children)
    }
  }
}
