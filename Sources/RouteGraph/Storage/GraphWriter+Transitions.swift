import Bytes

extension GraphWriter {
  /// Writes one of a list of transitions, field by field and by numbers where those say enough: a
  /// transition that is copied has references to count, and where it leads lies anywhere.
  mutating func write(transition place: Int, of transitions: [Transition], _ index: GraphIndex) {
    let kind = index.kind(of: place)
    if let origin = index.origin(of: place) {
      write(origin: origin, index)
    } else {
      buffer.append("{\"from\": ")
      buffer.append(json: transitions[place].from.rawValue)
    }
    key("to")
    if let target = index.shownDestination(of: place) {
      index.withID(of: target) { buffer.append(json: $0) }
    } else {
      buffer.append(json: transitions[place].action.targets.last?.rawValue)
    }
    field("action", kind.rawValue)
    if kind.hasDetails || index.targetCount(of: place) > 1 {
      writeDetails(of: transitions[place].action)
    }
    let details = transitions[place].details
    if let rule = details.values.deepLinkRule { field("onDeepLink", rule.rawValue) }
    field("label", transitions[place].label)
    field("onPath", kind.isOnPath)
    write(details)
    buffer.append("}")
  }

  /// What an action holds besides the destination that it shows.
  private mutating func writeDetails(of action: Action) {
    let targets = action.targets
    if targets.count > 1 {
      inline(", \"through\": [", Array(targets.dropLast())) { $0.buffer.append(json: $1.rawValue) }
    }
    switch action {
    case .pop(let count):
      key("count")
      buffer.append(decimal: count)
    case .present(let style, _, let inStack):
      field("style", style.rawValue)
      field("inStack", inStack)
    case .selectTab(let tab, _): field("tab", tab.rawValue)
    case .select(let column, _):
      key("column")
      buffer.append(decimal: column)
    case .openURL(let url): field("url", url)
    case .set(let state, let change):
      field("state", state.rawValue)
      write(change)
    default: break
    }
  }

  private mutating func write(_ change: StateChange) {
    switch change {
    case .to(let value):
      key("value")
      write(value)
    case .random(let length):
      key("random")
      buffer.append(decimal: length)
    case .toggle: field("toggle", true)
    }
  }

  /// Writes what is true of many transitions alike: where those of the last one are meant, its bytes.
  private mutating func write(_ details: TransitionDetails) {
    if details === lastDetails { return buffer.append(detailsBytes) }
    let start = buffer.count
    write(details.values.confidence)
    field("condition", details.values.condition?.text)
    key("source")
    write(details.values.source)
    inline(", \"sites\": [", details.values.sites) { $0.write($1) }
    lastDetails = details
    detailsBytes.clear()
    detailsBytes.append(buffer, in: start..<buffer.count)
  }

  private mutating func write(_ confidence: Confidence) {
    switch confidence {
    case .declared: buffer.append(", \"confidence\": \"declared\"")
    case .resolved: buffer.append(", \"confidence\": \"resolved\"")
    case .inferred(let reason):
      field("confidence", "inferred")
      field("reason", reason)
    }
  }
}

extension ActionKind {
  /// Whether what such an action shows lies on the path.
  fileprivate var isOnPath: Bool {
    switch self {
    case .push, .replaceTop, .setStack, .selectTab, .select, .popTo: true
    default: false
    }
  }

  /// Whether such an action holds more than the destinations that it leads to.
  fileprivate var hasDetails: Bool {
    switch self {
    case .pop, .present, .selectTab, .select, .openURL, .set: true
    case .push, .show, .back, .popTo, .popToRoot, .replaceTop, .setStack, .dismiss, .dismissAll:
      false
    }
  }
}
