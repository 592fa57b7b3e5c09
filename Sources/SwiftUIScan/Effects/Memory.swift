/// What a call gave, kept for the next call with the same values.
struct Memory {
  var value: Value
  var events: [Event]
  var metDefault: Bool
  var metCondition: String?
  var metPlace: Place?

  /// A call and the values that it is made with.
  struct Key: Hashable {
    let call: Evaluator.CallID
    let variables: [Field]
    let receiver: Value?

    init(call: Evaluator.CallID, variables: [String: Value], _ receiver: Value?) {
      self.call = call
      self.variables = variables.sorted { $0.key < $1.key }.map { Field(name: $0, value: $1) }
      self.receiver = receiver
    }
  }
}

extension Evaluator {
  /// Does a call, or gives what the same call gave before.
  ///
  /// A call is not kept where something in it was left out because it was under way already, or
  /// where its events were traced back to where it was called from.
  func remembering(_ key: Memory.Key, _ body: () -> Value) -> Value {
    if !calls.contains(key.call), let memory = memory[key] {
      replayApart(memory.events)
      if memory.metDefault { metDefault = true }
      if metPlace == nil, memory.metPlace != nil {
        (metPlace, metCondition) = (memory.metPlace, memory.metCondition)
      }
      return memory.value
    }
    let outer = (metDefault, metCondition, metPlace, outermostSite)
    let cuts = cutCount
    (metDefault, metCondition, metPlace, outermostSite) = (false, nil, nil, Int.max)
    let (value, events) = apart(body)
    if cuts == cutCount, outermostSite >= sites.count {
      memory[key] = Memory(
        value: value, events: events, metDefault: metDefault, metCondition: metCondition,
        metPlace: metPlace)
    }
    metDefault = metDefault || outer.0
    if outer.2 != nil { (metCondition, metPlace) = (outer.1, outer.2) }
    outermostSite = min(outermostSite, outer.3)
    replayApart(events)
    return value
  }
}
