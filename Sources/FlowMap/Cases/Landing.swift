import RouteGraph

/// Where the controls that lead back land, by the canonical back stack of their screen.
struct Landing {
  let walk: CaseWalk

  /// Where a control of `origin` leads back to; nil where it removes nothing.
  func target(of action: Action, from origin: Int, index: CaseIndex) -> Int? {
    switch action {
    case .back: step(from: origin, crossingLayers: false)
    case .dismiss: step(from: origin, crossingLayers: true)
    case .pop(let count): belowEntries(count, from: origin)
    case .popTo(let target): index.number(of: target)
    case .popToRoot: belowEntries(Int.max, from: origin)
    case .dismissAll: presenter(of: origin)
    default: nil
    }
  }

  private func step(from origin: Int, crossingLayers: Bool) -> Int? {
    guard let place = walk.places[origin], crossingLayers || !place.isBase else { return nil }
    return place.under
  }

  /// What lies under the last `count` entries of the path, or under as many as there are.
  private func belowEntries(_ count: Int, from origin: Int) -> Int? {
    var (current, left, landing) = (origin, count, Int?.none)
    while left > 0, let place = walk.places[current], !place.isStackRoot, let under = place.under {
      if place.isOnPath {
        left -= 1
        landing = under
      }
      current = under
    }
    return left == 0 || count == Int.max ? landing : nil
  }

  /// The screen under all presented layers.
  private func presenter(of origin: Int) -> Int? {
    var (current, landing) = (origin, Int?.none)
    while let place = walk.places[current], let under = place.under {
      if place.isBase { landing = under }
      current = under
    }
    return landing
  }
}
