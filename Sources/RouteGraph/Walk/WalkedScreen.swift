/// A screen whose controls lead to places in the walk.
final class WalkedScreen {
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
  init(_ screen: Screen, of flow: Flow, visited: VisitedRoutes) {
    var reading = ScreenReading(screen, visited: visited)
    var bar = BarOptions()
    bar.leading = reading.elements(of: screen.bar.leading.elements)
    bar.trailing = reading.elements(of: screen.bar.trailing.elements)
    reading.hearsChildren = true
    elements = reading.elements(of: screen.content.elements)
    controls = reading.controls
    states = screen.bar.leading.states + screen.bar.trailing.states + screen.content.states

    bar.isBackButtonHidden = reading.claim.isBackButtonHidden ?? false
    bar.isHidden = screen.bar.isHidden
    bar.isTabBarHidden = screen.bar.isTabBarHidden
    bar.hasLargeTitle = screen.bar.hasLargeTitle
    self.bar = bar
    title = reading.claim.title ?? flow.bar.defaultTitle ?? ""
    subtitle = reading.claim.subtitle
    deepLink = screen.deepLink
    condition = screen.condition
    place = screen.place
  }
}

/// Numbers the controls of a screen in reading order, visits their targets and lets the children
/// speak for the screen.
private struct ScreenReading {
  private let visited: VisitedRoutes
  private(set) var controls: [WalkedScreen.Control] = []
  /// What the screen says, and after it the children that were read: of several that set a value the
  /// innermost wins, of equals the last.
  private(set) var claim: BarClaim
  /// Whether children speak: those in the bar don't.
  var hearsChildren = false

  init(_ screen: Screen, visited: VisitedRoutes) {
    self.visited = visited
    claim = BarClaim(
      title: screen.title, subtitle: screen.subtitle,
      isBackButtonHidden: screen.bar.isBackButtonHidden)
  }

  /// The elements with their controls numbered; a control beyond the walk's limit is left out.
  mutating func elements(
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
    case .child(_, let child, _) where hearsChildren: claim.take(child)
    default: break
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
  /// Takes over what another claim sets.
  fileprivate mutating func take(_ other: BarClaim) {
    title = other.title ?? title
    subtitle = other.subtitle ?? subtitle
    isBackButtonHidden = other.isBackButtonHidden ?? isBackButtonHidden
  }
}
