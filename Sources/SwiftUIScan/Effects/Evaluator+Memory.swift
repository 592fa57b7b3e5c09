extension Evaluator {
  /// Does a call, or gives what the same call gave before.
  ///
  /// What a call gave while others were under way, and were left out where they came up again, is
  /// only given again while those are under way: elsewhere there is more to find.
  func remembering(_ key: Memory.Key, _ body: () -> Value) -> Value {
    if !calls.contains(key.call), let memory = memory[key]?.first(where: { isUsable($0) }) {
      cuts.formUnion(memory.cuts)
      isTooDeep = isTooDeep || memory.depth > 0
      repeatEvents(memory.events)
      if memory.metDefault { metDefault = true }
      if metPlace == nil, memory.metPlace != nil {
        (metPlace, metCondition) = (memory.metPlace, memory.metCondition)
      }
      return memory.value
    }
    let met = (metDefault, metCondition, metPlace)
    let outer = (cuts, isTooDeep, outermostSite)
    (metDefault, metCondition, metPlace) = (false, nil, nil)
    (cuts, isTooDeep, outermostSite) = ([], false, Int.max)
    let (value, events) = apart(body)
    keep(value, events, for: key)
    metDefault = metDefault || met.0
    if met.2 != nil { (metCondition, metPlace) = (met.1, met.2) }
    cuts.formUnion(outer.0)
    isTooDeep = isTooDeep || outer.1
    outermostSite = min(outermostSite, outer.2)
    replayApart(events)
    return value
  }

  private func isUsable(_ memory: Memory) -> Bool {
    memory.depth <= calls.count && memory.cuts.isSubset(of: calls)
  }

  /// Keeps what a call gave, unless it shows what was traced back to where it was called from.
  private func keep(_ value: Value, _ events: [Event], for key: Memory.Key) {
    guard outermostSite >= sites.count || value.isPlain,
      memory[key, default: []].count < Memory.variantLimit
    else { return }
    var kept = events
    for (index, event) in events.enumerated() {
      if let origin = event.origin, origin.site >= sites.count { kept[index].origin = nil }
    }
    memory[key, default: []].append(
      Memory(
        value: value, events: kept, metDefault: metDefault, metCondition: metCondition,
        metPlace: metPlace, cuts: cuts, depth: isTooDeep ? calls.count : 0))
  }
}

extension Value {
  /// Whether the value holds nothing that is shown.
  fileprivate var isPlain: Bool {
    switch self {
    case .unknown, .literal, .state, .binding, .type, .keyPath, .environment: true
    case .member(_, _, let values), .array(let values), .oneOf(let values):
      values.allSatisfy(\.isPlain)
    case .instance(_, let fields), .tuple(let fields): fields.allSatisfy(\.value.isPlain)
    case .closure, .method, .view: false
    }
  }
}
