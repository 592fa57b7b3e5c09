import RouteGraph

/// Actions chosen at random, the same ones for the same seed.
struct RandomActions {
  private var state: UInt64
  private(set) var tab = TabID(rawValue: "A")

  init(seed: UInt64) { state = seed }

  /// A number below a bound, from a xorshift generator with a multiplied result.
  mutating func number(below bound: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 31)) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Int((mixed ^ (mixed >> 32)) % UInt64(bound))
  }

  /// One of four destinations.
  mutating func destination() -> DestinationID {
    DestinationID(rawValue: ["w", "x", "y", "z"][number(below: 4)])
  }

  /// The next action, dead ones among them.
  mutating func next() -> Action {
    tab = TabID(rawValue: ["A", "B", "C", "D"][number(below: 4)])
    let destinations = (0..<number(below: 4)).map { _ in destination() }
    let kind = ActionKind.allCases[number(below: ActionKind.allCases.count)]
    switch kind {
    case .push: return .push(destinations)
    case .show: return .show(destination())
    case .back: return .back
    case .pop: return .pop(number(below: 5) - 1)
    case .popTo: return .popTo(destination())
    case .popToRoot: return .popToRoot
    case .replaceTop: return .replaceTop(destination())
    case .setStack: return .setStack(destinations)
    case .present:
      let style = PresentationStyle.allCases[number(below: PresentationStyle.allCases.count)]
      return .present(style, destination(), inStack: number(below: 2) == 0)
    case .dismiss: return .dismiss
    case .dismissAll: return .dismissAll
    case .selectTab: return .selectTab(tab, stack: number(below: 3) == 0 ? destinations : [])
    case .select: return .select(column: number(below: 5), destination())
    case .openURL: return .openURL("https://example.org")
    case .set: return .set(StateID(rawValue: "message"), .toggle)
    }
  }
}
