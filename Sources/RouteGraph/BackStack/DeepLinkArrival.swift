/// What a deep link meets when it arrives, and what becomes of it there.
package struct DeepLinkArrival: Hashable, Sendable {
  /// What becomes of a link.
  package enum Outcome: Hashable, Sendable {
    /// All layers close, and the link's destination shows with its canonical back stack.
    case opens
    /// The link is held back, since a layer stays until it is left; where in the layers that is.
    case waits(layer: Int)
    /// Nothing says what becomes of it; the lowest layer without a rule.
    case unstated(layer: Int)
  }

  /// The presentations that are open, bottom to top, as places in `graph.transitions`; empty where the
  /// app's own container is in front.
  package let layers: [Int]
  /// What becomes of the link.
  package let outcome: Outcome
}

extension BackStackTree {
  /// What deep links meet in the flow: the app's container alone first, then every pile of layers by
  /// the canonical back stacks, lower ones first, ties in the order of the walk. Piles of the same
  /// screens with the same rules are one.
  ///
  /// Sheets and covers count, and other layers that have a rule: an alert is gone before anybody
  /// follows a link. O(transitions, and the depth of each presenter).
  ///
  /// - Parameter limit: The most arrivals to give, at least one.
  /// - Returns: The arrivals, and how many more there are.
  package func deepLinkArrivals(limit: Int) -> (arrivals: [DeepLinkArrival], leftOutCount: Int) {
    var piles: [[Int]] = []
    for place in graph.transitions.indices where meetsDeepLinks(place) {
      guard let origin = index.origin(of: place), isReachable(origin) else { continue }
      piles.append(layers(of: origin).filter(meetsDeepLinks) + [place])
    }
    piles.sort { left, right in
      left.count != right.count ? left.count < right.count : turn(of: left) < turn(of: right)
    }
    var known: Set<[DeepLinkLayer]> = []
    let distinct = piles.filter { pile in
      known.insert(pile.map { DeepLinkLayer($0, of: self) }).inserted
    }
    let given = distinct.prefix(max(0, limit - 1))
    let arrivals = ([[]] + given).map { DeepLinkArrival(layers: $0, outcome: outcome(over: $0)) }
    return (arrivals, distinct.count - given.count)
  }

  /// A note for each screen that may be open when a deep link arrives, where nothing says what becomes
  /// of the link; none in a flow without deep links. O(transitions).
  package var deepLinkProblems: [Diagnostic] {
    guard graph.destinations.contains(where: { $0.deepLink != nil }) else { return [] }
    var reported: Set<DeepLinkLayer> = []
    return graph.transitions.indices.compactMap { place in
      guard meetsDeepLinks(place), graph.transitions[place].deepLinkRule == nil,
        let origin = index.origin(of: place), isReachable(origin),
        let target = index.shownDestination(of: place),
        reported.insert(DeepLinkLayer(place, of: self)).inserted
      else { return nil }
      return Diagnostic(
        .note, "deep-link-rule-missing", at: graph.transitions[place].source,
        "'\(graph.destinations[target].title)' may be open when a deep link arrives, and nothing "
          + "says what becomes of the link",
        fix: "state 'onDeepLink' where it is presented: 'close' closes it first, 'wait' keeps it")
    }
  }

  /// Whether a transition presents a layer that a deep link has to reckon with.
  private func meetsDeepLinks(_ transition: Int) -> Bool {
    guard index.kind(of: transition) == .present,
      case .present(let style, _, _) = graph.transitions[transition].action
    else { return false }
    return style == .sheet || style == .fullScreenCover
      || graph.transitions[transition].deepLinkRule != nil
  }

  private func outcome(over layers: [Int]) -> DeepLinkArrival.Outcome {
    let rules = layers.map { graph.transitions[$0].deepLinkRule }
    if let layer = rules.firstIndex(of: .wait) { return .waits(layer: layer) }
    return rules.firstIndex(of: nil).map { .unstated(layer: $0) } ?? .opens
  }

  /// The transitions that present the layers of a destination's canonical back stack, bottom to top.
  private func layers(of destination: Int) -> [Int] {
    var layers: [Int] = []
    var bottom = root(under: canonicalTops[destination])
    while bottom.parent >= 0 {
      layers.append(Int(bottom.transition))
      bottom = root(under: bottom.parent)
    }
    return layers.reversed()
  }

  /// The order in which the walk meets the presenter of a pile's top layer, then its controls.
  private func turn(of pile: [Int]) -> (Int32, Int) {
    guard let top = pile.last, let origin = index.origin(of: top) else { return (Int32.max, 0) }
    return (turns[origin], top)
  }
}

/// What tells a layer from others for whoever follows a deep link.
private struct DeepLinkLayer: Hashable {
  let shown: Int?
  let style: PresentationStyle?
  let rule: DeepLinkRule?

  init(_ transition: Int, of tree: BackStackTree) {
    shown = tree.index.shownDestination(of: transition)
    rule = tree.graph.transitions[transition].deepLinkRule
    if case .present(let style, _, _) = tree.graph.transitions[transition].action {
      self.style = style
    } else {
      style = nil
    }
  }
}
