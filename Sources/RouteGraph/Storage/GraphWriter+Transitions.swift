import Bytes

extension GraphWriter {
  mutating func write(_ transition: Transition) {
    write(origin: transition.from)
    field("to", transition.action.targets.last?.rawValue)
    field("action", transition.action.kind.rawValue)
    writeDetails(of: transition.action)
    if let rule = transition.deepLinkRule { field("onDeepLink", rule.rawValue) }
    field("label", transition.label)
    field("onPath", transition.action.isOnPath)
    write(transition.confidence)
    field("condition", transition.condition?.text)
    key("source")
    write(transition.source)
    inline(", \"sites\": [", transition.sites) { $0.write($1) }
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

extension ActionTree {
  /// Whether what the action shows lies on the path.
  fileprivate var isOnPath: Bool {
    switch self {
    case .push, .replaceTop, .setStack, .selectTab, .select, .popTo: true
    default: false
    }
  }
}
